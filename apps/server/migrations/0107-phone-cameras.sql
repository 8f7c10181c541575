-- A code with which a phone adds photos to one running answer, and the order in which the server received them.
create table phone_camera (
  attempt_id bigint not null references attempt,
  question_id bigint not null,
  -- SHA-256 of the token, which is never stored.
  token_hash bytea not null unique,
  -- SHA-256 of the key of the phone that has opened the code; null until one has.
  phone_hash bytea,
  -- The writer of the attempt that showed the code: a takeover ends it.
  writer_epoch integer not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- A newer code of the same answer takes the place of the older one.
  primary key (attempt_id, question_id)
);
create index phone_camera_expires on phone_camera (expires_at);

-- The place of a page that came from a phone among those of its answer; null where the window itself sent the file.
alter table answer_file add column page_number integer check (page_number > 0);
-- When the window's journal first named a page that came from a phone; until then the server keeps it in the answer.
alter table answer_file add column referenced_at timestamptz(3);
