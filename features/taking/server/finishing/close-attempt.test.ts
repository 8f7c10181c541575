import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { startAttemptDriver, createAssignmentFixture } from '../../testing.ts';
import { listAnswers, findNewestAttempt } from '../attempt.queries.ts';
import { lockAttempt } from '../attempt-rows.queries.ts';
import { closeJob } from './close-job.ts';
import { rescoreAttempt } from './close-attempt.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('rescoring an attempt does not change the time per question that was computed at its end', async () => {
  const work = await createAssignmentFixture(school);
  const [first = 0, second = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  await window.sendEvents({ kind: 'question-entered', questionId: first });
  school.clock.pass({ seconds: 40 });
  await window.sendEvents(
    { kind: 'answered', questionId: first, value: 'B' },
    { kind: 'question-entered', questionId: second },
  );
  // Entered but not answered.
  school.clock.pass({ seconds: 17 });
  await window.sendEvents({ kind: 'submitted' });

  const times = () =>
    school.tx(async (tx) => {
      const row = await lockAttempt(tx, window.attemptId);
      const newest = row && (await findNewestAttempt(tx, { recipientId: row.recipientId, redoId: null }));
      const answers = await listAnswers(tx, [window.attemptId]);
      return { whole: newest?.secondsSpent, each: answers.map(({ secondsSpent }) => secondsSpent) };
    });
  expect(await times()).toEqual({ whole: 57, each: [40] });

  await school.server.transaction(async ({ tx, emit, services: { now, school: settings } }) => {
    const row = await lockAttempt(tx, window.attemptId);
    if (row) await rescoreAttempt({ tx, now, school: settings, emit }, row);
  });
  expect(await times()).toEqual({ whole: 57, each: [40] });
});

test('an attempt that cannot be closed does not stop the others from being closed, and is retried later', async () => {
  const [broken, sound] = [await createAssignmentFixture(school), await createAssignmentFixture(school)];
  const windows = [await startAttemptDriver(school, broken), await startAttemptDriver(school, sound)];
  await windows[1]?.sendEvents({ kind: 'answered', questionId: sound.questionIds[0] ?? 0, value: 'B' });
  school.clock.pass({ hours: 10 });
  const ids = windows.map(({ attemptId }) => attemptId);
  const hourAgo = new Date(school.clock.now().getTime() - 3_600_000);
  await school.db.run(sql`
    update attempt set state = ${JSON.stringify({ status: 'running' })}::jsonb, check_at = ${hourAgo} where id = ${ids[0]}`);
  const run = () =>
    closeJob.run({
      ...{ payload: {}, id: 'x', attempt: 1, now: school.clock.now(), db: school.db },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      services: { transaction: school.server.transaction } as never,
      ...{ signal: AbortSignal.timeout(60_000), enqueue: async () => undefined },
    });
  await expect(run()).rejects.toBeInstanceOf(Error);

  const rows = await school.db.rows(sql`
    select submitted_at is not null as is_closed, check_at <= ${school.clock.now()} as is_due
      from attempt where id in ${ids} order by id`);
  expect(rows).toMatchObject([{ isClosed: false, isDue: false }, { isClosed: true }]);
  await expect(run()).resolves.toBeUndefined();
});
