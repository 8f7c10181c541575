import { sql } from 'drizzle-orm';
import type { Db } from '@inkstone/db';
import type { Departments } from './departments.ts';

/** Assignments per department; one in four recipients submits. */
const assignmentsEach = 100;

const growAssignments = async (db: Db, { from, to }: Departments): Promise<void> => {
  await db.run(sql`
    create temporary table sample_work on commit preserve rows as
    select row_number() over (order by s.id) - 1 as place, s.* from assignment s join person t on t.id = s.teacher_id
     where t.username in ('qiao', 'mei', 'dou') and s.kind <> 'candidate'`);
  await db.run(sql`
    create temporary table sample_attempt on commit preserve rows as
    select row_number() over (partition by a.assignment_id order by a.id) - 1 as place,
           count(*) over (partition by a.assignment_id) as sum, a.*
      from attempt a join sample_work w on w.id = a.assignment_id where a.redo_id is null and a.scored_at is not null`);
  await db.run(sql`
    create temporary table fresh_work (id bigint primary key, sample_id bigint, d int, half int)`);
  await db.run(sql`
    with made as (
      insert into assignment (kind, late_hours, teacher_id, title, title_zh, programme, variant, subject, mode, paper_revision_id,
                              begins_at, deadline, time_limit_seconds, report_at, question_count, created_at, search_text)
      select w.kind, w.late_hours, t.id, w.title || ' again ' || d || '-' || k || '-' || w.id, w.title_zh, w.programme, w.variant,
             w.subject, w.mode, w.paper_revision_id, x.at, x.at + interval '7 days', w.time_limit_seconds, w.report_at,
             w.question_count, x.at, w.search_text || ' again ' || d
        from generate_series(${from + 1}::int, ${to}::int) d, generate_series(1, ${assignmentsEach}::int) k, person t,
             sample_work w, lateral (select now() - interval '1 day' * (k * 7) + random() * interval '6 days' as at) x
       where t.username = 'teacher-' || d || '-1'
         and w.place = (d * ${assignmentsEach}::int + k) % (select count(*) from sample_work)
      returning id, title
    )
    insert into fresh_work
    select id, split_part(title, '-', -1)::bigint, substring(title from ' again (\\d+)-')::int, 1 + id % 2 from made`);
  await db.run(sql`
    insert into assignment_book (assignment_id, edition_id)
    select f.id, b.edition_id from fresh_work f join assignment_book b on b.assignment_id = f.sample_id`);
  await db.run(sql`
    insert into assignment_course (assignment_id, course_revision_id, practice_mode, fastest_percent)
    select f.id, b.course_revision_id, b.practice_mode, b.fastest_percent
      from fresh_work f join assignment_course b on b.assignment_id = f.sample_id`);
  await db.run(sql`
    insert into assignment_set (assignment_id, position, set_revision_id)
    select f.id, b.position, b.set_revision_id from fresh_work f join assignment_set b on b.assignment_id = f.sample_id`);
  await db.run(sql`
    insert into assignment_class (assignment_id, class_id)
    select f.id, c.id from fresh_work f join school_class c on c.name = 'Class ' || f.d || ' ' || f.half`);
};

