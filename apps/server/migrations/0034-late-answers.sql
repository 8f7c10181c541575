-- An answer that came too late is kept with both its times until a teacher decides, and every answer says when it was received.
alter table answer add column received_at timestamptz(3);
-- The end of its clock, section or attempt that had passed by then; null where none had, or it is not known.
alter table answer add column due_at timestamptz(3);

-- The latest answer to each question that does not count by itself.
create table late_answer (
  attempt_id bigint not null references attempt,
  question_id bigint not null,
  value jsonb not null,
  seq bigint not null,
  answered_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  due_at timestamptz(3),
  -- why it does not count, as the journal's verdict says it
  reason text not null,
  -- null until a teacher has decided
  is_counted boolean,
  decided_by bigint references person,
  decided_at timestamptz(3),
  -- the row of the answer whose place it took
  replaced_answer jsonb,
  primary key (attempt_id, question_id)
);
