import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver } from '@inkstone/taking/testing';
import { getAttemptReport, changeKey } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** A text of distinct Chinese characters, each a word of its own; another `first` makes another text. */
const signs = (count: number, first: number): string =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + ((first + at) % 20_000))).join('');

const length = 4000;
const written = signs(length, 0);
/** The longest key that may be stored: its closest reference shares this many characters with the answer. */
const keySharing = (shared: number) => ({
  references: Array.from({ length: 10 }, (_, at) => signs(shared - at, 0) + signs(length - shared + at, 9000)),
});

test('the longest dictations are scored, and scored again by the longest key, as short ones are', async () => {
  const [owner, person] = [await school.person({ role: 'teacher' }), await school.person()];
  const now = school.clock.now();
  const explanation = { en: '', zh: '' };
  const dictation = { type: 'dictation', key: keySharing(1000), explanation, points: 100, knowledgeNodeId: null };
  const set = await school.tx(async (tx) => {
    await linkStudent(tx, { teacherId: owner.id, studentId: person.id, since: now });
    return insertSet(tx, {
      ...{ ownerId: owner.id, now, programme: 'listen', subject: 'listening', title: 'Long', titleZh: '长' },
      stimulus: { kind: 'audio', html: '', files: [], audioSeconds: 4, transcript: '<p>Long.</p>' },
      questions: Array.from({ length: 3 }, () => ({ ...dictation, prompt: { text: '<p>Listen.</p>' } })),
    });
  });
  const teacher = await school.signIn(owner);
  const { id: assignmentId } = await teacher.send(homeworkCalls.createAssignment, {
    ...{ requestId: randomUUID(), title: 'Long', setIds: [set.setId], studentIds: [person.id] },
    ...{ beginsAt: now.toISOString(), deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString() },
  });
  const student = await school.signIn(person);
  const work = { teacher, student, ownerId: owner.id, studentPerson: person, assignmentId, kind: 'homework' as const };
  const sitting = await openAttemptDriver(school, { ...work, questionIds: set.questionIds });
  const { sections } = sitting.start.blueprint as { sections: { id: string }[] };
  await sitting.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: sections[0]?.id ?? '' });
  for (const questionId of set.questionIds)
    await sitting.sendEvents(
      { kind: 'question-entered', questionId },
      { kind: 'answered', questionId, value: written },
    );
  await student.send(finishAttempt, { attemptId: sitting.attemptId, events: [], finish: 'attempt' });
  const scoreNow = async () => (await teacher.ask(getAttemptReport, { attemptId: sitting.attemptId })).score;
  expect(await scoreNow()).toBe(25);

  const [questionId = 0] = set.questionIds;
  const change = (mode: 'dryRun' | 'apply') =>
    teacher.send(changeKey, { requestId: randomUUID(), setId: set.setId, questionId, key: keySharing(3000), mode });
  expect((await change('dryRun')).changes).toMatchObject([{ from: { points: 0.25 }, to: { points: 0.75 } }]);
  expect(await scoreNow()).toBe(25);
  await change('apply');
  expect(await scoreNow()).toBe(42);
});
