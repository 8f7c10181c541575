-- Students who join, leave or change a class on a day to come; a job brings it about at the start of the day.
create table coming_stay (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('join', 'leave', 'move')),
  class_id bigint not null references school_class,
  to_class_id bigint references school_class,
  student_id bigint not null references person,
  day date not null,
  created_by bigint not null references person,
  created_at timestamptz(3) not null,
  state text not null check (state in ('waiting', 'done', 'cancelled', 'failed')),
  fault text check (fault in ('classClosed', 'memberGone', 'studentUnfit')),
  check ((kind = 'move') = (to_class_id is not null))
);
create unique index coming_stay_one on coming_stay (student_id, class_id) where state = 'waiting';
create index coming_stay_due on coming_stay (day) where state = 'waiting';
create index coming_stay_class on coming_stay (class_id, day);
create index coming_stay_to on coming_stay (to_class_id, day) where to_class_id is not null;
