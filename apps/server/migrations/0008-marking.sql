-- What no machine can mark: teachers' marks with their versions, who works on a piece now, who marks for whom.
create table mark (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references attempt,
  question_id bigint not null,
  -- who saved it last
  marker_id bigint not null references person,
  -- counts the saves, from 1
  version integer not null default 1,
  -- hundredths by criterion of the rubric
  scores jsonb not null,
  -- hundredths on the rubric's scale; null until the mark is complete
  points integer,
  comment text not null default '',
  voice_file_id bigint references stored_file,
  -- a better version of the whole text
  suggested text,
  -- features/marking contract NoteDraft, in the order made
  notes jsonb not null,
  saved_at timestamptz(3) not null,
  -- null: a draft, which no student sees
  released_at timestamptz(3),
  unique (attempt_id, question_id)
);
create index mark_marker on mark (marker_id, saved_at desc);

-- points that changed after the release
create table mark_change (
  id bigint generated always as identity primary key,
  mark_id bigint not null references mark,
  by_id bigint not null references person,
  at timestamptz(3) not null,
  -- hundredths on the rubric's scale
  was integer not null,
  becomes integer not null
);
create index mark_change_mark on mark_change (mark_id, at);

-- who works on a piece now; a hold warns others and runs out by itself
create table mark_hold (
  attempt_id bigint not null references attempt,
  question_id bigint not null,
  marker_id bigint not null references person,
  until timestamptz(3) not null,
  primary key (attempt_id, question_id)
);

-- who may mark the work that a teacher gives from a paper
create table paper_marker (
  paper_id bigint not null references paper,
  -- the teacher who named them, for whose work it holds
  by_id bigint not null references person,
  person_id bigint not null references person,
  -- the teacher, a colleague of the teacher's classes, anyone else of the school
  kind text not null check (kind in ('own', 'team', 'thirdParty')),
  named_at timestamptz(3) not null,
  primary key (paper_id, by_id, person_id)
);
create index paper_marker_person on paper_marker (person_id);

-- a teacher's released points for the answer, in hundredths of the question's own
alter table answer add column marked integer;
