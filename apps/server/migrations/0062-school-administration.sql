-- Administration in the browser: the school's numbers of people, editions of a person's data, and a record of changes.
alter table person add column number text check (length(number) between 1 and 40);
alter table person add column edition integer not null default 1;
create unique index person_number on person (number collate "C") where number is not null;
create index person_inactive on person (sort_name collate "C", id) where left_at is not null;
create index person_everybody on person (sort_name collate "C", id);
create index person_roles on person using gin (roles);

create table school_record (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  actor_id bigint references person(id),
  action text not null,
  subject_kind text not null,
  subject_id bigint,
  changes jsonb not null default '[]'
);
create index school_record_newest on school_record (at desc, id desc);
create index school_record_subject on school_record (subject_kind, subject_id, id desc);
