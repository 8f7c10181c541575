-- Sittings: the attempt with its folded state, the journal of events, the answers.
create table attempt (
  id bigint generated always as identity primary key,
  student_id bigint not null references person,
  recipient_id bigint not null references recipient,
  assignment_id bigint not null references assignment,
  -- the programme's variant bound to the paper and the assignment's choices, frozen at the start
  blueprint jsonb not null,
  -- when a job looks whether the clock has closed it: never before the closing and its grace
  check_at timestamptz(3) not null,
  -- exam/attempt AttemptState, folded from the journal by advance
  state jsonb not null,
  -- highest contiguous sequence number that the server holds
  ack bigint not null default 0,
  -- the window that may write
  holder uuid not null,
  started_at timestamptz(3) not null,
  submitted_at timestamptz(3),
  -- submitted by the student, closed by the clock, or null while open
  ended_by text check (ended_by in ('student', 'clock', 'teacher')),
  scored_at timestamptz(3),
  -- hundredths; null until scored
  score integer,
  score_max integer,
  right_count integer,
  scored_count integer,
  -- per section and per question results, from exam/scoring
  result jsonb,
  seconds_spent integer not null default 0
);
create index attempt_recipient on attempt (recipient_id);
create index attempt_student on attempt (student_id, started_at desc);
create index attempt_open on attempt (check_at) where scored_at is null;
create unique index attempt_one_open on attempt (recipient_id) where submitted_at is null;

create table attempt_event (
  attempt_id bigint not null,
  seq bigint not null,
  kind text not null,
  question_id bigint,
  value jsonb,
  claimed_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  -- applied, or kept and why it does not count
  verdict text not null,
  primary key (attempt_id, seq)
);

create table answer (
  attempt_id bigint not null,
  question_id bigint not null,
  value jsonb,
  seq bigint not null,
  answered_at timestamptz(3) not null,
  -- false where it came too late: kept, not scored
  counts boolean not null default true,
  seconds_spent integer not null default 0,
  -- hundredths, once scored
  earned integer,
  possible integer,
  primary key (attempt_id, question_id)
);
create index answer_question on answer (question_id);

-- a batch of changed marks after a changed key, so that it can be reversed
create table regrade (
  id bigint generated always as identity primary key,
  question_id bigint not null references question,
  by_id bigint not null references person,
  correction_id bigint references key_correction,
  at timestamptz(3) not null,
  reversed_at timestamptz(3),
  changes jsonb not null
);

-- the student's marks of own work, where an assignment asks for it
create table self_mark (
  attempt_id bigint not null references attempt,
  question_id bigint not null,
  earned integer not null,
  possible integer not null,
  at timestamptz(3) not null,
  primary key (attempt_id, question_id)
);

-- a teacher's changed total, with who and why
create table score_change (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references attempt,
  by_id bigint not null references person,
  at timestamptz(3) not null,
  was integer,
  becomes integer not null,
  reason text not null
);
create index score_change_attempt on score_change (attempt_id, at);
