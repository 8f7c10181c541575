import { expect, test, type Page } from './fixtures/school.ts';
import {
  addFiles,
  pdfBytes,
  createPicture,
  countFilesOnDevice,
  createFileAssignment,
  listStoredFiles,
  fileRow,
} from './files-steps.ts';
import { submit } from './recording-steps.ts';
import { crashPage, listStoredAnswers, openAssignment, saveLine, expectSaved, openAttempt } from './taking-steps.ts';

const png = (name: string, buffer = createPicture()) => ({ name, mimeType: 'image/png', buffer });
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfBytes });

/** Records whether "Try now" was clicked on the open page. */
const seePresses = async (page: Page): Promise<() => boolean> => {
  let isPressed = false;
  await page.exposeBinding('tryNowPressed', () => {
    isPressed = true;
  });
  await page.evaluate(() => {
    const { tryNowPressed } = globalThis as unknown as { tryNowPressed: () => void };
    const see = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('button')?.textContent === 'Try now') tryNowPressed();
    };
    document.addEventListener('click', see, { capture: true });
  });
  return () => isPressed;
};

test('a picture and a PDF are added, one of them offline; both survive a reload, one is removed, and the report shows the rest', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createFileAssignment(school, request);
  await openAttempt(page, school, work);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Here are my pages.');
  await addFiles(page, png('page one.png'));
  await expect(fileRow(page, 'page one.png')).toContainText('On the server');
  await expectSaved(page);
  await expect.poll(() => countFilesOnDevice(page)).toBe(0);

  await context.setOffline(true);
  await addFiles(page, pdf('notes.pdf'), png('wrong.png', createPicture({ height: 90 })));
  await expect(fileRow(page, 'notes.pdf')).toContainText('Kept on this device, waiting for the network');
  await expect(saveLine(page)).toContainText('On this device, not yet on the server');
  expect(await listStoredFiles(school, work)).toMatchObject([{ name: 'page one.png' }]);
  expect(await countFilesOnDevice(page)).toBe(2);

  // a reload needs the page itself; what the calls carry stays away
  let mayPass = () => false;
  await context.route('**/api/frontend/upload/*', (route) => (mayPass() ? route.continue() : route.abort()));
  await context.setOffline(false);
  await page.reload();
  await openAssignment(page, school, work);
  await expect(fileRow(page, 'notes.pdf')).toContainText('Kept on this device');
  await expect(fileRow(page, 'page one.png')).toContainText('On the server');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Here are my pages.');
  expect(await countFilesOnDevice(page)).toBe(2);

  await page.getByRole('button', { name: 'Remove wrong.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(fileRow(page, 'wrong.png')).toHaveCount(0);
  mayPass = await seePresses(page);
  // The button disappears briefly on automatic retries.
  await expect(async () => {
    await page.getByRole('button', { name: 'Try now' }).first().click({ timeout: 5000 });
    await expect.poll(mayPass, { timeout: 1000 }).toBe(true);
  }).toPass();
  await expect(fileRow(page, 'notes.pdf')).toContainText('On the server');
  await expectSaved(page);
  await expect.poll(() => countFilesOnDevice(page)).toBe(0);
  expect(await listStoredFiles(school, work)).toMatchObject([{ name: 'notes.pdf' }, { name: 'page one.png' }]);
  expect((await listStoredAnswers(school, work))[0]).toMatchObject({
    text: 'Here are my pages.',
    files: [{ name: 'page one.png' }, { name: 'notes.pdf', mime: 'application/pdf', bytes: pdfBytes.length }],
  });

  await submit(page);
  await page.getByRole('button', { name: 'Open the report' }).click();
  const picture = page.getByRole('img', { name: 'page one.png' }).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(400);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download notes.pdf' }).first().click();
  expect((await download).suggestedFilename()).toBe('notes.pdf');
});

test('a tab that is killed during an upload sends the file once when the assignment is opened again', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createFileAssignment(school, request);
  await openAttempt(page, school, work);
  const slow = await context.newCDPSession(page);
  await slow.send('Network.enable');
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await slow.send('Network.emulateNetworkConditions', speed);
  await addFiles(page, png('photo.png', createPicture({ height: 3000, isHeavy: true })));
  await expect(fileRow(page, 'photo.png').getByRole('progressbar')).toBeVisible();
  await expect(fileRow(page, 'photo.png')).toContainText(/Sending, [1-9]\d?%/);
  await crashPage(context, page);

  const next = await context.newPage();
  await openAssignment(next, school, work);
  await expect(fileRow(next, 'photo.png')).toContainText('On the server');
  await expectSaved(next);
  await expect.poll(() => countFilesOnDevice(next)).toBe(0);
  expect(await listStoredFiles(school, work)).toMatchObject([{ name: 'photo.png', is_removed: false }]);
  expect((await listStoredAnswers(school, work))[0]).toMatchObject({ files: [{ name: 'photo.png' }] });
});

test('files submitted offline are uploaded afterwards, and the final page lists those on their way', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createFileAssignment(school, request);
  await openAttempt(page, school, work);
  await context.route('**/api/frontend/upload/*', (route) => route.abort());
  await addFiles(page, png('late.png'));
  await expect(fileRow(page, 'late.png')).toContainText('waiting for the network');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Handed in on this device' })).toBeVisible();
  await expect(page.getByText(/1 file is among them/)).toBeVisible();
  await page.goto(`${school.url}/ws/homework/finished?id=${work.id}`);
  await expect(page.getByText(/1 file is still on this device/)).toBeVisible();
  await context.unroute('**/api/frontend/upload/*');
  await page.reload();
  await expect(page.getByText(/Everything is on the server/)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => countFilesOnDevice(page)).toBe(0);
  expect(await listStoredFiles(school, work)).toMatchObject([{ name: 'late.png' }]);
});

test('an invalid file is refused with a message, and a picture from the clipboard is accepted, on a phone', async ({
  school,
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const work = await createFileAssignment(school, request);
  await openAttempt(page, school, work);
  await addFiles(page, { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\0\0') });
  await expect(page.getByRole('alert')).toContainText('run.exe was not added');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const picture = [...createPicture()];
  await page.evaluate((bytes) => {
    const held = new DataTransfer();
    held.items.add(new File([Uint8Array.from(bytes)], 'image.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: held, bubbles: true, cancelable: true }));
  }, picture);
  await expect(fileRow(page, 'pasted-1.png')).toContainText('On the server');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await page.getByLabel('Add files').focus();
  await page.keyboard.press('Tab');
  expect((await listStoredFiles(school, work)).map(({ name }) => name)).toEqual(['pasted-1.png']);
});
