import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures/school.ts';
import {
  giveSpokenWork,
  handIn,
  heardSeconds,
  heldRecordings,
  piecesOnDevice,
  sitBefore,
  state,
} from './recording-steps.ts';
import {
  arrive,
  choose,
  crash,
  heldAnswers,
  rowsOf,
  saveLine,
  seesSaved,
  signIn,
  startsUnchecked,
} from './taking-steps.ts';
import { posted } from './steps/posted.ts';

test('homework is spoken, stopped, kept on the server and heard in the report', async ({ school, page, request }) => {
  const work = await giveSpokenWork(school, request, { kind: 'homework' });
  await sitBefore(page, school, work);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(state(page, 'Recording')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(page.getByRole('meter')).toBeVisible();
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Your recording is on the server, complete.')).toBeVisible();
  await seesSaved(page);
  expect(await piecesOnDevice(page)).toBe(0);
  const [recording] = await heldRecordings(school, work);
  expect(recording?.is_whole).toBe(true);
  expect((await heldAnswers(school, work))[0]).toEqual({ recordings: [recording?.id] });
  await handIn(page);
  await page.getByRole('button', { name: 'Open the report' }).click();
  const [seconds = 0] = await heardSeconds(page);
  expect(seconds).toBeGreaterThan(2.2);
  expect(seconds).toBeLessThan(5);
});

test('a second recording takes the place of the first in homework, after a question', async ({
  school,
  page,
  request,
}) => {
  const work = await giveSpokenWork(school, request, { kind: 'homework' });
  await sitBefore(page, school, work);
  for (const again of [false, true]) {
    await page.getByRole('button', { name: again ? 'Record again' : 'Record', exact: true }).click();
    if (again) await page.getByRole('alertdialog').getByRole('button', { name: 'Record again' }).click();
    await expect(state(page, 'Recording')).toBeVisible();
    await page.waitForTimeout(1500);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Your recording is on the server, complete.')).toBeVisible();
  }
  await seesSaved(page);
  const held = await heldRecordings(school, work);
  expect(held).toHaveLength(2);
  expect((await heldAnswers(school, work))[0]).toEqual({ recordings: [held[1]?.id] });
});

test('in a test the clocks start and stop the recording, and the next question waits for it', async ({
  school,
  page,
  request,
}) => {
  const work = await giveSpokenWork(school, request);
  await sitBefore(page, school, work, { prepSeconds: 4, responseSeconds: 5 });
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
  await seesSaved(page);
  expect(await heldRecordings(school, work)).toMatchObject([{ is_whole: true }]);
});

for (const [moment, milliseconds] of [
  ['a moment after it began', 1400],
  ['in the middle', 3300],
  ['shortly before its end', 6100],
] as const) {
  test(`a tab that dies ${moment} loses no more than a second, and goes on as a second part`, async ({
    school,
    page,
    context,
    request,
  }) => {
    const work = await giveSpokenWork(school, request, { kind: 'homework' });
    await sitBefore(page, school, work, { prepSeconds: 1, responseSeconds: 40 });
    await expect(state(page, 'Recording')).toBeVisible();
    const from = Date.now();
    await page.waitForTimeout(milliseconds);
    const spoken = (Date.now() - from) / 1000;
    await crash(context, page);

    const next = await context.newPage();
    await next.goto(`${school.url}/amc/homework/exercise?id=${work.id}`);
    await expect(state(next, 'Recording')).toBeVisible();
    await next.waitForTimeout(1500);
    await next.getByRole('button', { name: 'Stop' }).click();
    await seesSaved(next);
    expect(await piecesOnDevice(next)).toBe(0);
    const held = await heldRecordings(school, work);
    expect(held).toMatchObject([{ is_whole: true }, { is_whole: true }]);
    expect((await heldAnswers(school, work))[0]).toEqual({ recordings: held.map(({ id }) => id) });
    await handIn(next);
    await next.getByRole('button', { name: 'Open the report' }).click();
    await expect(next.getByText('Part 1 of 2').first()).toBeVisible();
    const [first = 0, second = 0] = await heardSeconds(next);
    expect(first).toBeGreaterThan(spoken - 1);
    expect(first).toBeLessThan(spoken + 1);
    expect(second).toBeGreaterThan(0.7);
  });
}

test('a recording as Safari makes it is put together and heard as mp4', async ({ school, page, request }) => {
  const bytes = readFileSync(path.join(import.meta.dirname, 'fixtures/spoken.m4a'));
  const work = await giveSpokenWork(school, request, { kind: 'homework' });
  await sitBefore(page, school, work);
  await seesSaved(page);
  const [attempt] = await rowsOf<{ id: string }>(school, 'select id from attempt where assignment_id = $1', [work.id]);
  const token = await page.evaluate(() => {
    const place = Object.keys(localStorage).find((one) => one.startsWith('inkstone.token.'));
    return (localStorage.getItem(place ?? '') ?? '').replaceAll('"', '');
  });
  const recordingId = randomUUID();
  const half = Math.floor(bytes.length / 2);
  for (const [index, buffer] of [bytes.subarray(half), bytes.subarray(0, half)].entries()) {
    const place = { recordingId, attemptId: Number(attempt?.id), questId: work.questionIds[0] ?? 0 };
    const part = { name: 'piece', mimeType: 'audio/mp4', buffer };
    const multipart = { ...place, index: 1 - index, last: index === 0, part };
    const headers = { authorization: `Bearer ${token}` };
    expect((await posted(request, `${school.url}/api/upload/uploadAudio`, { headers, multipart })).status()).toBe(200);
  }
  const files = await rowsOf<{ mime: string; size_bytes: number }>(
    school,
    'select f.mime, f.size_bytes from recording r join stored_file f on f.id = r.file_id where r.id = $1',
    [recordingId],
  );
  expect(files).toEqual([{ mime: 'audio/mp4', size_bytes: bytes.length }]);
  await rowsOf(
    school,
    'insert into answer (attempt_id, question_id, value, seq, answered_at) values ($1, $2, $3, 1, now())',
    [attempt?.id, work.questionIds[0], JSON.stringify({ recordings: [recordingId] })],
  );
  await handIn(page);
  await page.getByRole('button', { name: 'Open the report' }).click();
  const [seconds = 0] = await heardSeconds(page);
  expect(seconds).toBeGreaterThan(1.8);
});

test('without the network one speaks on, and everything is delivered when it is back', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await giveSpokenWork(school, request, { kind: 'homework' });
  await sitBefore(page, school, work);
  await seesSaved(page);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(state(page, 'Recording')).toBeVisible();
  await page.waitForTimeout(1200);
  await context.setOffline(true);
  await page.waitForTimeout(2500);
  await expect(page.getByText('Network disconnected.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/kept on this device and is on its way/)).toBeVisible();
  await expect(saveLine(page)).toContainText('On this device, not yet on the server');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choose(page, 'C');
  expect((await heldRecordings(school, work))[0]?.is_whole ?? false).toBe(false);

  await context.setOffline(false);
  await seesSaved(page);
  expect(await heldRecordings(school, work)).toMatchObject([{ is_whole: true }]);
  expect(await piecesOnDevice(page)).toBe(0);
});

test('what a closed window left is delivered from the home page, and by nobody else', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await giveSpokenWork(school, request, { kind: 'homework' });
  await sitBefore(page, school, work);
  await seesSaved(page);
  await context.route('**/api/upload/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(state(page, 'Recording')).toBeVisible();
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/kept on this device/).first()).toBeVisible();
  await crash(context, page);
  await context.unroute('**/api/upload/*');

  const other = await context.newPage();
  await other.goto(`${school.url}/login`);
  await other.evaluate(() => localStorage.clear());
  await arrive(other, school, 'chengyinuo');
  await other.waitForTimeout(3000);
  expect((await heldRecordings(school, work))[0]?.is_whole ?? false).toBe(false);
  await other.evaluate(() => localStorage.clear());
  await arrive(other, school);
  await expect.poll(async () => (await heldRecordings(school, work))[0]?.is_whole).toBe(true);
  expect(await piecesOnDevice(other)).toBe(0);
});

