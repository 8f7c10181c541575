-- Teachers write announcements to students, with files; each recipient's first reading is kept.
create table announcement (
  id bigint generated always as identity primary key,
  teacher_id bigint not null references person (id),
  title text not null,
  body text not null,
  created_at timestamp(3) with time zone not null,
  recalled_at timestamp(3) with time zone
);
create index announcement_teacher on announcement (teacher_id, id desc);

create table announcement_recipient (
  announcement_id bigint not null references announcement (id),
  person_id bigint not null references person (id),
  read_at timestamp(3) with time zone,
  primary key (announcement_id, person_id)
);
create index announcement_recipient_person on announcement_recipient (person_id);

create table announcement_file (
  announcement_id bigint not null references announcement (id),
  position integer not null,
  file_id bigint not null references stored_file (id),
  primary key (announcement_id, position)
);
create index announcement_file_file on announcement_file (file_id);
