-- Texts of homework may be written on after their time; what is written then is kept apart and counts only where the marker says so.
alter table assignment add column allows_overtime boolean not null default false;

create table overtime_answer (
  attempt_id bigint not null references attempt (id),
  question_id bigint not null,
  value jsonb,
  seq bigint not null,
  answered_at timestamp(3) with time zone not null,
  received_at timestamp(3) with time zone not null,
  time_up_at timestamp(3) with time zone not null,
  primary key (attempt_id, question_id)
);

alter table mark add column scores_overtime boolean not null default false;
