-- Until when an assignment can be answered is stored with it: the hours after a deadline in which late answers count.

-- A process of the version before makes assignments without it: it is still there where its connection for jobs is.
do $$ begin
  if exists (select from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid() and application_name = 'inkstone jobs') then
    raise exception 'another Inkstone process still serves this database: stop all of them, then start this version';
  end if;
end $$;
alter table assignment add column late_hours integer;
update assignment
   set late_hours = case when kind in ('test', 'candidate') then 0 else (select archive_hours from school) end;
alter table assignment alter column late_hours set not null;
alter table assignment add constraint assignment_late_hours_check check (late_hours >= 0);
-- The kinds are those of the code: a new one is a folder and no change of the schema.
alter table assignment drop constraint assignment_kind_check;
alter table assignment add constraint assignment_kind_check check (kind ~ '^[a-z][A-Za-z]*$');
