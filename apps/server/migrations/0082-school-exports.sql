-- Everything of the school as one file: who asked for it, what it holds, and until when it can be fetched.
create table school_export (
  id bigint generated always as identity primary key,
  requested_by bigint not null references person (id),
  requested_at timestamptz(3) not null,
  state text not null check (state in ('waiting', 'ready', 'failed', 'expired')),
  counts jsonb not null default '{}',
  file_id bigint references stored_file (id),
  ended_at timestamptz(3),
  expires_at timestamptz(3)
);
create unique index school_export_waiting on school_export (state) where state = 'waiting';
create index school_export_requested_by on school_export (requested_by);
create index school_export_file on school_export (file_id) where file_id is not null;
create index school_export_expires on school_export (expires_at) where state = 'ready';
