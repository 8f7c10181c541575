-- whom a teacher-manager leads: tests are given to the own staff, and their manager reads what came of them
create table staff_member (
  manager_id bigint not null references person,
  person_id bigint not null references person,
  since timestamptz(3) not null,
  primary key (manager_id, person_id)
);
create index staff_member_person on staff_member (person_id);
