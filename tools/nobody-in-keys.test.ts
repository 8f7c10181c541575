import { answers } from '@inkstone/server/answers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftWord, givenAway } from './nobody-in/markers.ts';
import { rows } from './nobody-in/rows.ts';
import { openTwoSides, type TwoSides } from './nobody-in/school.ts';
import type { Side, SideWork } from './nobody-in/side.ts';
import { sendRaw } from './nobody-in/send.ts';

let it: TwoSides;
beforeAll(async () => {
  it = await openTwoSides();
});
afterAll(() => it.school.close());

const mine = answers.flatMap(({ call }) => {
  const name = `${call.method} ${call.path}`;
  const row = rows[name];
  const isStudents = row && (row.who.roles === 'anyone' || row.who.roles.includes('student'));
  // The way out ends the session; everything else is asked before it.
  return isStudents && name !== 'GET common/logout' ? [{ name, call, row }] : [];
});

/** The student's work whose reports are closed yet: one running, one handed in, one that nobody has begun. */
const closed = (side: Side): SideWork[] => [
  side.test,
  side.handedIn,
  side.homework,
  side.freshTest,
  side.freshHomework,
];

/** The side as if each of its works were the one that is asked about. */
const variants = (side: Side): Side[] =>
  closed(side).map((work) => ({
    ...side,
    ...{ test: work, handedIn: work, homework: work, done: work, freshTest: work, freshHomework: work, defined: work },
  }));

test('no answer of a call that students make carries a key, an explanation or a transcript before the report', async () => {
  // The error book holds entries whose keys were seen, of homework whose report is open: other work asks them again.
  const entries = await it.school.db.execute<{ id: number }>(
    sql`select id from error_entry where student_id = ${it.mine.student.person.id}`,
  );
  const token = it.mine.student.token;
  const sides = variants(it.mine).flatMap((side) =>
    entries.rows.map(({ id }, index) => ({ ...side, errorEntryId: id, isFirst: index === 0 })),
  );
  const leaks: string[] = [];
  let answered = 0;
  for (const { isFirst, ...side } of sides) {
    it.school.clock.pass({ minutes: 1 });
    for (const { name, call, row } of mine.filter((one) => isFirst || one.name.includes('/error/'))) {
      const { status, body } = await sendRaw(it.school, call, { input: row.input(side), token });
      if (status === 200) answered += 1;
      leaks.push(...givenAway(body).map((what) => `${name}: ${what}`));
    }
  }

  expect(entries.rows.length).toBeGreaterThan(1);
  expect(answered).toBeGreaterThan(40);
  expect([...new Set(leaks)]).toEqual([]);
});

test('the report of handed-in homework, being open, carries them', async () => {
  const call = answers.find((answer) => answer.call.path === 'do/getHomeworkReport')?.call;
  if (!call) throw new Error('the call is gone');
  const input = { id: it.theirs.done.assignmentId };
  const { status, body } = await sendRaw(it.school, call, { input, token: it.theirs.student.token });

  expect(status).toBe(200);
  expect(givenAway(body)).toEqual(
    expect.arrayContaining(['keymarkquokka', 'explainmarknarwhal', 'transcriptmarkibis']),
  );
});

test('the report of homework whose mark is a draft says nothing of it', async () => {
  const token = it.mine.student.token;
  const side = { ...it.mine, done: it.mine.toMark, homework: it.mine.toMark };
  const told: string[] = [];
  let reports = 0;
  for (const { name, call, row } of mine) {
    it.school.clock.pass({ minutes: 1 });
    const { status, body } = await sendRaw(it.school, call, { input: row.input(side), token });
    if (status === 200 && name === 'GET do/getHomeworkReport') reports += 1;
    if (JSON.stringify(body).includes(draftWord)) told.push(name);
  }

  expect(reports).toBe(1);
  expect(told).toEqual([]);
});
