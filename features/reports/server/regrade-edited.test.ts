import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { deleteQuestionSet, saveQuestionSet } from '@inkstone/bank/contract';
import { aChoice, aDraft, aSet } from '@inkstone/bank/testing';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/testing';
import { startAttemptDriver } from '@inkstone/taking/testing';
import { getAttemptReport, changeKey } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

type KeptSet = Awaited<ReturnType<typeof aSet>>;

/** A test of an assigned set, answered with `D` and submitted; the key is `C`. */
const handedIn = async (teacherPerson: TestPerson, set: KeptSet) => {
  const studentPerson = await school.person({ role: 'student' });
  const now = school.clock.now();
  await school.tx((tx) => linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since: now }));
  const teacher = await school.signIn(teacherPerson);
  const { id: assignmentId } = await teacher.send(testCalls.createAssignment, {
    ...{ requestId: randomUUID(), title: 'Sums', setIds: [set.setId], studentIds: [studentPerson.id] },
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
  });
  const student = await school.signIn(studentPerson);
  const work = { teacher, student, studentPerson, assignmentId, questionIds: set.questionIds, kind: 'test' as const };
  const window = await startAttemptDriver(school, work);
  const [questionId = 0] = set.questionIds;
  await window.sendEvents({ kind: 'question-entered', questionId }, { kind: 'answered', questionId, value: 'D' });
  await window.submit();
  const { attemptId } = window;
  return { teacher, assignmentId, score: async () => (await teacher.ask(getAttemptReport, { attemptId })).score };
};

/** The author edits the first question of the set in the bank. */
const edit = async (
  { teacher }: Pick<Awaited<ReturnType<typeof handedIn>>, 'teacher'>,
  set: KeptSet,
  change: Parameters<typeof aChoice>[0],
) => {
  const [first = 0, second = 0] = set.questionIds;
  const questions = [aChoice({ id: first, ...change }), aChoice({ id: second })];
  const draft = { requestId: randomUUID(), ...aDraft({ questions }), setId: set.setId, version: 1 };
  await teacher.send(saveQuestionSet, draft);
};

const change = (set: KeptSet, mode: 'dryRun' | 'apply' | 'approve', more: object = {}) => ({
  ...{ requestId: randomUUID(), setId: set.setId, questionId: set.questionIds[0] ?? 0, key: 'D', mode },
  ...more,
});

const three = ['40', '41', '42'].map((text, index) => ({ id_option: String.fromCharCode(65 + index), text }));

describe('a wrong key of an assignment created before its question set was edited', () => {
  test.each([
    ['the key was corrected in the bank before', { key: 'D' }],
    ['the wording was changed', { text: '<p>Six times seven?</p>' }],
    ['both were changed', { text: '<p>Six times seven?</p>', key: 'D' }],
    ['an option was removed', { prompt: { text: '<p>Which?</p>', options: three } }],
  ])('is changed where %s', async (_, edited) => {
    const set = await aSet(school);
    const work = await handedIn(set.owner, set);
    await edit(work, set, edited);
    const own = { assignmentId: work.assignmentId };
    const dry = await work.teacher.send(changeKey, change(set, 'dryRun', own));
    expect(dry.changes).toMatchObject([{ from: { outcome: 'wrong' }, to: { outcome: 'right' } }]);
    await work.teacher.send(changeKey, change(set, 'apply', own));
    expect(await work.score()).toBe(1);
    expect(await work.teacher.refused(changeKey, change(set, 'apply', own))).toBe('regrade.sameKey');
  });

  test('is changed where the set was deleted', async () => {
    const set = await aSet(school);
    const work = await handedIn(set.owner, set);
    await work.teacher.send(deleteQuestionSet, { setId: set.setId });
    expect((await work.teacher.failed(changeKey, change(set, 'apply'))).kind).toBe('notFound');
    await work.teacher.send(changeKey, change(set, 'apply', { assignmentId: work.assignmentId }));
    expect(await work.score()).toBe(1);
  });

  test('is approved in the wording in which it was changed, not in that of the bank', async () => {
    const set = await aSet(school);
    const colleague = await handedIn(await school.person({ role: 'teacher' }), set);
    const author = await handedIn(set.owner, set);
    const { batchId } = await colleague.teacher.send(
      changeKey,
      change(set, 'apply', { assignmentId: colleague.assignmentId }),
    );
    await edit(author, set, { text: '<p>Six times eight?</p>' });
    await author.teacher.send(changeKey, change(set, 'approve', { batchId }));
    expect(await author.score()).toBe(1);
    const since = await handedIn(set.owner, set);
    expect(await since.score()).toBe(0);
  });

  test("is found by the teacher's own assignments only", async () => {
    const set = await aSet(school);
    const work = await handedIn(set.owner, set);
    const otherTest = await handedIn(await school.person({ role: 'teacher' }), await aSet(school));
    for (const assignmentId of [otherTest.assignmentId, 999_999])
      expect((await work.teacher.failed(changeKey, change(set, 'dryRun', { assignmentId }))).kind).toBe('notFound');
    expect(
      (await otherTest.teacher.failed(changeKey, change(set, 'dryRun', { assignmentId: otherTest.assignmentId }))).kind,
    ).toBe('notFound');
  });
});
