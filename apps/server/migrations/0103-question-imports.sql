-- Files of questions of other systems that teachers read into the bank: what becomes of each question, before and after.
create table question_import (
  id bigint primary key generated always as identity,
  owner_id bigint not null references person,
  file_name text not null,
  format text not null check (format <> ''),
  programme text not null,
  subject text not null,
  state text not null default 'planned' check (state in ('planned', 'applied', 'undone')),
  -- Titles and passages of the groups, in order.
  groups jsonb not null check (jsonb_typeof(groups) = 'array'),
  file_ids bigint[] not null,
  created_at timestamptz(3) not null,
  applied_at timestamptz(3),
  undone_at timestamptz(3)
);
create index question_import_owner on question_import (owner_id, id);

create table question_import_item (
  import_id bigint not null references question_import on delete cascade,
  position integer not null,
  group_position integer not null,
  identifier text,
  outcome text not null check (outcome in ('exact', 'changed', 'doubtful', 'dropped')),
  notes jsonb not null check (jsonb_typeof(notes) = 'array'),
  source text not null,
  -- Null where the question is dropped.
  question jsonb,
  -- SHA-256 of the question with its passage and files; null where it is dropped.
  fingerprint text,
  is_chosen boolean not null,
  same_set_id bigint references question_set,
  earlier_set_id bigint references question_set,
  set_id bigint references question_set,
  primary key (import_id, position)
);
create index question_import_item_fingerprint on question_import_item (fingerprint) where set_id is not null;
create index question_import_item_identifier on question_import_item (identifier) where set_id is not null;
create index question_import_item_set on question_import_item (set_id) where set_id is not null;
create index question_import_item_same on question_import_item (same_set_id) where same_set_id is not null;
create index question_import_item_earlier on question_import_item (earlier_set_id) where earlier_set_id is not null;