test('a denied microphone is said in words, and the rest of the exam goes on', async ({ school, page, request }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(MediaDevices.prototype, 'getUserMedia', { value: refuse });
  });
  const work = await giveSpokenWork(school, request);
  await sitBefore(page, school, work, { prepSeconds: 2, responseSeconds: 30 });
  await expect(page.getByRole('alert')).toContainText('The microphone is not allowed');
  await expect(page.getByRole('alert')).toContainText('Click the small lock in the address bar');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choose(page, 'B');
  await seesSaved(page);
  expect(await heldAnswers(school, work)).toEqual([null, 'B']);
});

test('a microphone that is unplugged and plugged in again goes on as a second part', async ({
  school,
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const own = MediaDevices.prototype.getUserMedia;
    const opened: MediaStream[] = [];
    Object.assign(globalThis, { openedStreams: opened });
    Object.defineProperty(MediaDevices.prototype, 'getUserMedia', {
      async value(this: MediaDevices, wanted: MediaStreamConstraints) {
        const stream = await own.call(this, wanted);
        opened.push(stream);
        return stream;
      },
    });
  });
  const work = await giveSpokenWork(school, request);
  await sitBefore(page, school, work, { prepSeconds: 1, responseSeconds: 25 });
  await expect(state(page, 'Recording')).toBeVisible();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const { openedStreams } = globalThis as unknown as { openedStreams: MediaStream[] };
    for (const track of openedStreams.at(-1)?.getTracks() ?? []) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });
  await expect(page.getByRole('alert')).toContainText('The microphone was unplugged');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(state(page, 'Recording')).toBeVisible();
  await page.waitForTimeout(1200);
  await expect.poll(async () => (await heldRecordings(school, work)).length).toBe(2);
});

test('another window takes over while one speaks: the old one stops, the new one goes on', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await giveSpokenWork(school, request);
  await sitBefore(page, school, work, { prepSeconds: 1, responseSeconds: 25 });
  await expect(state(page, 'Recording')).toBeVisible();
  await page.waitForTimeout(1500);
  const other = await context.newPage();
  await other.goto(`${school.url}/ws/amc/exam?id=${work.id}`);
  await other.getByRole('button', { name: 'Go on here' }).click();
  await expect(state(other, 'Recording')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('goes on in another window');
  await expect(state(page, 'Recording')).toHaveCount(0);
  await other.waitForTimeout(1200);
  await expect.poll(async () => (await heldRecordings(school, work)).length).toBe(2);
});

test('a speaking task of the 2023 TOEFL goes by its own clocks, from its directions to its end', async ({
  school,
  page,
  request,
}) => {
  const work = await giveSpokenWork(school, request, { programme: 'toefl-2023', subject: 'speaking' });
  await signIn(page, school);
  await page.goto(`${school.url}/controller?kind=test&id=${work.id}`);
  await startsUnchecked(page);
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
  // The exam goes on by itself: its last words need not stand until the recording has arrived.
  await expect.poll(() => heldRecordings(school, work)).toMatchObject([{ is_whole: true }]);
});
