-- how the marks of a class are weighed in its gradebook; a class without a row weighs all work equally
create table gradebook_scheme (
  class_id bigint primary key references school_class,
  kind text not null check (kind in ('equal', 'points', 'families', 'works')),
  homework_weight integer not null check (homework_weight between 0 and 100),
  test_weight integer not null check (test_weight between 0 and 100),
  work_weights jsonb not null,
  drop_lowest integer not null check (drop_lowest between 0 and 20),
  edition integer not null,
  saved_by bigint not null references person,
  saved_at timestamptz(3) not null
);
