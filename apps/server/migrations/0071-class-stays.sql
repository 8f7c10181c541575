-- classes are changed in the browser: an edition against lost changes, and the earlier stays of students who join again
alter table school_class add column edition integer not null default 1;
create index school_class_name on school_class (lower(name));
create index school_class_name_zh on school_class (name_zh);
create table class_stay (
  id bigint primary key generated always as identity,
  class_id bigint not null references school_class,
  student_id bigint not null references person,
  joined_at timestamptz(3) not null,
  left_at timestamptz(3) not null
);
create index class_stay_class on class_stay (class_id, left_at desc);
create index class_stay_student on class_stay (student_id);
