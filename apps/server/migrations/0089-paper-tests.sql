-- Tests on paper: a teacher marks them outside the product and types the marks in. Their ids are drawn with those of
-- assignments, so that the columns of a gradebook and their weights have one space of ids.
create table paper_test (
  id bigint primary key,
  class_id bigint not null references school_class,
  teacher_id bigint not null references person,
  title text not null check (title <> ''),
  day date not null,
  maximum integer not null check (maximum > 0),
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  edition integer not null default 1,
  created_at timestamptz(3) not null,
  released_at timestamptz(3),
  deleted_at timestamptz(3)
);
create index paper_test_class on paper_test (class_id, day) where deleted_at is null;

create table paper_mark (
  paper_test_id bigint not null references paper_test,
  student_id bigint not null references person,
  state text not null check (state in ('empty', 'marked', 'absent', 'excused')),
  points integer check (points >= 0),
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  edition integer not null default 1,
  marked_by bigint not null references person,
  marked_at timestamptz(3) not null,
  primary key (paper_test_id, student_id),
  check (points is null or state = 'marked')
);
create index paper_mark_student on paper_mark (student_id);

-- A sheet of marks that was brought in, so that it can be undone.
create table mark_sheet (
  id bigint primary key generated always as identity,
  paper_test_id bigint references paper_test,
  file_name text not null,
  by_id bigint not null references person,
  at timestamptz(3) not null,
  undone_at timestamptz(3)
);
create index mark_sheet_paper_test on mark_sheet (paper_test_id);

create table paper_mark_change (
  id bigint primary key generated always as identity,
  paper_test_id bigint not null references paper_test,
  student_id bigint not null references person,
  by_id bigint not null references person,
  at timestamptz(3) not null,
  old_mark jsonb not null,
  new_mark jsonb not null,
  edition integer not null,
  sheet_id bigint references mark_sheet
);
create index paper_mark_change_mark on paper_mark_change (paper_test_id, student_id, id);
create index paper_mark_change_student on paper_mark_change (student_id);
create index paper_mark_change_sheet on paper_mark_change (sheet_id) where sheet_id is not null;
