import { randomUUID } from 'node:crypto';
import { homeworkCalls, packQuestions, testCalls } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import { listMyErrors } from '@inkstone/error-book/contract';
import { linkStudent } from '@inkstone/people/server';
import { handlers } from '@inkstone/server/handlers';
import { getAttemptTime } from '@inkstone/taking/contract';
import { answerQuestions, type AssignmentFixture } from '@inkstone/taking/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listIdFields, withPath } from './access-tests/input-fields.ts';
import { rows } from './access-tests/rows.ts';
import { openTwoSides, type TwoSides } from './access-tests/school.ts';
import { sendRaw } from './access-tests/send.ts';

let sides: TwoSides;
beforeAll(async () => {
  sides = await openTwoSides();
});
afterAll(() => sides.school.close());

/** Occurs in explanations and in the transcript, which go out together with keys. */
const secret = 'Zqsecret';

const createSecretSet = (ownerId: number) =>
  sides.school.tx((tx, { now }) =>
    insertSet(tx, {
      ...{ ownerId, now, programme: 'amc', subject: 'math', title: 'Sums', titleZh: null },
      stimulus: { kind: 'passage', html: '<p>Read.</p>', files: [], transcript: `<p>${secret}</p>` },
      questions: [1, 2, 3].map((number) => ({
        type: 'choice',
        prompt: {
          text: `<p>Which is number ${number}?</p>`,
          options: ['A', 'B', 'C'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` })),
        },
        key: 'B',
        explanation: { en: `<p>${secret}</p>`, zh: `<p>${secret}</p>` },
        points: 100,
        knowledgeNodeId: null,
      })),
    }),
  );

/** A student, and a teacher who gives them work of a set with secrets. */
const openPair = async () => {
  const { school } = sides;
  const teacherPerson = await school.person({ role: 'teacher' });
  const studentPerson = await school.person({ role: 'student' });
  const since = school.clock.now();
  await school.tx((tx) => linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since }));
  const [teacher, student] = [await school.signIn(teacherPerson), await school.signIn(studentPerson)];
  const { setId, questionIds } = await createSecretSet(teacherPerson.id);
  const give = async (kind: 'test' | 'homework', topicIds = [setId]): Promise<AssignmentFixture> => {
    const now = school.clock.now();
    const { id: assignmentId } = await teacher.send(
      kind === 'test' ? testCalls.createAssignment : homeworkCalls.createAssignment,
      {
        ...{ requestId: randomUUID(), title: 'Sums', setIds: topicIds, studentIds: [studentPerson.id] },
        beginsAt: now.toISOString(),
        deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
      },
    );
    return { teacher, student, studentPerson, questionIds, assignmentId, kind };
  };
  return { teacher, student, setId, questionIds, give };
};

// These end the session, the attempt or the work itself.
const apart = /logout|stream|login|[Pp]assword|do\/save|removeQuest|destroy|revoke/;

/** A call with a limit for a whole day, which is not waited out: the test would end meanwhile. */
const limitedByDay = 'POST frontend/practice/create';

/** The calls whose response contains a secret, however the student puts known ids into the fields for ids. */
const listCallsWithSecret = async (token: string, ids: readonly number[]): Promise<string[]> => {
  const found = new Set<string>();
  for (const { call } of handlers) {
    const name = `${call.method} ${call.path}`;
    const row = rows[name];
    if (!row || apart.test(name)) continue;
    const fields = listIdFields(call).slice(0, 2);
    let inputs = [row.input(sides.mine)];
    for (const path of fields) inputs = inputs.flatMap((input) => ids.map((id) => withPath(input, path, id)));
    for (const input of inputs) {
      const sent = { ...input, ...('requestId' in input && { requestId: randomUUID() }) };
      const { status, body } = await sendRaw(sides.school, call, { input: sent, token });
      if (status === 429 && name === limitedByDay) break;
      if (status === 429) sides.school.clock.pass({ minutes: 1 });
      if (JSON.stringify(body).includes(secret)) found.add(name);
      if (status === 401 || status === 403) break;
    }
  }
  return [...found];
};

test('no call returns a key to a student while a test contains the question or a copy of it, or before its report opens', async () => {
  const { teacher, student, setId, questionIds, give } = await openPair();
  const homework = await give('homework');
  const handedIn = await answerQuestions(sides.school, homework, ['C', 'C', 'C']);
  await handedIn.submit();
  const entries = (await student.ask(listMyErrors, {})).list.map(({ id }) => id);
  const { setIds } = await teacher.send(packQuestions, {
    ...{ requestId: randomUUID(), id: homework.assignmentId, title: 'Packed', questionIds },
  });
  const known = [homework.assignmentId, handedIn.attemptId, setId, ...questionIds.slice(0, 1), ...entries.slice(0, 1)];
  expect(await listCallsWithSecret(student.token, known)).toContain('GET do/getHomeworkReport');

  const running = await give('test', setIds);
  const window = await answerQuestions(sides.school, { ...running, questionIds: [] }, []);
  const ids = [...known, running.assignmentId, window.attemptId, ...setIds];
  expect(await listCallsWithSecret(student.token, ids)).toEqual([]);
  expect(await student.ask(getAttemptTime, { attemptId: window.attemptId })).toMatchObject({ isClosed: false });
}, 300_000);

test('no call returns a key of a test that was submitted, before its report opens', async () => {
  const { student, setId, questionIds, give } = await openPair();
  const work = await give('test');
  const window = await answerQuestions(sides.school, work, ['C', 'B', 'C']);
  await window.submit();
  const ids = [work.assignmentId, window.attemptId, setId, ...questionIds];
  expect(await listCallsWithSecret(student.token, ids)).toEqual([]);
}, 300_000);
