import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireEvent } from '@inkstone/exam/attempt';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { saveAnswers } from '../../contract.ts';
import { answerQuestions, openAttemptDriver, createAssignmentFixture } from '../../testing.ts';
import { listAnswers, listEvents } from '../attempt.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** A contest of forty minutes whose clock ran out unnoticed before another window took it over. */
const clockEnded = async () => {
  const work = await createAssignmentFixture(school);
  const first = await answerQuestions(school, work, ['C']);
  const [firstQuestionId = 0, secondQuestionId = 0] = work.questionIds;
  school.clock.pass({ minutes: 35 });
  await first.sendEvents({ kind: 'answered', questionId: secondQuestionId, value: 'C' });
  const [unsent] = first.toRecords({ kind: 'answered', questionId: firstQuestionId, value: 'B' });
  school.clock.pass({ minutes: 6 });
  const second = await openAttemptDriver(school, work, { takeOver: true });
  const [forged] = second.toRecords({ kind: 'answered', questionId: firstQuestionId, value: 'B' });
  const send = (record: WireEvent) =>
    work.student.send(saveAnswers, { attemptId: second.attemptId, events: [{ ...record, seq: forged.seq }] });
  const value = async () => {
    const rows = await school.tx((tx) => listAnswers(tx, [second.attemptId]));
    return rows.find(({ questionId }) => questionId === firstQuestionId)?.value;
  };
  return { attemptId: second.attemptId, unsent, forged, send, value };
};

describe('an attempt that was taken over', () => {
  const minute = 60_000;
  const forgeries: [string, (fixture: Awaited<ReturnType<typeof clockEnded>>) => WireEvent][] = [
    ['before its own sync', ({ forged }) => ({ ...forged, sinceSync: -3 * minute })],
    [
      'before the sync that it names as the previous one',
      ({ forged }) => ({ ...forged, origin: { syncId: forged.syncId, sinceSync: -3 * minute } }),
    ],
    [
      'from a sync that the server never issued',
      ({ forged }) => ({
        ...forged,
        sinceSync: -3 * minute,
        origin: { syncId: 'made.1.upmadeupmadeupmadeupma', sinceSync: 0 },
      }),
    ],
  ];
  test.each(forgeries)('accepts no answer from a new writer whose claimed time is %s', async (_, record) => {
    const fixture = await clockEnded();
    await fixture.send(record(fixture));
    expect(await fixture.value()).toBe('C');
    const journal = await school.tx((tx) => listEvents(tx, fixture.attemptId, ['answered']));
    expect(journal.at(-1)?.verdict).toBe('rejected: late');
  });

  test('accepts what the previous writer had not sent, timed by the sync at which it was written', async () => {
    const fixture = await clockEnded();
    const { syncId, sinceSync } = fixture.unsent;
    await fixture.send({ ...fixture.forged, sinceSync: -6 * minute, origin: { syncId, sinceSync } });
    expect(await fixture.value()).toBe('B');
    const journal = await school.tx((tx) => listEvents(tx, fixture.attemptId, ['answered']));
    expect(journal.at(-1)).toMatchObject({ verdict: 'applied late' });
  });
});
