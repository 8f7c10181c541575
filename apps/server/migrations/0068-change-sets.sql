-- Imports of people as sets of changes, planned before they are applied; outer ids and first codes of people.
alter table person add column external_id text check (length(external_id) between 1 and 100);
alter table person add column first_code_hash bytea;
create unique index person_external_id on person (external_id collate "C") where external_id is not null;

create table change_set (
  id bigint generated always as identity primary key,
  kind text not null,
  state text not null check (state in ('planned', 'applied', 'undone')),
  created_by bigint not null references person(id),
  created_at timestamptz(3) not null,
  file_name text not null,
  format text not null check (format in ('csv', 'xlsx')),
  encoding text,
  columns jsonb not null,
  applied_by bigint references person(id),
  applied_at timestamptz(3),
  undone_by bigint references person(id),
  undone_at timestamptz(3)
);
create index change_set_newest on change_set (created_at desc, id desc);

create table change_set_row (
  change_set_id bigint not null references change_set(id) on delete cascade,
  position integer not null,
  row_number integer,
  outcome text not null check (outcome in ('made', 'changed', 'same', 'refused', 'deactivated')),
  state text not null check (state in ('planned', 'applied', 'leftOut', 'undone', 'stays')),
  name text not null,
  username text not null,
  person_id bigint,
  edition integer,
  changes jsonb not null default '[]',
  fault text,
  about text,
  target jsonb,
  joins jsonb not null default '[]',
  before jsonb,
  primary key (change_set_id, position)
);
create index change_set_row_outcome on change_set_row (change_set_id, outcome, position);
