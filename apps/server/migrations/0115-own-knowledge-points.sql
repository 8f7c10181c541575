-- Knowledge points that the school names itself. One that was merged into another or retired stays, since revisions and files name it.
alter table subject_node
  add column is_own boolean not null default false,
  add column merged_into_id bigint references subject_node(id),
  add column retired_at timestamptz(3);

-- Changes of many sets at once, which can be undone for thirty days.
create table bank_change (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('pointsMerged', 'setsEdited')),
  created_by bigint not null references person(id),
  created_at timestamptz(3) not null,
  -- what the list of changes says of it
  facts jsonb not null,
  undone_at timestamptz(3)
);
create index bank_change_newest on bank_change (created_at desc, id desc);

-- One value that a change replaced.
create table bank_change_item (
  change_id bigint not null references bank_change(id) on delete cascade,
  field text not null check (field in ('points', 'extraPlace', 'difficulty', 'tags', 'place')),
  -- the question revision, question or set that has the value
  subject_id bigint not null,
  set_id bigint not null references question_set(id),
  old_value jsonb,
  new_value jsonb,
  primary key (change_id, field, subject_id)
);
