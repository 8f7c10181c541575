-- A teacher asks one student to do some questions again; the old attempt stays, the new one is a sitting of its own.
create table redo (
  id bigint generated always as identity primary key,
  recipient_id bigint not null references recipient,
  by_id bigint not null references person,
  question_ids bigint[] not null,
  due_at timestamptz(3) not null,
  message text,
  asked_at timestamptz(3) not null,
  -- the teacher took it back
  withdrawn_at timestamptz(3),
  -- kept up by the events of its sitting, as a recipient's own work is
  work text not null default 'none' check (work in ('none', 'started', 'submitted', 'marked')),
  attempt_id bigint references attempt,
  submitted_at timestamptz(3),
  answered_count integer not null default 0,
  -- hundredths; null where nothing is scored yet
  score integer,
  score_max integer,
  needs_marking boolean not null default false
);
create index redo_recipient on redo (recipient_id, asked_at desc);
-- one at a time: what is asked again waits until the last is handed in or taken back
create unique index redo_one_open on redo (recipient_id) where withdrawn_at is null and work in ('none', 'started');

-- which request to do it again a sitting answers; null for the first
alter table attempt add column redo_id bigint references redo;
create unique index attempt_redo on attempt (redo_id) where redo_id is not null;
-- what was opened for a request that was taken back stays beside the next one
drop index attempt_one_open;
create unique index attempt_one_open on attempt (recipient_id) where submitted_at is null and redo_id is null;

-- Questions that a teacher has taken out of work that was given: no longer asked, and no longer scored.
create table removed_question (
  assignment_id bigint not null references assignment,
  question_id bigint not null references question,
  by_id bigint not null references person,
  at timestamptz(3) not null,
  primary key (assignment_id, question_id)
);
