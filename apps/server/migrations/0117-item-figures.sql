-- Figures of questions over all classes and terms, which a job keeps up to date, so that the bank reads them and computes nothing.
create table item_sample (
  assignment_id bigint not null references assignment,
  question_revision_id bigint not null references question_revision,
  question_id bigint not null references question,
  -- sums over everybody, which name nobody
  sample jsonb not null,
  primary key (assignment_id, question_revision_id)
);
create index item_sample_question on item_sample (question_id);

create table item_figure (
  -- the newest revision with these words that an assignment asked
  question_revision_id bigint primary key references question_revision,
  question_id bigint not null references question,
  set_id bigint not null references question_set,
  persons integer not null check (persons > 0),
  facility double precision not null,
  discrimination double precision,
  is_key_suspect boolean not null,
  -- of the words that were asked last
  is_newest boolean not null,
  figures jsonb not null
);
create index item_figure_question on item_figure (question_id);
create index item_figure_set on item_figure (set_id) where is_newest;
create index item_figure_by_facility on item_figure (facility, question_revision_id) where is_newest;
create index item_figure_by_discrimination on item_figure (discrimination, question_revision_id) where is_newest;
create index item_figure_by_discrimination_down on item_figure (discrimination desc nulls last, question_revision_id) where is_newest;
create index item_figure_by_persons on item_figure (persons, question_revision_id) where is_newest;
create index item_figure_by_alarm on item_figure (is_key_suspect, discrimination, question_revision_id) where is_newest;
create index item_figure_by_alarm_first on item_figure (is_key_suspect desc, discrimination, question_revision_id) where is_newest;

-- Assignments whose figures are to be computed again. A row for each cause, so that two who hand in never wait for one another.
create table item_figure_due (
  id bigint generated always as identity primary key,
  assignment_id bigint not null references assignment
);
insert into item_figure_due (assignment_id) select distinct assignment_id from attempt where scored_at is not null;
