-- people who apply to work at the school: their records, their tests, and the links by which they come in
alter table assignment drop constraint assignment_kind_check;
alter table assignment add constraint assignment_kind_check
  check (kind in ('homework', 'definedHomework', 'test', 'textbook', 'course', 'candidate'));

create table candidate (
  id bigint generated always as identity primary key,
  -- the account in which the test is sat; its name is the candidate's
  person_id bigint not null unique references person,
  -- whose record it is; a supervisor reads those of all
  recruiter_id bigint not null references person,
  mail text,
  phone text,
  position text not null,
  -- words to the candidate before the test
  message text,
  -- the paper that is or will be given
  paper_id bigint references paper,
  created_at timestamptz(3) not null,
  -- null while it is a draft
  published_at timestamptz(3),
  -- the test with the paper pinned; another one once the paper was changed
  assignment_id bigint unique references assignment
);
create index candidate_newest on candidate (recruiter_id, id desc);

-- the newest link of a record; its token is never stored
create table candidate_link (
  candidate_id bigint primary key references candidate,
  -- sha-256 of the token
  token_hash bytea not null unique,
  made_by bigint not null references person,
  made_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
