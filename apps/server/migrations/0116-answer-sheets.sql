-- Answer sheets that come back: their pages with what was read and decided, and attempts that come from paper.
alter table attempt add column origin text not null default 'screen' check (origin in ('screen', 'paper'));

create table answer_sheet (
  id bigint generated always as identity primary key,
  assignment_id bigint not null references assignment (id),
  file_id bigint not null references stored_file (id),
  picture_hash text not null,
  file_name text not null,
  file_page integer,
  problem text check (problem in ('noSheet', 'severalSheets', 'bent', 'tooDark', 'noCode', 'otherPaper', 'otherRevision', 'noSuchPage')),
  form text check (form in ('A', 'B', 'C', 'D')),
  page integer,
  pages integer,
  student_id bigint references person (id),
  number_read text,
  readings jsonb not null,
  decisions jsonb not null default '{}',
  edition integer not null default 1,
  attempt_id bigint references attempt (id),
  uploaded_by bigint not null references person (id),
  uploaded_at timestamp(3) with time zone not null,
  entered_at timestamp(3) with time zone,
  unique (assignment_id, picture_hash)
);

create index answer_sheet_attempt on answer_sheet (attempt_id) where attempt_id is not null;
create index answer_sheet_student on answer_sheet (student_id) where student_id is not null;
