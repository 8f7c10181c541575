-- Recordings come in pieces while one speaks, and a device says how it hears and is heard before an exam.
create table recording (
  -- made by the browser
  id uuid primary key,
  attempt_id bigint not null references attempt,
  question_id bigint not null,
  -- when the server first heard of it: by the journal or by a piece
  made_at timestamptz(3) not null,
  -- when its last piece came
  touched_at timestamptz(3) not null,
  -- of the pieces held so far
  size_bytes bigint not null default 0,
  -- how many pieces there are; null until the last one came
  pieces integer,
  -- put together in storage; also from what had come by then, where the rest stayed away
  file_id bigint references stored_file,
  mime text,
  -- whole, from its first piece to its last
  completed_at timestamptz(3)
);
create index recording_question on recording (attempt_id, question_id);
create index recording_open on recording (touched_at) where completed_at is null;

-- What has come of recordings that are not whole yet.
create table recording_piece (
  recording_id uuid not null references recording,
  -- from 0
  piece_index integer not null,
  bytes bytea not null,
  primary key (recording_id, piece_index)
);
-- sound is packed already
alter table recording_piece alter column bytes set storage external;

-- How a device heard and was heard; the newest of a person and device counts for seven days.
create table environment_check (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  device_id uuid not null,
  at timestamptz(3) not null,
  is_output_heard boolean not null,
  -- of the speech and of the room, 0 to 1
  level real not null,
  noise_floor real not null,
  is_clipping boolean not null,
  -- milliseconds by which the device's clock is ahead of the server's
  clock_offset_ms bigint not null,
  -- what the recorder made
  codec text not null,
  user_agent text not null,
  -- the words that were recorded; gone with the check
  file_id bigint references stored_file
);
create index environment_check_newest on environment_check (person_id, device_id, at desc);
create index environment_check_at on environment_check (at);
create index environment_check_file on environment_check (file_id) where file_id is not null;

-- whether work that listens or records was begun with the device checked; null where it does neither
alter table attempt add column environment text check (environment in ('checked', 'unchecked'));
