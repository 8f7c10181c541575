import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenEvent } from '@inkstone/exam/attempt';
import { openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { finishAttempt, saveAnswers } from '../../contract.ts';
import { startAttemptDriver, createAssignmentFixture } from '../../testing.ts';
import { listAnswers } from '../attempt.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const many = <Event>(count: number, make: (index: number) => Event): Event[] =>
  Array.from({ length: count }, (_, index) => make(index));

const readStateBytes = async (attemptId: number): Promise<number> => {
  const query = sql`select length(state::text) as bytes from attempt where id = ${attemptId}`;
  return (await school.db.row(query, { bytes: z.int() }))?.bytes ?? 0;
};

test('of hundreds of recordings in one batch only as many are stored as an answer can have', async () => {
  const work = await createAssignmentFixture(school, { spoken: true });
  const [spoken = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const names = many(300, () => {
    return { kind: 'recording-saved' as const, questionId: spoken, recordingId: randomUUID() };
  });
  await window.sendEvents(...names);

  const [answer] = await listAnswers(school.db, [window.attemptId]);
  expect(answer?.value).toMatchObject({ recordings: names.slice(0, 20).map(({ recordingId }) => recordingId) });
  expect(await school.db.run(sql`select id from recording where attempt_id = ${window.attemptId}`)).toBe(20);
});

test('an answer with thousands of ids is refused without an error', async () => {
  const work = await createAssignmentFixture(school, { spoken: true });
  const [spoken = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const value = { recordings: many(20_000, () => randomUUID()) };
  const { ack } = await window.sendEvents({ kind: 'answered', questionId: spoken, value });

  expect(ack).toBe(window.start.ack + 3);
});

test.each<[string, (questionId: number) => WrittenEvent[]]>([
  [
    'options that do not exist',
    (questionId) =>
      many(500, () => ({ kind: 'eliminated', questionId, optionId: randomUUID().repeat(2), on: true }) as const),
  ],
  [
    'recordings with endless ids',
    (questionId) => [{ kind: 'answered', questionId, value: { recordings: ['x'.repeat(400_000)] } }],
  ],
  [
    'thousands of recordings that do not exist',
    (questionId) => [{ kind: 'answered', questionId, value: { recordings: many(9000, (at) => `recording ${at}`) } }],
  ],
])('the stored state of an attempt does not grow by %s', async (_what, eventsOf) => {
  const work = await createAssignmentFixture(school, { spoken: true });
  const window = await startAttemptDriver(school, work);
  const before = await readStateBytes(window.attemptId);
  for (let batch = 0; batch < 3; batch++) await window.sendEvents(...eventsOf(work.questionIds[0] ?? 0));

  expect(await readStateBytes(window.attemptId)).toBeLessThan(before + 10_000);
});

test.each(['question-entered', 'flagged', 'focus-lost', 'started'] as const)(
  'a full journal accepts no more events of kind "%s"; the attempt can still be submitted',
  async (kind) => {
    const work = await createAssignmentFixture(school);
    const [questionId = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    const { attemptId } = window;
    await school.db.run(sql`update attempt set stored_bytes = 25000001 where id = ${attemptId}`);
    const written = { 'question-entered': { kind, questionId }, flagged: { kind, questionId, on: true } } as Record<
      string,
      WrittenEvent
    >;
    const events = window.toRecords(...many(500, () => written[kind] ?? ({ kind } as WrittenEvent)));
    expect(await work.student.refused(saveAnswers, { attemptId, events })).toBe('attempt.full');

    const done = await work.student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });
    expect(done).toMatchObject({ isClosed: true });
  },
);

test('navigation events are still accepted for a while after the limit for answers is reached', async () => {
  const work = await createAssignmentFixture(school);
  const [questionId = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  await school.db.run(sql`update attempt set stored_bytes = 20000001 where id = ${window.attemptId}`);

  expect((await window.sendEvents({ kind: 'question-entered', questionId })).ack).toBe(window.start.ack + 3);
});
