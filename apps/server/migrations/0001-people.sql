-- The school, its people, their sessions and sign-in counters: everything else hangs on these.
create extension if not exists pg_trgm;

create table school (
  id integer primary key check (id = 1),
  name text not null,
  name_zh text,
  time_zone text not null default 'Asia/Shanghai',
  archive_hours integer not null default 48 check (archive_hours between 1 and 2000),
  grace_seconds integer not null default 900 check (grace_seconds between 0 and 86400),
  notice text,
  notice_zh text,
  -- which sample or none was seeded, so that a later start does not seed again
  seeded text,
  -- key of signed addresses and sync marks, made once
  secret text not null
);

create table person (
  id bigint generated always as identity primary key,
  username text collate "C" not null,
  name text not null,
  name_zh text,
  -- latin letters for lists: pinyin of a Chinese name
  sort_name text collate "C" not null,
  mail text,
  phone text,
  password_hash text,
  roles text[] not null check (cardinality(roles) > 0),
  role text not null,
  permissions text[] not null default '{}',
  language smallint not null default 2 check (language in (1, 2)),
  is_textbook_tutorial smallint not null default 0 check (is_textbook_tutorial in (0, 1)),
  created_at timestamptz(3) not null default now(),
  left_at timestamptz(3)
);
create unique index person_username on person (lower(username) collate "C");
create index person_sort on person (sort_name, id);
create index person_search on person using gin ((lower(name || ' ' || coalesce(name_zh, '') || ' ' || username)) gin_trgm_ops);

create table session (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  -- sha-256 of the bearer; the bearer itself is never stored
  token_hash bytea not null unique,
  ua_token text not null,
  is_shared boolean not null default false,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- logout, elsewhere, password, expired
  ended_by text
);
create index session_person on session (person_id, ended_at);

create table password_code (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  code_hash text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  tries integer not null default 0,
  used_at timestamptz(3)
);
create index password_code_person on password_code (person_id, created_at desc);

-- sign-ins, codes and uploads are counted here, by account and by address
create table rate_counter (
  key text collate "C" not null,
  window_at timestamptz(3) not null,
  count integer not null,
  primary key (key, window_at)
);

-- a write carrying the same request id twice answers what it answered first
create table request_done (
  person_id bigint not null references person,
  request_id uuid not null,
  path text not null,
  answer jsonb not null,
  at timestamptz(3) not null,
  primary key (person_id, request_id)
);
create index request_done_at on request_done (at);

create table school_class (
  id bigint generated always as identity primary key,
  name text not null,
  name_zh text,
  teacher_id bigint not null references person,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3)
);
create index school_class_teacher on school_class (teacher_id);

-- who teaches a class; the class's own teacher is a row as well
create table class_teacher (
  class_id bigint not null references school_class,
  teacher_id bigint not null references person,
  primary key (class_id, teacher_id)
);
create index class_teacher_teacher on class_teacher (teacher_id);

create table class_member (
  class_id bigint not null references school_class,
  student_id bigint not null references person,
  joined_at timestamptz(3) not null default now(),
  left_at timestamptz(3),
  primary key (class_id, student_id)
);
create index class_member_student on class_member (student_id);

-- a teacher's students, with or without a class; a colleague taking part in the teaching is a row as well
create table teacher_student (
  teacher_id bigint not null references person,
  student_id bigint not null references person,
  has_star boolean not null default false,
  since timestamptz(3) not null default now(),
  primary key (teacher_id, student_id)
);
create index teacher_student_student on teacher_student (student_id);

create table class_session (
  id bigint generated always as identity primary key,
  class_id bigint not null references school_class,
  teacher_id bigint not null references person,
  title text not null,
  title_zh text,
  begins_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > begins_at)
);
create index class_session_teacher on class_session (teacher_id, begins_at);
create index class_session_class on class_session (class_id, begins_at);

create table stored_file (
  id bigint generated always as identity primary key,
  key text collate "C" not null unique,
  name text not null,
  mime text not null,
  size_bytes bigint not null,
  sha256 text not null,
  owner_id bigint references person,
  created_at timestamptz(3) not null,
  -- what keeps it: question_set, message, assignment ...; null is swept after a day
  used_by text
);
create index stored_file_unused on stored_file (created_at) where used_by is null;
