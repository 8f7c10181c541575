-- Imports that are being planned or applied, so that another window sees how far they are; one that has ended well has no row.
create table import_run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('plan', 'apply')),
  started_by bigint not null references person (id),
  started_at timestamptz(3) not null,
  subject text not null,
  file_name text not null,
  change_set_id bigint references change_set (id) on delete cascade,
  phase text not null check (phase in ('reading', 'comparing', 'writing')),
  done_rows integer not null,
  total_rows integer,
  heard_at timestamptz(3) not null,
  ended_at timestamptz(3),
  fault text
);
create index import_run_change_set on import_run (change_set_id);
