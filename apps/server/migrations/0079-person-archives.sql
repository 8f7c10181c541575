-- All data of one person as a file: who asked for it, what it holds, and until when it can be fetched.
create table person_archive (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  requested_by bigint not null references person (id),
  requested_at timestamptz(3) not null,
  state text not null check (state in ('waiting', 'ready', 'failed', 'expired')),
  counts jsonb not null default '{}',
  file_id bigint references stored_file (id),
  ended_at timestamptz(3),
  expires_at timestamptz(3)
);
create index person_archive_person on person_archive (person_id, id desc);
create unique index person_archive_waiting on person_archive (person_id) where state = 'waiting';
create index person_archive_file on person_archive (file_id) where file_id is not null;
create index person_archive_expires on person_archive (expires_at) where state = 'ready';
