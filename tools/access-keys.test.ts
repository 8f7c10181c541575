import { handlers } from '@inkstone/server/handlers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { draftWord, findLeaks, otherMarkedContent } from './access-tests/markers.ts';
import { rows } from './access-tests/rows.ts';
import { openTwoSides, type TwoSides } from './access-tests/school.ts';
import type { Side, SideWork } from './access-tests/side.ts';
import { sendRaw } from './access-tests/send.ts';

let twoSides: TwoSides;
beforeAll(async () => {
  twoSides = await openTwoSides();
});
afterAll(() => twoSides.school.close());

const mine = handlers.flatMap(({ call }) => {
  const name = `${call.method} ${call.path}`;
  const row = rows[name];
  const isStudents = row && (row.who.roles === 'anyone' || row.who.roles.includes('student'));
  // Signing out ends the session, so it is excluded.
  return isStudents && name !== 'GET common/logout' ? [{ name, call, row }] : [];
});

/**
 * The student's assignments whose keys nobody may read yet: the report is closed, or a test in progress asks the same
 * questions.
 */
const closed = (side: Side): SideWork[] => [
  side.done,
  side.test,
  side.handedIn,
  side.homework,
  side.freshTest,
  side.freshHomework,
];

/** The side once for each of these assignments, as if it were the one that every call asks for. */
const variants = (side: Side): Side[] =>
  closed(side).map((work) => ({
    ...side,
    ...{
      test: work,
      handedIn: work,
      homework: work,
      done: work,
      learnt: work,
      freshTest: work,
      freshHomework: work,
      defined: work,
    },
  }));

/** One response that a student received. */
interface CallResponse {
  name: string;
  status: number;
  body: unknown;
}

/**
 * All responses that a student receives while reports are closed. The error book holds entries of homework whose report
 * is open; the other assignments ask the same questions again.
 */
const readAllResponses = async ({ school, mine: side }: TwoSides): Promise<CallResponse[]> => {
  const entries = await school.db.rows(
    sql`select id, question_id from error_entry
         where student_id = ${side.student.person.id} and question_id in ${side.questionIds} order by id`,
    { id: z.int(), questionId: z.int() },
  );
  expect(entries.length).toBeGreaterThan(1);
  const sides = variants(side).flatMap((variant) =>
    entries.map(({ id, questionId }, index) => ({
      ...{ ...variant, errorEntryId: id, errorQuestionId: questionId, isFirst: index === 0 },
    })),
  );
  const responses: CallResponse[] = [];
  for (const { isFirst, ...variant } of sides) {
    school.clock.pass({ minutes: 1 });
    for (const { name, call, row } of mine.filter((first) => isFirst || /\/error\/|quest\/answer/.test(first.name)))
      responses.push({
        name,
        ...(await sendRaw(school, call, { input: row.input(variant), token: side.student.token })),
      });
  }
  return responses;
};

test('no response to a student contains a key, an explanation, evidence or a transcript before the report opens', async () => {
  const responses = await readAllResponses(twoSides);
  const leaks = responses.flatMap(({ name, body }) => findLeaks(body).map((what) => `${name}: ${what}`));

  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(40);
  expect([...new Set(leaks)]).toEqual([]);
});

/** A response without its random parts, which differ between schools: tokens, signatures, names. */
const plain = ({ status, body }: CallResponse): string =>
  `${status} ${JSON.stringify(body)}`
    .replaceAll(/"(token|ua_token|syncId|deviceKey|pushKey)":"[^"]*"/g, '"$1":""')
    .replaceAll(/signature=[\w-]{43}/g, 'signature=')
    .replaceAll(/token=(\d+)-[\w-]{43}/g, 'token=$1')
    .replaceAll(/Person p[0-9a-f]{12}/g, 'Person');

/** The number of correct answers in the closed test. */
const countRight = async ({ school, mine: { handedIn } }: TwoSides): Promise<number | undefined> => {
  const report = await school.db.rows(sql`select right_count as count from attempt where id = ${handedIn.attemptId}`, {
    count: z.int(),
  });
  return report[0]?.count;
};

test('no response reveals, in any encoding, keys, explanations, evidence, transcripts or whether an answer was correct', async () => {
  // In the other school all of these differ, and the answers submitted to the closed test are correct.
  const [first, second] = [await openTwoSides(), await openTwoSides(otherMarkedContent)];
  expect(await countRight(first)).toBe(0);
  expect(await countRight(second)).toBe(2);
  const [responses, toldOther] = [await readAllResponses(first), await readAllResponses(second)];
  await Promise.all([first, second].map(({ school }) => school.close()));

  expect(responses.map(({ name }) => name)).toEqual(toldOther.map(({ name }) => name));
  const others = toldOther.map(plain);
  const differing = responses.filter((each, index) => plain(each) !== others[index]);
  expect([...new Set(differing.map(({ name }) => name))]).toEqual([]);
}, 180_000);

test('the open report of submitted homework contains them', async () => {
  const call = handlers.find((answer) => answer.call.path === 'do/getHomeworkReport')?.call;
  if (!call) throw new Error('the call is gone');
  const input = { id: twoSides.theirs.learnt.assignmentId };
  const { status, body } = await sendRaw(twoSides.school, call, { input, token: twoSides.theirs.student.token });

  expect(status).toBe(200);
  expect(findLeaks(body)).toEqual(
    expect.arrayContaining([
      ...['keymarkquokka', 'explainmarknarwhal', 'transcriptmarkibis', 'evidencemarkwombat', 'word-echo'],
    ]),
  );
});

test('the report of homework whose mark is a draft does not contain the mark', async () => {
  const token = twoSides.mine.student.token;
  const side = { ...twoSides.mine, learnt: twoSides.mine.toMark, homework: twoSides.mine.toMark };
  const responses: string[] = [];
  let reports = 0;
  for (const { name, call, row } of mine) {
    twoSides.school.clock.pass({ minutes: 1 });
    const { status, body } = await sendRaw(twoSides.school, call, { input: row.input(side), token });
    if (status === 200 && name === 'GET do/getHomeworkReport') reports += 1;
    if (JSON.stringify(body).includes(draftWord)) responses.push(name);
  }

  expect(reports).toBe(1);
  expect(responses).toEqual([]);
});
