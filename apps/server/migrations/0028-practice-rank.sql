-- How many active students have answered how many questions, so that one's rank is read without reading everybody.
create table practice_rank (
  -- 1: students who have answered exactly `answered` questions; 100: those from `answered` up to 99 more.
  width integer not null check (width in (1, 100)),
  answered integer not null,
  students integer not null,
  answered_sum bigint not null,
  primary key (width, answered)
);

-- The number under which a student is counted in it; 0 where they are not.
alter table practice_total add column ranked_answered integer not null default 0;

update practice_total t set ranked_answered = t.answered
  from person h
 where h.id = t.student_id and t.answered > 0 and h.left_at is null and 'student' = any (h.roles);

insert into practice_rank (width, answered, students, answered_sum)
select width, ranked_answered / width * width, count(*), sum(ranked_answered)
  from practice_total, unnest(array[1, 100]) width
 where ranked_answered > 0
 group by 1, 2;
