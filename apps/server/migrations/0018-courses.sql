-- courses of films with their cues, revised like books, what was given of them, and how far each student has watched
create table course (
  id bigint generated always as identity primary key,
  owner_id bigint not null references person (id),
  head integer not null default 1,
  title text not null,
  title_zh text,
  programme text not null,
  subject text not null,
  search_text text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  hidden_at timestamptz(3)
);
create index course_newest on course (updated_at desc, id desc) where hidden_at is null;
create index course_search on course using gin (search_text gin_trgm_ops);

create table course_revision (
  id bigint generated always as identity primary key,
  course_id bigint not null references course (id),
  number integer not null,
  title text not null,
  title_zh text,
  summary text not null,
  summary_zh text,
  saved_by bigint not null references person (id),
  saved_at timestamptz(3) not null,
  unique (course_id, number)
);

create table course_lesson (
  id bigint generated always as identity primary key,
  course_revision_id bigint not null references course_revision (id),
  position integer not null,
  title text not null,
  title_zh text,
  video_file_id bigint not null references stored_file (id),
  poster_file_id bigint references stored_file (id),
  captions_en_file_id bigint references stored_file (id),
  captions_zh_file_id bigint references stored_file (id),
  length_tenths integer not null check (length_tenths > 0),
  unique (course_revision_id, position)
);
create index course_lesson_video on course_lesson (video_file_id);
create index course_lesson_poster on course_lesson (poster_file_id) where poster_file_id is not null;
create index course_lesson_captions_en on course_lesson (captions_en_file_id) where captions_en_file_id is not null;
create index course_lesson_captions_zh on course_lesson (captions_zh_file_id) where captions_zh_file_id is not null;

create table lesson_cue (
  lesson_id bigint not null references course_lesson (id),
  position integer not null,
  at_tenths integer not null check (at_tenths >= 0),
  set_id bigint not null references question_set (id),
  primary key (lesson_id, position)
);
create index lesson_cue_set on lesson_cue (set_id);

create table assignment_course (
  assignment_id bigint primary key references assignment (id),
  course_revision_id bigint not null references course_revision (id),
  practice_mode text not null check (practice_mode in ('sync', 'watchFirst')),
  fastest_percent integer not null check (fastest_percent between 50 and 200)
);
create index assignment_course_revision on assignment_course (course_revision_id);

create table video_progress (
  recipient_id bigint not null references recipient (id),
  lesson_id bigint not null references course_lesson (id),
  position_tenths integer not null,
  watched int4multirange not null,
  updated_at timestamptz(3) not null,
  primary key (recipient_id, lesson_id)
);
