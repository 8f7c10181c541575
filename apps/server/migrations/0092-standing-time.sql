-- Minutes of extra time that a student has in every test that is given to them.
create table standing_time (
  student_id bigint primary key references person (id),
  minutes integer not null check (minutes between 1 and 600),
  set_by bigint not null references person (id),
  set_at timestamptz(3) not null
);
alter table change_set drop constraint change_set_kind;
alter table change_set add constraint change_set_kind
  check (kind in ('people', 'classCopies', 'classMerge', 'timetable', 'guardians', 'teams', 'staff', 'thirdParty', 'extraTime'));
