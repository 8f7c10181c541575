-- phase reports: what a student's work of a period amounts to, with the words of a teacher
create table phase_report (
  id bigint generated always as identity primary key,
  student_id bigint not null references person,
  author_id bigint not null references person,
  title text not null,
  -- first and last day in the school's time zone, both in
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  comments jsonb not null,
  -- as they stood when it was published; gathered anew on each reading of a draft
  numbers jsonb,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  published_at timestamptz(3),
  deleted_at timestamptz(3),
  check ((published_at is null) = (numbers is null))
);
create index phase_report_author on phase_report (author_id, id desc) where deleted_at is null;
create index phase_report_student on phase_report (student_id, id desc) where deleted_at is null;
