-- What surrounds the work: error book, messages, activity log, environment check, analysis, practice.
create table error_entry (
  id bigint generated always as identity primary key,
  student_id bigint not null references person,
  question_id bigint not null references question,
  question_revision_id bigint not null references question_revision,
  programme text not null,
  subject text not null,
  title text not null,
  title_zh text,
  knowledge_node_id bigint references subject_node,
  error_count integer not null default 1,
  first_error_at timestamptz(3) not null,
  recent_error_at timestamptz(3) not null,
  -- ts-fsrs card
  card jsonb not null,
  due_at timestamptz(3) not null,
  -- out of the book after spaced success; stays in history
  left_at timestamptz(3),
  unique (student_id, question_id)
);
create index error_entry_due on error_entry (student_id, due_at) where left_at is null;
create index error_entry_recent on error_entry (student_id, recent_error_at desc);

create table error_occurrence (
  id bigint generated always as identity primary key,
  entry_id bigint not null references error_entry,
  -- attempt or practice
  source text not null,
  attempt_id bigint,
  value jsonb,
  is_right boolean not null,
  seconds_spent integer,
  at timestamptz(3) not null
);
create index error_occurrence_entry on error_occurrence (entry_id, at);

create table message (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  -- 3 textbook to student, 4 textbook file for teacher, 5 course, 6 test, 7 assignment
  message_type smallint not null check (message_type between 3 and 7),
  -- what happened: given, withdrawn, deadlineMoved, reportOpen, extended ...
  event text not null,
  -- the values of the sentence, said in the reader's language on reading
  content jsonb not null,
  -- where it leads: the ids of the message's shape
  model_id bigint,
  file_id bigint,
  recipient_id bigint,
  assignment_id bigint,
  attempt_id bigint,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  deleted_at timestamptz(3)
);
create index message_person on message (person_id, created_at desc, id desc) where deleted_at is null;
create index message_unread on message (person_id) where deleted_at is null and read_at is null;

create table activity_entry (
  id bigint generated always as identity primary key,
  person_id bigint not null,
  at timestamptz(3) not null,
  url text not null,
  params jsonb,
  received_at timestamptz(3) not null
);
create index activity_entry_person on activity_entry (person_id, at);

create table click_count (
  person_id bigint not null references person,
  name text collate "C" not null,
  day date not null,
  count integer not null,
  primary key (person_id, name, day)
);
