import { expect, test, type Page } from './fixtures/school.ts';
import { createSpokenAssignment } from './recording-steps.ts';
import { listAxeFindings } from './steps/page-findings.ts';
import { queryRows, signIn, type TestServer } from './taking-steps.ts';

const listChecks = (place: TestServer) =>
  queryRows<{ level: number; is_output_heard: boolean; codec: string; clock_offset_ms: string }>(
    place,
    'select level, is_output_heard, codec, clock_offset_ms from environment_check',
  );

/** Goes through both tests up to the playback of the recording. */
const testBoth = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'I heard it' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('meter')).toBeVisible();
  await page.waitForTimeout(2500);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByLabel('Your test recording')).toBeVisible();
};

test('a device is checked before an exam that records, with one upload, and the exam opens', async ({
  school,
  page,
  request,
}) => {
  const uploads: string[] = [];
  page.context().on('request', (sent) => sent.url().includes('enviroment/save') && uploads.push(sent.url()));
  const work = await createSpokenAssignment(school, request);
  await signIn(page, school);
  await page.goto(`${school.url}/controller?kind=test&id=${work.id}`);
  await expect(page.getByRole('heading', { name: 'Please do the environment check first.' })).toBeVisible();
  const [check] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Do the check' }).click(),
  ]);
  await check.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(check.getByRole('button', { name: 'Pause' })).toBeVisible();
  await check.getByRole('button', { name: 'I did not hear it' }).click();
  await expect(check.getByText(/Turn the volume up/)).toBeVisible();
  await check.reload();
  await testBoth(check);
  await check.getByRole('button', { name: 'Record again' }).click();
  await expect(check.getByRole('alertdialog')).toContainText('Only one recording can be uploaded. Record again?');
  await check.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  expect(await listAxeFindings(check)).toEqual([]);
  await check.getByRole('button', { name: 'It sounds right: confirm' }).click();
  await expect(check.getByText('This device is ready.')).toBeVisible();
  expect(uploads).toHaveLength(1);
  expect(await listChecks(school)).toMatchObject([{ is_output_heard: true }]);

  await page.getByRole('button', { name: 'I have done it: go on' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('an exam can be started without the check after a confirmation, which is recorded', async ({
  school,
  page,
  request,
}) => {
  const work = await createSpokenAssignment(school, request);
  await signIn(page, school);
  await page.goto(`${school.url}/controller?kind=test&id=${work.id}`);
  await page.getByRole('button', { name: 'Start without it' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The report says that you started without the check.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start without it' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Which do you prefer?')).toBeVisible();
  const [attempt] = await queryRows<{ environment: string }>(
    school,
    'select environment from attempt where assignment_id = $1',
    [work.id],
  );
  expect(attempt?.environment).toBe('unchecked');
});

test('a denied microphone shows what to click, on a narrow screen and in the dark theme too', async ({
  school,
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(MediaDevices.prototype, 'getUserMedia', { value: refuse });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await queryRows(school, 'update person set language = 1');
  await signIn(page, school);
  await page.goto(`${school.url}/stu/enviroment`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'I heard it' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The microphone is not allowed');
  await expect(
    page.getByText('Click the small lock in the address bar and allow the microphone and sound.'),
  ).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
