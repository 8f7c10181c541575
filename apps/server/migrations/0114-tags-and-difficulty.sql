-- How questions are described for finding them, which is no content: it belongs to the question and the set through all revisions.
alter table question
  -- set by a teacher, from 1 (very easy) to 5 (very hard)
  add column difficulty smallint check (difficulty between 1 and 5),
  -- as answers show it, from 0 (everybody is right) to 1 (nobody is)
  add column measured_difficulty real check (measured_difficulty between 0 and 1);
-- Tags are folded; bank_tag has them as they are written.
alter table question_set
  add column tags text[] not null default '{}',
  -- those of the newest revision's questions, each once
  add column difficulties smallint[] not null default '{}';
create index question_set_tags on question_set using gin (tags) where hidden_at is null;
create index question_set_difficulties on question_set using gin (difficulties) where hidden_at is null;

create table bank_tag (
  folded text primary key,
  name text not null
);

alter table question_set_count drop constraint question_set_count_facet_check;
alter table question_set_count add constraint question_set_count_facet_check check (facet in ('all', 'audio', 'type', 'node', 'tag'));
