-- How many of a student's answers were given in practice of their own, which no comparison with others counts.
alter table practice_total add column own_answered integer not null default 0;

update practice_total t set own_answered = own.answered
  from (select p.student_id, sum(p.answered) as answered
          from own_practice o join attempt a on a.assignment_id = o.assignment_id
          join practice_attempt p on p.attempt_id = a.id
         group by p.student_id) own
 where own.student_id = t.student_id;
