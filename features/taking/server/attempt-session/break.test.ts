import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { insertPaper } from '@inkstone/bank/server';
import { aSet } from '@inkstone/bank/testing';
import type { WrittenEvent } from '@inkstone/exam/attempt';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getAttemptPosition, getAttemptTime } from '../../contract.ts';
import { openAttemptDriver, createAssignmentFixture } from '../../testing.ts';
import { listEvents } from '../attempt.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const sections = { english: 'passages', math: 'questions', reading: 'passages' } as const;

/** An enhanced ACT with one question per section; its break follows Math. */
const aShortAct = async () => {
  const work = await createAssignmentFixture(school, { questions: 1 });
  const now = school.clock.now();
  const filled: { section: string; part: string; seconds: null; setRevisionIds: number[] }[] = [];
  for (const [section, part] of Object.entries(sections)) {
    const { setRevisionId } = await aSet(school, { programme: 'act', subject: section });
    filled.push({ section, part, seconds: null, setRevisionIds: [setRevisionId] });
  }
  const { paperId } = await school.tx((tx) =>
    insertPaper(tx, {
      ...{ ownerId: work.ownerId, now, programme: 'act', variant: 'enhanced', typeId: null },
      ...{ title: 'Three sections', titleZh: null, questionCount: 3, sections: filled },
    }),
  );
  const { id } = await work.teacher.send(testCalls.createAssignment, {
    requestId: randomUUID(),
    ...{ title: 'Three sections', paperId, studentIds: [work.studentPerson.id] },
    ...{ beginsAt: now.toISOString(), deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString() },
  });
  return { ...work, assignmentId: id };
};

const through = (sectionId: keyof typeof sections): WrittenEvent[] => [
  { kind: 'section-entered', sectionId },
  { kind: 'section-finished', sectionId },
];

test('the server refuses to end a break early if the exam forbids it, and waits for the student after the break', async () => {
  const work = await aShortAct();
  const sitter = await openAttemptDriver(school, work);
  const { attemptId, windowId } = sitter;
  const status = async () => {
    const { status: reached } = await work.student.ask(getAttemptPosition, { attemptId });
    return reached;
  };
  await sitter.sendEvents({ kind: 'started' }, { kind: 'section-asked', sectionId: 'english' });
  await sitter.sendEvents(...through('english'), { kind: 'section-asked', sectionId: 'math' });
  await sitter.sendEvents(...through('math'));
  expect(await status()).toBe('break');

  school.clock.pass({ minutes: 14, seconds: 59 });
  await sitter.sendEvents({ kind: 'break-ended' });
  await sitter.sendEvents({ kind: 'section-asked', sectionId: 'reading' });
  expect(await status()).toBe('break');
  const events = await school.tx((tx) => listEvents(tx, attemptId, ['break-ended']));
  expect(events.map(({ verdict }) => verdict)).toEqual(['rejected: onBreak']);

  school.clock.pass({ minutes: 20 });
  expect(await status()).toBe('break');
  expect((await work.student.ask(getAttemptTime, { attemptId, windowId })).secondsLeft).toBeNull();
  await sitter.sendEvents({ kind: 'break-ended' });
  expect(await status()).toBe('running');
  await sitter.sendEvents({ kind: 'section-asked', sectionId: 'reading' });
  await sitter.sendEvents({ kind: 'section-entered', sectionId: 'reading' });
  expect((await work.student.ask(getAttemptTime, { attemptId, windowId })).secondsLeft).toBe(2400);
});
