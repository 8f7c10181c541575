-- Undoing an import tells how far it is, as applying one does.
alter table import_run drop constraint import_run_kind_check;
alter table import_run add constraint import_run_kind_check check (kind in ('plan', 'apply', 'undo'));
