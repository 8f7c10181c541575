-- Sessions are imported as change sets; a session that came from a file is found again by its id there.
alter table change_set drop constraint change_set_kind;
alter table change_set add constraint change_set_kind check (kind in ('people', 'classCopies', 'classMerge', 'timetable'));
alter table change_set drop constraint change_set_format_check;
alter table change_set add constraint change_set_format_check check (format in ('csv', 'xlsx', 'oneroster', 'ics'));
alter table change_set add column timetable_facts jsonb;
create table timetable_row (
  change_set_id bigint not null references change_set(id) on delete cascade,
  position integer not null,
  outcome text not null check (outcome in ('made', 'changed', 'same', 'refused')),
  state text not null check (state in ('planned', 'applied', 'undone', 'stays')),
  plan jsonb not null,
  session_id bigint,
  edition integer,
  undo_fault text,
  primary key (change_set_id, position)
);
create table session_source (
  session_id bigint primary key references class_session(id) on delete cascade,
  uid text not null,
  recurrence text not null,
  unique (uid, recurrence)
);
