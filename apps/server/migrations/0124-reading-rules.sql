-- What lines of the school's own papers are that begin with some words, for whoever reads a paper into the bank.
create table reading_rule (
  id bigint primary key generated always as identity,
  words text not null check (char_length(words) between 1 and 40),
  meaning text not null check (
    meaning in ('answer', 'explanation', 'leftOut', 'singleChoice', 'multipleChoice', 'trueFalse', 'blanks', 'written')
  ),
  author_id bigint not null references person,
  created_at timestamptz(3) not null
);
-- The file of a paper that was read, until its questions are in the bank: it can be read again by other rules.
alter table question_import add column source_file_id bigint references stored_file on delete set null;
create index question_import_source_file on question_import (source_file_id) where source_file_id is not null;
