-- Classes belong to terms, which have days of the school's calendar and do not overlap.
create table school_term (
  id bigint primary key generated always as identity,
  name text not null,
  name_zh text,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  created_at timestamptz(3) not null,
  constraint school_term_days exclude using gist (daterange(first_day, last_day, '[]') with &&)
);
alter table school_class add column term_id bigint references school_term;
create index school_class_term on school_class (term_id) where term_id is not null;
