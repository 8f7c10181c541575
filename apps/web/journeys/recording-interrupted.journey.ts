import { expect, test } from './fixtures/school.ts';
import {
  createSpokenAssignment,
  submit,
  measurePlayback,
  listStoredRecordings,
  countPiecesOnDevice,
  openSpokenAttempt,
  state,
  watchChunks,
} from './recording-steps.ts';
import { arrive, choose, crashPage, listStoredAnswers, saveLine, expectSaved } from './taking-steps.ts';

for (const [moment, milliseconds] of [
  ['a moment after it began', 1400],
  ['in the middle', 3300],
  ['shortly before its end', 6100],
] as const) {
  test(`a tab that is killed ${moment} loses nothing that the device had stored, and continues as a second part`, async ({
    school,
    page,
    context,
    request,
  }) => {
    const chunks = await watchChunks(context);
    const work = await createSpokenAssignment(school, request, { kind: 'homework' });
    await openSpokenAttempt(page, school, work, { prepSeconds: 1, responseSeconds: 600 });
    await expect(state(page, 'Recording')).toBeVisible();
    await page.waitForTimeout(milliseconds);
    await expect.poll(() => chunks.read().stored.length).toBeGreaterThan(0);
    await crashPage(context, page);
    const { stored } = chunks.take();
    const storedBytes = stored.reduce((total, bytes) => total + bytes, 0);

    const next = await context.newPage();
    await next.goto(`${school.url}/amc/homework/exercise?id=${work.id}`);
    await expect(state(next, 'Recording')).toBeVisible();
    await next.waitForTimeout(1500);
    await next.getByRole('button', { name: 'Stop' }).click();
    await expectSaved(next);
    expect(await countPiecesOnDevice(next)).toBe(0);
    const held = await listStoredRecordings(school, work);
    expect(held).toMatchObject([{ is_whole: true }, { is_whole: true }]);
    expect((await listStoredAnswers(school, work))[0]).toEqual({ recordings: held.map(({ id }) => id) });
    await submit(next);
    await next.getByRole('button', { name: 'Open the report' }).click();
    await expect(next.getByText('Part 1 of 2').first()).toBeVisible();
    // The last chunk may have been stored without the test's having heard of it.
    expect(held[0]?.size_bytes).toBeGreaterThanOrEqual(storedBytes);
    const [first = 0, second = 0] = await measurePlayback(next);
    // Each chunk has half a second of sound, or more where the recorder had no time.
    expect(first).toBeGreaterThan(0.4 * stored.length);
    expect(second).toBeGreaterThan(0.4);
  });
}

test('recording continues offline, and everything is delivered when the network returns', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createSpokenAssignment(school, request, { kind: 'homework' });
  await openSpokenAttempt(page, school, work);
  await expectSaved(page);
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
  expect((await listStoredRecordings(school, work))[0]?.is_whole ?? false).toBe(false);

  await context.setOffline(false);
  await expectSaved(page);
  expect(await listStoredRecordings(school, work)).toMatchObject([{ is_whole: true }]);
  expect(await countPiecesOnDevice(page)).toBe(0);
});

test('recordings left by a closed window are delivered from the home page, by their owner only', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createSpokenAssignment(school, request, { kind: 'homework' });
  await openSpokenAttempt(page, school, work);
  await expectSaved(page);
  await context.route('**/api/upload/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(state(page, 'Recording')).toBeVisible();
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/kept on this device/).first()).toBeVisible();
  await crashPage(context, page);
  await context.unroute('**/api/upload/*');

  const otherPage = await context.newPage();
  await otherPage.goto(`${school.url}/login`);
  await otherPage.evaluate(() => localStorage.clear());
  await arrive(otherPage, school, 'chengyinuo');
  await otherPage.waitForTimeout(3000);
  expect((await listStoredRecordings(school, work))[0]?.is_whole ?? false).toBe(false);
  await otherPage.evaluate(() => localStorage.clear());
  await arrive(otherPage, school);
  await expect.poll(async () => (await listStoredRecordings(school, work))[0]?.is_whole).toBe(true);
  expect(await countPiecesOnDevice(otherPage)).toBe(0);
});

test('a denied microphone is reported, and the rest of the exam continues', async ({ school, page, request }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(MediaDevices.prototype, 'getUserMedia', { value: refuse });
  });
  const work = await createSpokenAssignment(school, request);
  await openSpokenAttempt(page, school, work, { prepSeconds: 2, responseSeconds: 30 });
  await expect(page.getByRole('alert')).toContainText('The microphone is not allowed');
  await expect(page.getByRole('alert')).toContainText('Click the small lock in the address bar');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choose(page, 'B');
  await expectSaved(page);
  expect(await listStoredAnswers(school, work)).toEqual([null, 'B']);
});

test('a microphone that is unplugged and plugged in again continues as a second part', async ({
  school,
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const own = MediaDevices.prototype.getUserMedia;
    const opened: MediaStream[] = [];
    Object.assign(globalThis, { openedStreams: opened });
    Object.defineProperty(MediaDevices.prototype, 'getUserMedia', {
      async value(this: MediaDevices, constraints: MediaStreamConstraints) {
        const stream = await own.call(this, constraints);
        opened.push(stream);
        return stream;
      },
    });
  });
  const work = await createSpokenAssignment(school, request);
  await openSpokenAttempt(page, school, work, { prepSeconds: 1, responseSeconds: 600 });
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
  await expect.poll(async () => (await listStoredRecordings(school, work)).length).toBe(2);
});

test('another window takes over during a recording: the old window stops, the new one continues', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createSpokenAssignment(school, request);
  await openSpokenAttempt(page, school, work, { prepSeconds: 1, responseSeconds: 600 });
  await expect(state(page, 'Recording')).toBeVisible();
  await page.waitForTimeout(1500);
  const otherPage = await context.newPage();
  await otherPage.goto(`${school.url}/ws/amc/exam?id=${work.id}`);
  await otherPage.getByRole('button', { name: 'Go on here' }).click();
  await expect(state(otherPage, 'Recording')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('goes on in another window');
  await expect(state(page, 'Recording')).toHaveCount(0);
  await otherPage.waitForTimeout(1200);
  await expect.poll(async () => (await listStoredRecordings(school, work)).length).toBe(2);
});
