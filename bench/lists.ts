import { sql } from 'drizzle-orm';
import { ask, connections, quantile } from './client.ts';
import type { Figure } from './figures.ts';
import type { Served } from './processes.ts';
import type { World } from './world.ts';

/** Work of other teachers and students: what a growing school adds around one's own. */
const addWork = async (world: World, count: number): Promise<void> => {
  const { rows } = await world.db.execute<{ id: number }>(sql`
    with given as (
      insert into assignment (kind, teacher_id, title, programme, variant, subject, mode, paper_revision_id,
                              question_count, begins_at, deadline, report_at, created_at, search_text, window_version)
      select case when n % 2 = 0 then 'test' else 'homework' end,
             (select min(id) from person where role = 'teacher') + 1 + n % 99, 'Work ' || n, 'amc', 'amc-8', 'math', 'test',
             (select max(id) from paper_revision), 25, now() - interval '30 days' * random(),
             now() + interval '1 day' + interval '10 days' * random(), 'closed', now() - interval '30 days' * random(),
             'work ' || n, 1
        from generate_series(1, ${count}::int) n returning id
    ), told as (
      insert into recipient (assignment_id, student_id, work)
      select g.id, (select min(id) from person where role = 'student') + 200 + (g.id * 7 + k) % 800, 'none'
        from given g, generate_series(0, 2) k
      on conflict do nothing returning id
    )
    select count(*) as id from told`);
  if ((rows[0]?.id ?? 0) === 0) throw new Error('no work was added');
  await world.db.execute(sql`analyze`);
};

const asked = (world: World): { path: string; token: string }[] => {
  const student = world.students[0]?.token ?? '';
  const teacher = world.teacher.token;
  return [
    { path: 'frontend/test/lists', token: student },
    { path: 'frontend/homework/lists', token: student },
    { path: 'frontend/index/test', token: student },
    { path: 'frontend/index/homework', token: student },
    { path: 'frontend/index/statistics', token: student },
    { path: 'backend/test/lists', token: teacher },
    { path: 'login/teacher', token: teacher },
  ];
};

const times = async (url: string, token: string): Promise<number> => {
  const agent = connections(1);
  const all: number[] = [];
  for (let turn = 0; turn < 70; turn++) {
    const began = performance.now();
    const { status, body } = await ask(url, { agent, token });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${body.slice(0, 200)}`);
    if (turn >= 20) all.push(performance.now() - began);
  }
  agent.destroy();
  return quantile(all, 0.5);
};

/** How lists and home grow from a thousand assignments to a hundred thousand. */
export const lists = async ({ product, world }: { product: Served; world: World }): Promise<Figure[]> => {
  const calls = asked(world);
  await addWork(world, 1000);
  const few: number[] = [];
  for (const { path, token } of calls) few.push(await times(`${product.url}/api/${path}`, token));
  await addWork(world, 99_000);
  const figures: Figure[] = [];
  for (const [index, { path, token }] of calls.entries()) {
    const before = few[index] ?? Number.NaN;
    const after = await times(`${product.url}/api/${path}`, token);
    figures.push(
      { what: `${path} with 1,000 assignments in the school`, value: before, unit: 'ms' },
      { what: `${path} with 100,000: times as long`, value: after / before, unit: '', atMost: 1.3 },
    );
  }
  return figures;
};
