-- Pictures, documents and other files that a student hands in as an answer.
create table answer_file (
  -- made by the browser
  id uuid primary key,
  attempt_id bigint not null references attempt,
  question_id bigint not null,
  -- null until its bytes came, and after they were swept
  file_id bigint references stored_file,
  -- as the student's device called it; empty until its bytes came
  name text not null default '',
  -- when the server first heard of it: by the journal or by its bytes
  added_at timestamptz(3) not null,
  -- taken out of the answer; its bytes go with the sweep unless the answer names it again
  removed_at timestamptz(3)
);
create index answer_file_question on answer_file (attempt_id, question_id);
create index answer_file_file on answer_file (file_id) where file_id is not null;
create index answer_file_added on answer_file (added_at) where file_id is not null;
