import { messages as partWords } from '@inkstone/ui/messages';
import { messages as takingWords, quillMessages } from '@inkstone/taking/messages';
import { expect, test } from './fixtures/school.ts';
import { listAxeFindings } from './steps/page-findings.ts';
import { expectLoaded, openSession, signIn, type UserSession } from './steps/user-session.ts';
import { withSample } from './steps/sample.ts';

const title = 'A longer text: what my street could be';

const field = ({ page, t }: Pick<UserSession, 'page' | 't'>) =>
  page.getByRole('textbox', { name: t(quillMessages, 'yours') });

/** Types at the end of the text, after a pause: the editor learns the caret's position a moment late. */
const typeOn = async (desk: Pick<UserSession, 'page' | 't'>, words: string): Promise<void> => {
  const moment = () => desk.page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
  await field(desk).focus();
  await moment();
  await desk.page.keyboard.press('Control+End');
  await moment();
  await desk.page.keyboard.type(words);
};

test('a long text with formatting survives an offline period and a killed tab, and is the same answer in the exam window', async ({
  school,
  browser,
}) => {
  test.setTimeout(240_000);
  const id = await withSample(school, (sample) => sample.assignment(title));
  const desk = await openSession(browser, school, { language: 'en' });
  const { t } = desk;
  await signIn(desk, { username: 'maximmorozov', family: 'student' });
  await desk.page.goto(`/quill?id=${id}`);
  await desk.page.getByRole('button', { name: t(takingWords, 'goOnHere') }).click();
  await expect(field(desk)).toBeVisible();
  expect(await listAxeFindings(desk.page)).toEqual([]);

  await typeOn(desk, '\n\nA third one: ');
  await desk.page.getByRole('button', { name: 'Bold' }).click();
  await desk.page.keyboard.type('a bench');
  await expect(desk.page.getByText(/saved on the server/)).toBeVisible();
  await expect(field(desk).locator('strong').last()).toHaveText('a bench');

  await desk.context.setOffline(true);
  await typeOn(desk, ' in the sun');
  await expect(desk.page.getByText(t(partWords, 'onDevice')).first()).toBeVisible();
  await desk.page.close();
  await desk.context.setOffline(false);

  const page = await desk.context.newPage();
  await page.goto(`/quill?id=${id}`);
  const on = page.getByRole('button', { name: t(takingWords, 'goOnHere') });
  await expect(on.or(field({ page, t }))).toBeVisible();
  if (await on.isVisible()) await on.click();
  await expect(field({ page, t })).toContainText('a bench in the sun');
  await expect(page.getByText(/saved on the server/)).toBeVisible();

  await page.getByRole('button', { name: t(quillMessages, 'back') }).click();
  await expectLoaded({ page, t });
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(
    /A third one: \*\*a bench in the sun\*\*$/,
  );
  await page.getByRole('link', { name: t(quillMessages, 'open') }).click();
  await expect(field({ page, t })).toContainText('a bench in the sun');
});
