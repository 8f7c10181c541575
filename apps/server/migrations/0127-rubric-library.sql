-- Rubrics of the school: a question that takes one carries a copy, and remembers whose it is and in which version.
create table rubric (
  id bigint generated always as identity primary key,
  owner_id bigint not null references person,
  is_shared boolean not null default true,
  -- from 1, one more with each change
  version integer not null default 1,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- its names, folded
  search_text text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  retired_at timestamptz(3)
);
create index rubric_updated on rubric (updated_at desc, id desc);
create index rubric_owner on rubric (owner_id);

-- The questions that took a rubric.
create index question_revision_rubric on question_revision (((rubric -> 'source' ->> 'rubricId')::bigint))
  where rubric -> 'source' is not null;
