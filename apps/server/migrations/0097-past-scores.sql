-- Scores that students had before or elsewhere, brought in from sheets and shown as history; they count nowhere.
create table past_score_sheet (
  id bigint primary key generated always as identity,
  file_name text not null,
  by_id bigint not null references person,
  at timestamptz(3) not null,
  score_count integer not null,
  undone_at timestamptz(3)
);

create table past_score (
  id bigint primary key generated always as identity,
  student_id bigint not null references person,
  exam text not null check (exam <> ''),
  day date not null,
  total text not null,
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  source text not null,
  -- The sheet that wrote it last; null once that was undone. What it replaced, to be undone by.
  sheet_id bigint references past_score_sheet,
  before jsonb,
  saved_at timestamptz(3) not null,
  unique (student_id, exam, day)
);
create index past_score_sheet_rows on past_score (sheet_id) where sheet_id is not null;
