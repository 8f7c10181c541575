-- Tallies of practice by attempt, week and student, kept as work is handed in and marked, so that the home's numbers never read the answers.
create table practice_attempt (
  attempt_id bigint primary key references attempt,
  student_id bigint not null references person,
  -- Monday of the ISO week in which it was handed in, in the school's time zone
  week date not null,
  answered integer not null,
  -- of the questions that a machine has marked; both 0 until then
  right_count integer not null default 0,
  marked_count integer not null default 0,
  -- on questions, idle stretches left out
  seconds integer not null default 0
);
create index practice_attempt_student on practice_attempt (student_id, week);

create table practice_week (
  student_id bigint not null references person,
  week date not null,
  answered integer not null,
  right_count integer not null default 0,
  marked_count integer not null default 0,
  seconds integer not null default 0,
  primary key (student_id, week)
);

create table practice_total (
  student_id bigint primary key references person,
  answered integer not null,
  seconds bigint not null default 0
);

insert into practice_attempt (attempt_id, student_id, week, answered, right_count, marked_count, seconds)
select a.id, a.student_id,
       date_trunc('week', a.submitted_at at time zone (select time_zone from school))::date,
       (select count(*) from answer n where n.attempt_id = a.id and n.value is not null),
       coalesce(a.right_count, 0), coalesce(a.scored_count, 0), a.seconds_spent
  from attempt a
 where a.submitted_at is not null;

insert into practice_week (student_id, week, answered, right_count, marked_count, seconds)
select student_id, week, sum(answered), sum(right_count), sum(marked_count), sum(seconds)
  from practice_attempt group by student_id, week;

insert into practice_total (student_id, answered, seconds)
select student_id, sum(answered), sum(seconds) from practice_attempt group by student_id;
