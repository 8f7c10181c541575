-- Pictures, documents and other files that a student hands in as an answer.
create table answer_file (
  -- made by the browser
  id uuid primary key,
  attempt_id bigint not null references attempt,
  question_id bigint not null,
  file_id bigint not null references stored_file,
  -- as the student's device called it
  name text not null,
  added_at timestamptz(3) not null,
  -- taken out of the answer again; its bytes go with the sweep
  removed_at timestamptz(3)
);
create index answer_file_question on answer_file (attempt_id, question_id);
create index answer_file_file on answer_file (file_id);
