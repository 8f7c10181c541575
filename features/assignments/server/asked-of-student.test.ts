import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { testDetail } from '../contract.ts';
import { aGiven, beginAs } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

interface Frozen {
  sections: { id: string; parts: { id: string; sets: { questions: object[] }[] }[]; adaptive?: object }[];
}

/** Makes a frozen test adapt: its questions are the first module, twice as many the harder second one, as many the easier one. */
const adapting = (rules: Frozen): Frozen => {
  const [section] = rules.sections;
  const [part] = section?.parts ?? [];
  if (!section || !part) throw new Error('the test has no section');
  const parts = [
    { ...part, id: 'first' },
    { ...part, id: 'hard', sets: [...part.sets, ...part.sets] },
    { ...part, id: 'easy' },
  ];
  const routes = [
    { part: 'hard', atLeastPercent: 60 },
    { part: 'easy', atLeastPercent: 0 },
  ];
  return { ...rules, sections: [{ ...section, parts, adaptive: { kind: 'two-stage', router: 'first', routes } }] };
};

test('a student of an exam that adapts is counted by the modules that they were led to', async () => {
  const given = await aGiven(school);
  const asked = async () => (await given.teacher.ask(testDetail, { id: given.id })).recipients.map((row) => row.asked);
  const [questions = 0, ...rest] = await asked();
  expect(questions).toBeGreaterThan(0);
  expect(rest).toEqual([questions]);

  const client = school.db.$client;
  for (const [at, part] of (['hard', 'easy'] as const).entries()) {
    const person = given.students[at];
    if (!person) throw new Error('the test has two students');
    await beginAs(school, given, at);
    const { rows } = await client.query<{ id: number; blueprint: Frozen }>(
      'select a.id, a.blueprint from attempt a join recipient r on r.id = a.recipient_id where r.assignment_id = $1 and r.student_id = $2',
      [given.id, person.id],
    );
    const [attempt] = rows;
    if (!attempt) throw new Error('nothing was begun');
    const route = { [attempt.blueprint.sections[0]?.id ?? '']: part };
    await client.query(`update attempt set blueprint = $2, state = jsonb_set(state, '{routes}', $3) where id = $1`, [
      attempt.id,
      JSON.stringify(adapting(attempt.blueprint)),
      JSON.stringify(route),
    ]);
  }
  const { recipients } = await given.teacher.ask(testDetail, { id: given.id });
  const askedOf = new Map(recipients.map((row) => [row.studentId, row.asked]));
  expect(given.students.map(({ id }) => askedOf.get(id))).toEqual([3 * questions, 2 * questions]);
});
