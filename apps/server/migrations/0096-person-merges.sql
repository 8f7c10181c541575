-- Two accounts of one person are merged as a change set; the account that is closed points to the one that stays.
alter table person add column merged_into_id bigint references person;
create index person_merged_into on person (merged_into_id) where merged_into_id is not null;
alter table change_set drop constraint change_set_kind;
alter table change_set
  add constraint change_set_kind check (kind in (
    'people', 'classCopies', 'classMerge', 'timetable', 'guardians', 'teams', 'staff', 'thirdParty', 'extraTime', 'personMerge'
  ));
alter table change_set add column source_id bigint;
alter table change_set add column merge_plan jsonb;
create table person_merge_row (
  change_set_id bigint not null references change_set(id) on delete cascade,
  table_name text not null,
  row_key jsonb not null,
  pair jsonb,
  from_id bigint not null,
  to_id bigint not null,
  checksum text not null,
  state text not null check (state in ('applied', 'undone', 'stays')),
  primary key (change_set_id, table_name, row_key, from_id)
);
