-- Practice that students put together for themselves: what was asked for, and the seed by which its sets were chosen.
create table own_practice (
  assignment_id bigint primary key references assignment,
  student_id bigint not null references person,
  source text not null check (source in ('choice', 'wrong', 'similar')),
  -- The work whose errors it practises; null where it was chosen from a section.
  source_assignment_id bigint references assignment,
  seed text not null,
  -- Section, knowledge points and length as they were asked for.
  wish jsonb not null,
  created_at timestamptz(3) not null
);
create index own_practice_student on own_practice (student_id, created_at desc);
