import { expect, test, type Page } from './fixtures/school.ts';
import {
  createSpokenAssignment,
  submit,
  measurePlayback,
  listStoredRecordings,
  countPiecesOnDevice,
  openSpokenAttempt,
  state,
} from './recording-steps.ts';
import { choose, listStoredAnswers, expectSaved } from './taking-steps.ts';

type Gives = 'sound' | 'nothing' | 'noType' | 'matroska' | 'tooMuch';

/** A browser whose recorder can be made to fail while the page is open. */
const installRecorder = (page: Page) =>
  page.addInitScript(() => {
    const recorderData: { data: Blob | null; hasType: boolean } = { data: null, hasType: true };
    Object.assign(globalThis, { recorderGives: recorderData });
    const own = Object.getOwnPropertyDescriptor(BlobEvent.prototype, 'data');
    Object.defineProperty(BlobEvent.prototype, 'data', {
      get: function (this: BlobEvent): unknown {
        return recorderData.data ?? (own?.get?.call(this) as unknown);
      },
    });
    const supports = MediaRecorder.isTypeSupported.bind(MediaRecorder);
    Object.defineProperty(MediaRecorder, 'isTypeSupported', {
      value: (type: string) => recorderData.hasType && supports(type),
    });
  });

const letRecorderGive = (page: Page, gives: Gives): Promise<void> =>
  page.evaluate((what) => {
    const { recorderGives } = globalThis as unknown as { recorderGives: { data: Blob | null; hasType: boolean } };
    const megabyte = new Uint8Array(1024 * 1024);
    const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    const matroska = bytes(`\u001A\u0045\u00DF\u00A3\u0042\u0082\u0088matroska${'-'.repeat(100)}`);
    const blobs: Partial<Record<typeof what, () => Blob>> = {
      nothing: () => new Blob([]),
      matroska: () => new Blob([matroska], { type: 'video/x-matroska' }),
      tooMuch: () => new Blob([bytes('----ftypM4A '), ...Array.from({ length: 200 }, () => megabyte)]),
    };
    recorderGives.data = blobs[what]?.() ?? null;
    recorderGives.hasType = what !== 'noType';
  }, gives);

const record = (page: Page, name: 'Record' | 'Record again' = 'Record') =>
  page.getByRole('button', { name, exact: true }).click();
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

const seesTrouble = async (page: Page, title: string, ...words: string[]): Promise<void> => {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(title);
  for (const text of [...words, 'You can go on with the other questions.']) await expect(alert).toContainText(text);
};

test('no bytes, no codec, another codec, 200 MB: each is reported, what was recorded is kept, and the exam continues', async ({
  school,
  page,
  request,
}) => {
  await installRecorder(page);
  const more = ['No bytes?', 'No codec?', 'Another codec?', 'Too much?'];
  const work = await createSpokenAssignment(school, request, { kind: 'homework', more });
  await openSpokenAttempt(page, school, work);
  await record(page);
  await expect(state(page, 'Recording')).toBeVisible();
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Your recording is on the server, complete.')).toBeVisible();

  // A failed second take does not lose the first.
  await letRecorderGive(page, 'nothing');
  await record(page, 'Record again');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record again' }).click();
  await expect(state(page, 'Recording')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await seesTrouble(page, 'The microphone gave no sound at all');
  await next(page);

  await record(page);
  await expect(state(page, 'Recording')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await seesTrouble(page, 'The microphone gave no sound at all', 'Check that the right microphone is chosen');
  await next(page);

  await letRecorderGive(page, 'noType');
  await record(page);
  await seesTrouble(page, 'This browser cannot record', 'The other questions can be answered here.');
  await next(page);

  await letRecorderGive(page, 'matroska');
  await record(page);
  await seesTrouble(page, 'This browser records in a form that cannot be kept', 'Nothing of it was kept.');
  await next(page);

  await letRecorderGive(page, 'tooMuch');
  await record(page);
  await seesTrouble(page, 'The recording became too large', 'What was kept before it did is safe.');
  expect(await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)).toBeLessThan(50_000_000);
  await next(page);

  await choose(page, 'B');
  await expectSaved(page);
  expect(await countPiecesOnDevice(page)).toBe(0);
  const [good, ...others] = await listStoredRecordings(school, work);
  expect([good?.is_whole, others]).toEqual([true, []]);
  expect(await listStoredAnswers(school, work)).toEqual([{ recordings: [good?.id] }, null, null, null, null, 'B']);

  await submit(page);
  await page.getByRole('button', { name: 'Open the report' }).click();
  const [seconds = 0, ...further] = await measurePlayback(page);
  expect(seconds).toBeGreaterThan(0.9);
  expect(further).toEqual([]);
});
