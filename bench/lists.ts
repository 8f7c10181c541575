import { setTimeout } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { sendRequest, connections, quantile } from './client.ts';
import type { Figure } from './figures.ts';
import { addBooks, addContent, ownSearch, taughtSearches } from './search-data.ts';
import type { RunningServer } from './processes.ts';
import type { World } from './world.ts';

/** The parts of an attempt's rules and result that lists read: one section with one answer marked by a teacher. */
const rules = JSON.stringify({
  sections: [{ id: 'contest', skill: 'writing', parts: [{ sets: [{ questions: [{ id: 1, type: 'essay' }] }] }] }],
});
const result = JSON.stringify({
  questions: [{ by: 'teacher', outcome: 'toBeMarked', questionId: 1, sectionId: 'contest' }],
});

interface AssignmentBatch {
  count: number;
  /** The teacher: an SQL expression of the number `n`. */
  teacher: SQL;
  /** One in so many copies is submitted and waits for its marker. */
  waitsOneIn: number;
  /** Whether the last student, whose lists are measured, is a recipient. */
  toFinder: boolean;
}

/** Adds assignments of every kind with three students each, partly submitted with one answer marked by a teacher. */
const addAssignments = async (
  world: World,
  { count, teacher, waitsOneIn, toFinder }: AssignmentBatch,
): Promise<void> => {
  const rows = await world.db.rows(
    sql`
    with given as (
      insert into assignment (kind, late_hours, teacher_id, title, programme, variant, subject, mode, paper_revision_id,
                              question_count, begins_at, deadline, report_at, created_at, search_text, window_version)
      select case when n % 10 = 1 then 'textbook' when n % 10 = 3 then 'course' when n % 2 = 0 then 'test'
                  else 'homework' end, case when n % 10 not in (1, 3) and n % 2 = 0 then 0 else 48 end, ${teacher}, 'Work ' || n, 'amc', 'amc-8', 'math', 'test',
             (select max(id) from paper_revision), 25, now() - interval '30 days' * random(),
             now() + interval '1 day' + interval '10 days' * random(), 'closed', now() - interval '30 days' * random(),
             'work ' || n, 1
        from generate_series(1, ${count}::int) n returning id, kind
    ), book as (
      insert into assignment_book (assignment_id, edition_id)
      select id, (select max(id) from book_edition) from given where kind = 'textbook'
    ), course as (
      insert into assignment_course (assignment_id, course_revision_id, practice_mode, fastest_percent)
      select id, (select max(id) from course_revision), 'sync', 200 from given where kind = 'course'
    ), told as (
      insert into recipient (assignment_id, student_id, status, needs_marking, submitted_at)
      select g.id, (select min(id) from person where role = 'student') + 200
               + case when ${toFinder} and k = 0 then 799 else (g.id * 7 + k) % 799 end,
             case when waits then 'submitted' else 'none' end, waits, case when waits then now() end
        from given g, generate_series(0, 2) k, lateral (select (g.id * 3 + k) % ${waitsOneIn}::int = 0 as waits) w
      on conflict do nothing returning id, assignment_id, student_id, needs_marking
    ), handed_in as (
      insert into attempt (student_id, recipient_id, assignment_id, blueprint, check_at, state, writer_window_id, started_at,
                           submitted_at, ended_by, scored_at, result)
      select student_id, id, assignment_id, ${rules}::jsonb, now(), '{}', gen_random_uuid(), now(), now(), 'student',
             now(), ${result}::jsonb
        from told where needs_marking returning id
    )
    select count(*) as id from told`,
    { id: z.int() },
  );
  if ((rows[0]?.id ?? 0) === 0) throw new Error('no work was added');
};

/** Adds assignments of other teachers and students, as in a growing school. */
const addOthers = async (world: World, count: number): Promise<void> => {
  const teacher = sql`(select min(id) from person where role = 'teacher') + 1 + n % 99`;
  await addAssignments(world, { count, teacher, waitsOneIn: 10, toFinder: false });
  await addContent(world, Math.ceil(count / 10));
  await addBooks(world, Math.ceil(count / 10));
  // Finishes the database's own maintenance before anything is measured.
  await world.db.run(sql`vacuum (analyze)`);
  await world.db.run(sql`checkpoint`);
};

const listRequests = (world: World): { path: string; token: string }[] => {
  const student = world.students[0]?.token ?? '';
  // Receives everything that this teacher assigns, however much the others assign.
  const finder = world.students.at(-1)?.token ?? '';
  const teacher = world.teacher.token;
  return [
    { path: 'frontend/test/lists', token: student },
    { path: 'frontend/homework/lists', token: student },
    { path: 'frontend/textbook/index', token: finder },
    { path: 'frontend/index/video/lists', token: finder },
    { path: 'frontend/index/test', token: student },
    { path: 'frontend/index/homework', token: student },
    { path: 'frontend/index/statistics', token: student },
    { path: 'backend/test/lists', token: teacher },
    { path: 'backend/homework/lists', token: teacher },
    { path: 'backend/textbook/index', token: teacher },
    { path: 'backend/video/lists', token: teacher },
    { path: 'topic/getBookList', token: teacher },
    { path: 'backend/teacher/correctTest', token: teacher },
    { path: 'backend/teacher/correctHomework', token: teacher },
    { path: 'login/teacher', token: teacher },
    ...taughtSearches.map((path) => ({ path, token: teacher })),
    { path: ownSearch, token: finder },
  ];
};

/** Times of consecutive requests in ms; the first ones are warm-up. */
const measureTimes = async (url: string, token: string): Promise<number[]> => {
  const agent = connections(1);
  const all: number[] = [];
  for (let turn = 0; turn < 28; turn++) {
    const began = performance.now();
    const { status, body } = await sendRequest(url, { agent, token });
    if (status === 429) {
      // The rate limit per person applies here too.
      await setTimeout(1000);
      turn -= 1;
      continue;
    }
    if (status !== 200) throw new Error(`${url} answered ${status}: ${body.slice(0, 200)}`);
    if (turn >= 8) all.push(performance.now() - began);
  }
  agent.destroy();
  return all;
};

type ListRequests = ReturnType<typeof listRequests>;

/** The median of each call over three rounds of all calls, so that a disturbance affects many alike. */
const measureMedians = async ({ url }: RunningServer, calls: ListRequests): Promise<number[]> => {
  const all = calls.map((): number[] => []);
  for (let round = 0; round < 3; round++)
    for (const [index, { path, token }] of calls.entries())
      all[index]?.push(...(await measureTimes(`${url}/api/${path}`, token)));
  return all.map((times) => quantile(times, 0.5));
};

/** How lists and the home page grow from a thousand assignments to a hundred thousand. */
export const lists = async ({ product, world }: { product: RunningServer; world: World }): Promise<Figure[]> => {
  const calls = listRequests(world);
  await addBooks(world, 1);
  await addAssignments(world, { count: 40, teacher: sql`${world.teacher.id}::bigint`, waitsOneIn: 1, toFinder: true });
  await addOthers(world, 1000);
  const few = await measureMedians(product, calls);
  await addOthers(world, 99_000);
  const many = await measureMedians(product, calls);
  const figures: Figure[] = [];
  for (const [index, { path }] of calls.entries()) {
    const before = few[index] ?? Number.NaN;
    const after = many[index] ?? Number.NaN;
    figures.push(
      { what: `${path} with 1,000 assignments in the school`, value: before, unit: 'ms' },
      { what: `${path} with 100,000: times as long`, value: after / before, unit: '', atMost: 1.3 },
    );
  }
  return figures;
};