const growAttempts = async (db: Db): Promise<void> => {
  await db.run(sql`
    insert into recipient (assignment_id, student_id, class_id)
    select f.id, m.student_id, m.class_id from fresh_work f join assignment_class c on c.assignment_id = f.id
      join class_member m on m.class_id = c.class_id
     where m.student_id % 20 <> f.id % 20`);
  // Attempts are copies of the sample's, with their content, answers and results.
  await db.run(sql`
    create temporary table fresh_attempt (id bigint primary key, sample_id bigint)`);
  await db.run(sql`
    with pair as (
      select r.id as to_recipient, r.assignment_id as to_assignment, r.student_id as to_student, w.begins_at, a.*,
             a.id as sample_id
        from fresh_work f join recipient r on r.assignment_id = f.id join assignment w on w.id = f.id
        join sample_attempt a on a.assignment_id = f.sample_id and a.place = r.id % a.sum
       where (r.id * 7919) % 100 < 29
    ), made as (
      insert into attempt (student_id, recipient_id, assignment_id, blueprint, check_at, state, ack, writer_window_id, started_at,
                           submitted_at, ended_by, scored_at, score, score_max, right_count, scored_count, result,
                           seconds_spent)
      select p.to_student, p.to_recipient, p.to_assignment, p.blueprint, p.check_at, p.state, p.sample_id,
             gen_random_uuid(), p.begins_at + interval '1 day', p.begins_at + interval '1 day 1 hour', p.ended_by,
             p.begins_at + interval '1 day 1 hour', p.score, p.score_max, p.right_count, p.scored_count, p.result,
             p.seconds_spent
        from pair p returning id, ack
    )
    insert into fresh_attempt select id, ack from made`);
  await db.run(sql`
    update recipient r
       set status = o.status, answered_count = o.answered_count, attempt_id = a.id, submitted_at = a.submitted_at,
           score = o.score, score_max = o.score_max, right_count = o.right_count, scored_count = o.scored_count,
           needs_marking = o.needs_marking
      from fresh_attempt f join attempt a on a.id = f.id join attempt s on s.id = f.sample_id
      join recipient o on o.id = s.recipient_id
     where r.id = a.recipient_id`);
  await db.run(sql`
    insert into answer (attempt_id, question_id, value, seq, answered_at, is_counted, seconds_spent, earned, possible, teacher_points)
    select f.id, a.question_id, a.value, a.seq, a.answered_at, a.is_counted, a.seconds_spent, a.earned, a.possible, a.teacher_points
      from fresh_attempt f join answer a on a.attempt_id = f.sample_id`);
  await db.run(sql`
    insert into mark (attempt_id, question_id, marker_id, scores, points, comment, notes, saved_at, released_at)
    select f.id, m.question_id, w.teacher_id, m.scores, m.points, m.comment, m.notes, m.saved_at, m.released_at
      from fresh_attempt f join mark m on m.attempt_id = f.sample_id join attempt a on a.id = f.id
      join assignment w on w.id = a.assignment_id`);
};

const growPractice = async (db: Db): Promise<void> => {
  await db.run(sql`
    insert into practice_attempt (attempt_id, student_id, week, answered, right_count, marked_count, seconds)
    select f.id, a.student_id, date_trunc('week', a.submitted_at)::date, p.answered, p.right_count, p.marked_count, p.seconds
      from fresh_attempt f join attempt a on a.id = f.id join practice_attempt p on p.attempt_id = f.sample_id`);
  await db.run(sql`
    insert into practice_week (student_id, week, answered, right_count, marked_count, seconds)
    select student_id, week, sum(answered), sum(right_count), sum(marked_count), sum(seconds)
      from practice_attempt p where p.attempt_id in (select id from fresh_attempt) group by 1, 2`);
  await db.run(sql`
    insert into practice_total (student_id, answered, seconds)
    select student_id, sum(answered), sum(seconds) from practice_week w
     where not exists (select 1 from practice_total t where t.student_id = w.student_id) group by 1`);
  await db.run(sql`
    insert into book_reading (recipient_id, page, pages_seen, opened_at, read_at)
    select r.id, 3, '{[1,4)}', now(), now() from fresh_work f join assignment_book b on b.assignment_id = f.id
      join recipient r on r.assignment_id = f.id where r.id % 3 = 0`);
  await db.run(sql`
    insert into video_progress (recipient_id, lesson_id, position_tenths, watched, updated_at)
    select r.id, l.id, 30, '{[1,30)}', now() from fresh_work f join assignment_course b on b.assignment_id = f.id
      join course_lesson l on l.course_revision_id = b.course_revision_id
      join recipient r on r.assignment_id = f.id where r.id % 3 = 0`);
};

/** Adds assignments of every kind with recipients, attempts, answers and marks, copied from the sample. */
export const growWork = async (db: Db, span: Departments): Promise<void> => {
  await growAssignments(db, span);
  await growAttempts(db);
  await growPractice(db);
  await db.run(sql`drop table sample_work, sample_attempt, fresh_work, fresh_attempt`);
};
