-- More time opens nothing again whose report was open to its student, also where the report has closed again since.
alter table recipient add column report_was_open boolean not null default false;
