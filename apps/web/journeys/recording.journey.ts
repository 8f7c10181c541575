import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures/school.ts';
import {
  createSpokenAssignment,
  submit,
  measurePlayback,
  listStoredRecordings,
  countPiecesOnDevice,
  openSpokenAttempt,
  state,
} from './recording-steps.ts';
import { choose, listStoredAnswers, queryRows, expectSaved, signIn, skipEnvironmentCheck } from './taking-steps.ts';
import { postWithRetry } from './steps/post-with-retry.ts';

test('a homework answer is recorded, stopped, stored on the server and played in the report', async ({
  school,
  page,
  request,
}) => {
  const work = await createSpokenAssignment(school, request, { kind: 'homework' });
  await openSpokenAttempt(page, school, work);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(state(page, 'Recording')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(page.getByRole('meter')).toBeVisible();
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Your recording is on the server, complete.')).toBeVisible();
  await expectSaved(page);
  expect(await countPiecesOnDevice(page)).toBe(0);
  const [recording] = await listStoredRecordings(school, work);
  expect(recording?.is_whole).toBe(true);
  expect((await listStoredAnswers(school, work))[0]).toEqual({ recordings: [recording?.id] });
  await submit(page);
  await page.getByRole('button', { name: 'Open the report' }).click();
  const [seconds = 0] = await measurePlayback(page);
  expect(seconds).toBeGreaterThan(2.2);
  expect(seconds).toBeLessThan(5);
});

test('a second recording replaces the first in homework, after a confirmation', async ({ school, page, request }) => {
  const work = await createSpokenAssignment(school, request, { kind: 'homework' });
  await openSpokenAttempt(page, school, work);
  for (const again of [false, true]) {
    await page.getByRole('button', { name: again ? 'Record again' : 'Record', exact: true }).click();
    if (again) await page.getByRole('alertdialog').getByRole('button', { name: 'Record again' }).click();
    await expect(state(page, 'Recording')).toBeVisible();
    await page.waitForTimeout(1500);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Your recording is on the server, complete.')).toBeVisible();
  }
  await expectSaved(page);
  const held = await listStoredRecordings(school, work);
  expect(held).toHaveLength(2);
  expect((await listStoredAnswers(school, work))[0]).toEqual({ recordings: [held[1]?.id] });
});

test('in a test the clocks start and stop the recording, and the next question waits for it', async ({
  school,
  page,
  request,
}) => {
  const work = await createSpokenAssignment(school, request);
  await openSpokenAttempt(page, school, work, { prepSeconds: 12, responseSeconds: 10 });
  await expect(page.getByText('Prepare your answer')).toBeVisible();
  await expect(page.getByText('Recording starts by itself')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(state(page, 'Recording')).toBeVisible();
  await expect(page.getByText('You can go on when the recording ends')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(page.getByText('Recorded', { exact: true })).toBeVisible();
  await expect(page.getByText('No second take in a test')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choose(page, 'B');
  await expectSaved(page);
  expect(await listStoredRecordings(school, work)).toMatchObject([{ is_whole: true }]);
});

test('a recording in the format of Safari is assembled and played as mp4', async ({ school, page, request }) => {
  const bytes = readFileSync(path.join(import.meta.dirname, 'fixtures/spoken.m4a'));
  const work = await createSpokenAssignment(school, request, { kind: 'homework' });
  await openSpokenAttempt(page, school, work);
  await expectSaved(page);
  const [attempt] = await queryRows<{ id: string }>(school, 'select id from attempt where assignment_id = $1', [
    work.id,
  ]);
  const token = await page.evaluate(() => {
    const place = Object.keys(localStorage).find((key) => key.startsWith('inkstone.token.'));
    return (localStorage.getItem(place ?? '') ?? '').replaceAll('"', '');
  });
  const recordingId = randomUUID();
  const half = Math.floor(bytes.length / 2);
  for (const [index, buffer] of [bytes.subarray(half), bytes.subarray(0, half)].entries()) {
    const place = { recordingId, attemptId: Number(attempt?.id), questId: work.questionIds[0] ?? 0 };
    const part = { name: 'piece', mimeType: 'audio/mp4', buffer };
    const multipart = { ...place, index: 1 - index, last: index === 0, part };
    const headers = { authorization: `Bearer ${token}` };
    expect(
      (await postWithRetry(request, `${school.url}/api/upload/uploadAudio`, { headers, multipart })).status(),
    ).toBe(200);
  }
  const files = await queryRows<{ mime: string; size_bytes: number }>(
    school,
    'select f.mime, f.size_bytes from recording r join stored_file f on f.id = r.file_id where r.id = $1',
    [recordingId],
  );
  expect(files).toEqual([{ mime: 'audio/mp4', size_bytes: bytes.length }]);
  await queryRows(
    school,
    'insert into answer (attempt_id, question_id, value, seq, answered_at) values ($1, $2, $3, 1, now())',
    [attempt?.id, work.questionIds[0], JSON.stringify({ recordings: [recordingId] })],
  );
  await submit(page);
  await page.getByRole('button', { name: 'Open the report' }).click();
  const [seconds = 0] = await measurePlayback(page);
  expect(seconds).toBeGreaterThan(1.8);
});

test('a speaking task of the 2023 TOEFL follows its own clocks, from its directions to its end', async ({
  school,
  page,
  request,
}) => {
  const work = await createSpokenAssignment(school, request, { programme: 'toefl-2023', subject: 'speaking' });
  await signIn(page, school);
  await page.goto(`${school.url}/controller?kind=test&id=${work.id}`);
  await skipEnvironmentCheck(page);
  const start = page.getByRole('button', { name: 'Start', exact: true }).first();
  const prepares = page.getByText('Prepare your answer');
  for (let presses = 0; presses < 4 && !(await prepares.isVisible()); presses++) {
    await expect(start.or(prepares)).toBeVisible();
    if (await start.isVisible()) await start.click();
    await page.waitForTimeout(800);
  }
  await expect(prepares).toBeVisible();
  await expect(page.getByText('0:15').first()).toBeVisible();
  await school.clock.pass({ seconds: 12 });
  await expect(state(page, 'Recording')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await page.waitForTimeout(2500);
  await school.clock.pass({ seconds: 45 });
  await expect(page.getByText('Recorded', { exact: true })).toBeVisible();
  // The exam continues automatically: its last message may disappear before the recording has arrived.
  await expect.poll(() => listStoredRecordings(school, work)).toMatchObject([{ is_whole: true }]);
});
