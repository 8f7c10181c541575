-- The rules by which the order of a printed form was drawn; sheets that were printed before follow the first ones.
alter table answer_sheet add column form_rules integer check (form_rules in (1, 2));
update answer_sheet set form_rules = 1 where form is not null;
alter table answer_sheet add constraint answer_sheet_form_rules check ((form is null) = (form_rules is null));
