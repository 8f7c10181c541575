-- whose students are whose beyond classes: third-party teachers, teams that share, and the number in the school's own CRM
-- own: the teacher's by this row; thirdParty: a colleague let this teacher take part; none: the row keeps the star alone
alter table teacher_student add column kind text not null default 'own' check (kind in ('own', 'thirdParty', 'none'));
-- who let a third-party teacher take part
alter table teacher_student add column added_by bigint references person;

-- colleagues who share students and marking; an ended team shares nothing
create table team (
  id bigint generated always as identity primary key,
  name text not null,
  name_zh text,
  -- who leads it and may change it
  leader_id bigint not null references person,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index team_leader on team (leader_id);

-- the leader is a row as well
create table team_member (
  team_id bigint not null references team,
  person_id bigint not null references person,
  joined_at timestamptz(3) not null,
  primary key (team_id, person_id)
);
create index team_member_person on team_member (person_id);

-- which customer of the school's CRM a student is
create table crm_relation (
  student_id bigint primary key references person,
  number text not null,
  linked_by bigint not null references person,
  linked_at timestamptz(3) not null
);
