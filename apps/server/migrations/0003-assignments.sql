-- Work given to students: the assignment, its sets, classes, markers and one recipient a student.
create table assignment (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('homework', 'definedHomework', 'test', 'textbook', 'course')),
  teacher_id bigint not null references person,
  title text not null,
  title_zh text,
  programme text not null,
  variant text not null,
  subject text not null,
  -- test (blueprint strict) or practice
  mode text not null check (mode in ('test', 'practice')),
  paper_revision_id bigint references paper_revision,
  begins_at timestamptz(3) not null,
  deadline timestamptz(3) not null check (deadline > begins_at),
  time_limit_seconds integer,
  max_listens integer,
  playback_speed integer, -- hundredths
  is_self_marked boolean not null default false,
  teacher_message text,
  report_at text not null check (report_at in ('submitted', 'closed', 'byHand')),
  report_opened_at timestamptz(3),
  question_count integer not null,
  -- bumped whenever the window changes; a page older than it is told to refresh
  window_version integer not null default 1,
  created_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  deleted_at timestamptz(3),
  search_text text not null
);
create index assignment_teacher on assignment (teacher_id, kind, created_at desc, id desc);
create index assignment_search on assignment using gin (search_text gin_trgm_ops);

-- homework made of sets instead of a paper
create table assignment_set (
  assignment_id bigint not null references assignment,
  position integer not null,
  set_revision_id bigint not null references question_set_revision,
  primary key (assignment_id, position)
);
create index assignment_set_revision on assignment_set (set_revision_id);

create table assignment_class (
  assignment_id bigint not null references assignment,
  class_id bigint not null references school_class,
  primary key (assignment_id, class_id)
);
create index assignment_class_class on assignment_class (class_id);

create table assignment_marker (
  assignment_id bigint not null references assignment,
  person_id bigint not null references person,
  primary key (assignment_id, person_id)
);

create table recipient (
  id bigint generated always as identity primary key,
  assignment_id bigint not null references assignment,
  student_id bigint not null references person,
  class_id bigint references school_class,
  -- own window where it differs from the assignment's
  begins_at timestamptz(3),
  deadline timestamptz(3),
  extra_seconds integer not null default 0 check (extra_seconds >= 0),
  -- kept up by the events of attempts, so that lists need no attempt: none, started, submitted, marked
  work text not null default 'none' check (work in ('none', 'started', 'submitted', 'marked')),
  answered_count integer not null default 0,
  attempt_id bigint,
  last_response_at timestamptz(3),
  submitted_at timestamptz(3),
  -- the clock ended it, so that more time can open it again
  closed_by_clock boolean not null default false,
  -- hundredths; null where nothing is scored yet
  score integer,
  score_max integer,
  right_count integer,
  scored_count integer,
  -- some answers wait for a teacher
  needs_marking boolean not null default false,
  redo_due_at timestamptz(3),
  removed_at timestamptz(3),
  unique (assignment_id, student_id)
);
create index recipient_student on recipient (student_id, id desc);
create index recipient_class on recipient (class_id);
create index recipient_open on recipient (assignment_id) where removed_at is null and work in ('none', 'started');
create index recipient_to_mark on recipient (assignment_id) where removed_at is null and needs_marking;

-- every move of a window: of the assignment (recipient null) or of one recipient
create table window_change (
  id bigint generated always as identity primary key,
  assignment_id bigint not null references assignment,
  recipient_id bigint references recipient,
  by_id bigint not null references person,
  at timestamptz(3) not null,
  what text not null check (what in ('begin', 'deadline', 'extra', 'withdrawn', 'deleted', 'removed')),
  was jsonb,
  becomes jsonb,
  reason text
);
create index window_change_assignment on window_change (assignment_id, at);
