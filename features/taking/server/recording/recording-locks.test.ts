import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSchool } from '@inkstone/testing';
import { openAttemptDriver, createAssignmentFixture } from '../../testing.ts';
import { lockOwnAttempt } from '../attempt-rows.queries.ts';
import { claimRecordings, lockRecording } from './recordings.queries.ts';

test('there is no deadlock between the first chunk of a recording and the save that refers to it', async () => {
  const school = await openSchool();
  const work = await createAssignmentFixture(school, { spoken: true });
  const { attemptId } = await openAttemptDriver(school, work);
  const place = { recordingId: randomUUID(), attemptId, questionId: work.questionIds[0] ?? 0 };
  const at = school.clock.now();
  const saveHolds = Promise.withResolvers<void>();
  const chunkIsIn = Promise.withResolvers<void>();

  const saved = school.tx(async (tx) => {
    await lockOwnAttempt(tx, { attemptId, studentId: work.student.person.id, patched: [] });
    saveHolds.resolve();
    await chunkIsIn.promise;
    return claimRecordings(tx, attemptId, { claims: [place], at });
  });
  const received = school.tx(async (tx) => {
    await saveHolds.promise;
    const row = await lockRecording(tx, place, at);
    chunkIsIn.resolve();
    return row;
  });

  expect(await received).toMatchObject({ id: place.recordingId, attemptId });
  expect(await saved).toEqual(new Set([place.recordingId]));
  await school.close();
});
