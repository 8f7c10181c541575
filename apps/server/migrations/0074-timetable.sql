-- The timetable is administered in the browser: rooms, series with exceptions, holidays and further teachers of a session.
create table room (
  id bigint primary key generated always as identity,
  name text not null,
  name_zh text,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create unique index room_name on room (lower(name));

create table school_holiday (
  id bigint primary key generated always as identity,
  name text not null,
  name_zh text,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  created_at timestamptz(3) not null
);
create index school_holiday_days on school_holiday (from_day, to_day);

create table session_series (
  id bigint primary key generated always as identity,
  class_id bigint not null references school_class,
  weekdays smallint[] not null,
  from_day date not null,
  to_day date not null,
  interval_weeks smallint not null check (interval_weeks > 0),
  created_at timestamptz(3) not null
);

alter table class_session add column room_id bigint references room;
alter table class_session add column series_id bigint references session_series;
alter table class_session add column is_exception boolean not null default false;
alter table class_session add column cancelled_at timestamptz(3);
alter table class_session add column holiday_id bigint references school_holiday;
alter table class_session add column edition integer not null default 1;
create index class_session_begins on class_session (begins_at);
create index class_session_series on class_session (series_id, begins_at) where series_id is not null;
create index class_session_room on class_session (room_id, begins_at) where room_id is not null;
create index class_session_holiday on class_session (holiday_id) where holiday_id is not null;

create table session_colleague (
  session_id bigint not null references class_session on delete cascade,
  teacher_id bigint not null references person,
  primary key (session_id, teacher_id)
);
create index session_colleague_teacher on session_colleague (teacher_id);

create table attendance (
  session_id bigint not null references class_session on delete cascade,
  student_id bigint not null references person,
  state text not null check (state in ('present', 'late', 'absent', 'excused')),
  marked_by bigint not null references person,
  marked_at timestamptz(3) not null,
  primary key (session_id, student_id)
);
create index attendance_student on attendance (student_id);
