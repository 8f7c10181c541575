-- A student's own analysis of a wrong answer: why it was chosen, what the text says.
create table answer_analysis (
  attempt_id bigint not null references attempt,
  question_id bigint not null,
  -- why I chose it
  reason text not null,
  -- what the text says, in the student's words
  evidence text not null,
  -- the sentence of the passage that says it; null where none is picked
  quote text,
  -- counts the saves, from 1
  version integer not null default 1,
  saved_at timestamptz(3) not null,
  primary key (attempt_id, question_id)
);
