-- of a marked text the student says as well what comes next
alter table answer_analysis add column plan text not null default '';
