import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { begin, someWork } from '../testing.ts';
import { listAnswers, findNewestAttempt } from './attempt.queries.ts';
import { lockAttempt } from './attempt-rows.queries.ts';
import { scoreAgain } from './close.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('the time on questions stays as it was counted at the end when an attempt is scored again', async () => {
  const work = await someWork(school);
  const [first = 0, second = 0] = work.questionIds;
  const window = await begin(school, work);
  await window.say({ kind: 'question-entered', questionId: first });
  school.clock.pass({ seconds: 40 });
  await window.say(
    { kind: 'answered', questionId: first, value: 'B' },
    { kind: 'question-entered', questionId: second },
  );
  // Looked at, and left blank.
  school.clock.pass({ seconds: 17 });
  await window.say({ kind: 'submitted' });

  const times = () =>
    school.tx(async (tx) => {
      const row = await lockAttempt(tx, window.attemptId);
      const newest = row && (await findNewestAttempt(tx, { recipientId: row.recipient_id, redoId: null }));
      const answers = await listAnswers(tx, [window.attemptId]);
      return { whole: newest?.secondsSpent, each: answers.map(({ secondsSpent }) => secondsSpent) };
    });
  expect(await times()).toEqual({ whole: 57, each: [40] });

  await school.server.transaction(async ({ tx, emit, services: { now, school: settings } }) => {
    const row = await lockAttempt(tx, window.attemptId);
    if (row) await scoreAgain({ tx, now, school: settings, emit }, row);
  });
  expect(await times()).toEqual({ whole: 57, each: [40] });
});
