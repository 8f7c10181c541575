import { sql } from 'drizzle-orm';
import type { Db } from '@inkstone/db';
import type { Departments } from './departments.ts';

/** Adds candidates with a test each, of which half are submitted. */
const growCandidates = async (db: Db, { from, to }: Departments): Promise<void> => {
  await db.run(sql`
    with sample as (
      select s.* from candidate c join assignment s on s.id = c.assignment_id order by s.id limit 1
    ), person_of as (
      select p.id, d, k from generate_series(${from + 1}::int, ${to}::int) d, generate_series(1, 10) k, person p
       where p.username = 'candidate-' || d || '-' || k
    ), given as (
      insert into assignment (kind, late_hours, teacher_id, title, title_zh, programme, variant, subject, mode, paper_revision_id,
                              begins_at, deadline, report_at, question_count, created_at, search_text)
      select s.kind, s.late_hours, (select id from person where username = 'oliviahart'), 'for ' || p.id, s.title_zh, s.programme,
             s.variant, s.subject, s.mode, s.paper_revision_id, now(), now() + interval '3 days', s.report_at,
             s.question_count, now(), s.search_text from sample s, person_of p
      returning id, teacher_id, split_part(title, ' ', 2)::bigint as person_id
    ), received as (
      insert into recipient (assignment_id, student_id, status, submitted_at)
      select id, person_id, case when id % 2 = 0 then 'submitted' else 'none' end,
             case when id % 2 = 0 then now() - id * interval '1 minute' end from given
    )
    insert into candidate (person_id, recruiter_id, position, created_at, published_at, assignment_id, paper_id)
    select person_id, teacher_id, 'Editor', now(), now(), id, (select max(paper_id) from candidate) from given`);
  // The trigger that copies the progress of a test sees no recipient of its own statement.
  await db.run(sql`update candidate set assignment_id = assignment_id where assignment_id is not null`);
};

/** Adds candidates, messages, announcements, error books, phase reports and collected words of the new people. */
export const growRest = async (db: Db, span: Departments): Promise<void> => {
  const { from, to } = span;
  await growCandidates(db, span);
  const student = sql`
    generate_series(${from + 1}::int, ${to}::int) d, generate_series(1, 40) j, person p
    where p.username = 'student-' || d || '-' || j`;
  await db.run(sql`
    insert into message (person_id, category, event, content, created_at)
    select p.id, m.category, m.event, m.content, now() - random() * interval '700 days'
      from generate_series(1, 30) k, (select * from message order by id limit 1) m, ${student}`);
  await db.run(sql`
    insert into error_entry (student_id, question_id, question_revision_id, programme, subject, title, title_zh,
                             knowledge_node_id, first_error_at, recent_error_at, card, due_at)
    select p.id, e.question_id, e.question_revision_id, e.programme, e.subject, e.title, e.title_zh,
           e.knowledge_node_id, e.first_error_at, e.recent_error_at, e.card, e.due_at
      from (select distinct on (question_id) * from error_entry order by question_id limit 25) e, ${student}`);
  await db.run(sql`
    insert into error_occurrence (entry_id, source, value, is_right, seconds_spent, at)
    select e.id, o.source, o.value, o.is_right, o.seconds_spent, e.recent_error_at
      from error_entry e, lateral (
        select o.* from error_entry s join error_occurrence o on o.entry_id = s.id
         where s.question_id = e.question_id order by o.id limit 2) o
     where not exists (select 1 from error_occurrence own where own.entry_id = e.id)`);
  await db.run(sql`
    insert into phase_report (student_id, author_id, title, from_on, to_on, comments, numbers, created_at, updated_at,
                              published_at)
    select p.id, t.id, r.title, r.from_on, r.to_on, r.comments, r.numbers, now(), now(), r.published_at
      from (select * from phase_report order by id limit 1) r,
           generate_series(${from + 1}::int, ${to}::int) d, generate_series(1, 40) j, person p, person t
     where p.username = 'student-' || d || '-' || j and t.username = 'teacher-' || d || '-1'`);
  await db.run(sql`
    with sent as (
      insert into announcement (teacher_id, title, body, created_at)
      select t.id, a.title, a.body, now() - random() * interval '700 days'
        from (select * from announcement order by id limit 1) a, generate_series(1, 20) k,
             generate_series(${from + 1}::int, ${to}::int) d, person t
       where t.username in ('qiao', 'teacher-' || d || '-1')
      returning id, created_at
    )
    insert into announcement_recipient (announcement_id, person_id, read_at)
    select sent.id, p.id, case when random() < 0.8 then sent.created_at end
      from sent, generate_series(1, 40) j, person p
     where p.username = 'student-' || (${from + 1}::int + sent.id % ${to - from}::int) || '-' || j`);
  await db.run(sql`
    insert into collected_word (person_id, word, meaning, sentence, collected_at)
    select p.id, w.word || k, w.meaning, w.sentence, now()
      from generate_series(1, 10) k, (select * from collected_word order by id limit 1) w, ${student}`);
  await db.run(sql`
    insert into environment_check (person_id, device_id, at, is_output_heard, level, noise_floor, is_clipping,
                                   clock_offset_ms, codec, user_agent)
    select p.id, gen_random_uuid(), now(), true, 1, 0, false, 0, '', '' from ${student}`);
};
