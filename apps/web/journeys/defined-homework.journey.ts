import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  definedHomeworkMessages,
  newAssignmentMessages,
  myAssignmentMessages as workWords,
} from '@inkstone/assignments/messages';
import { messages as markingWords } from '@inkstone/marking/messages';
import { directionsMessages, endMessages, messages as takingWords } from '@inkstone/taking/messages';
import { addFiles, createPicture, fileRow } from './files-steps.ts';
import { expect, test, type School } from './fixtures/school.ts';
import { submit } from './recording-steps.ts';
import { expectLoaded, openSession, signIn, type UserSession } from './steps/user-session.ts';
import { withSample } from './steps/sample.ts';
import { expectSaved, skipEnvironmentCheck } from './taking-steps.ts';
import { thorough } from './fixtures/prepare.ts';

const content = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../../content', name));
const title = 'A walk through my street';

/** The field of one task's English text. */
const taskField = ({ page, t }: UserSession, number: number) =>
  page
    .getByRole('region', { name: t(definedHomeworkMessages, 'task', { number }), exact: true })
    .getByRole('textbox', { name: t(definedHomeworkMessages, 'textEn') });

/** Writes two tasks with a PDF and a recording beside them; a reload in the middle loses nothing. */
const writesHomework = async (desk: UserSession): Promise<void> => {
  const { page, t } = desk;
  await page.goto('/teacher/task/wlist');
  await expectLoaded(desk);
  await page.getByRole('link', { name: t(definedHomeworkMessages, 'newDefined') }).click();
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'title'), exact: true }).fill(title);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: 'worksheet.pdf', mimeType: 'application/pdf', buffer: content('uploads/study-place.pdf') },
      { name: 'street.mp3', mimeType: 'audio/mpeg', buffer: content('voices/t23-a-lin-1.mp3') },
    ]);
  await expect(page.getByRole('link', { name: 'worksheet.pdf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'street.mp3' })).toBeVisible({ timeout: 30_000 });
  await taskField(desk, 1).fill('Write what you see, and add a photo.');
  await page.getByRole('button', { name: t(definedHomeworkMessages, 'addTask') }).click();
  await taskField(desk, 2).fill('Say what you hear.');
  await page.waitForTimeout(1000);
  await page.reload();
  await expectLoaded(desk);
  await expect(taskField(desk, 2)).toContainText('Say what you hear.');
  const second = page.getByRole('region', { name: t(definedHomeworkMessages, 'task', { number: 2 }), exact: true });
  await second.getByRole('checkbox', { name: t(definedHomeworkMessages, 'way.text') }).uncheck();
  await second.getByRole('checkbox', { name: t(definedHomeworkMessages, 'way.files') }).uncheck();
  await second.getByRole('checkbox', { name: t(definedHomeworkMessages, 'way.recording') }).check();
  await page.getByRole('checkbox', { name: 'AMC 10 and 12, Sunday afternoon' }).check();
  await page.getByRole('button', { name: t(newAssignmentMessages, 'givesHomework') }).click();
  await page.waitForURL((url) => url.pathname === '/teacher/task/definedetail');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

/** On a phone: reads the tasks, writes, adds a picture, records, submits. */
const answers = async (desk: UserSession, id: number): Promise<void> => {
  const { page, t } = desk;
  await page.goto(`/stu/work/detail?id=${id}`);
  await expectLoaded(desk);
  await expect(page.getByText('Say what you hear.')).toBeVisible();
  await expect(page.getByRole('button', { name: t(workWords, 'startIt', { title }) })).toBeVisible();
  await page.goto(`/controller?kind=homework&id=${id}&to=do`);
  const without = page.getByRole('button', { name: 'Start without it', exact: true });
  const start = page.getByRole('button', { name: t(directionsMessages, 'start'), exact: true });
  await expect(without.or(start).first()).toBeVisible({ timeout: 20_000 });
  if (await without.isVisible()) await skipEnvironmentCheck(page);
  await start.click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('A bakery, a bridge and three cats.');
  await addFiles(page, { name: 'street.png', mimeType: 'image/png', buffer: createPicture() });
  await expect(fileRow(page, 'street.png')).toContainText('On the server');
  await page.getByRole('button', { name: t(takingWords, 'next'), exact: true }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.waitForTimeout(2500);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Your recording is on the server, complete.')).toBeVisible();
  await expectSaved(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: t(endMessages, 'doneTitle') })).toBeVisible({ timeout: 20_000 });
};

/** Marks both tasks on the page desk by keyboard, and releases them. */
const marks = async (desk: UserSession, id: number): Promise<void> => {
  const { page, t } = desk;
  await page.goto(`/teacher/task/definedetail?hId=${id}`);
  await expectLoaded(desk);
  await expect(page.getByText('A bakery, a bridge and three cats.')).toBeVisible();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: t(definedHomeworkMessages, 'markOf', { name: 'Lin Xiaohe' }) }).click();
  const desktop = await popup;
  await expect(desktop.getByText(t(markingWords, 'nextLoaded')).first()).toBeVisible({ timeout: 30_000 });
  await desktop.keyboard.press('8');
  await desktop.getByRole('button', { name: t(markingWords, 'saveNext') }).click();
  await desktop.waitForTimeout(1500);
  await desktop.keyboard.press('6');
  await desktop.waitForTimeout(2500);
  await desktop.keyboard.press('x');
  await desktop
    .getByRole('alertdialog')
    .getByRole('button', { name: t(markingWords, 'releaseAct'), exact: true })
    .click();
  await expect(desktop.getByText(t(markingWords, 'releasedNow_other', { count: 2 }))).toBeVisible();
  await desktop.close();
  await expect(
    page.getByText(t(definedHomeworkMessages, 'pointsOf', { earned: 14, possible: 20 })).first(),
  ).toBeVisible({
    timeout: 20_000,
  });
};

const open = async (school: School, browser: Parameters<typeof openSession>[0], who: 'qiao' | 'linxiaohe') => {
  await withSample(school, (sample) => sample.speaks(who, 'en'));
  const desk = await openSession(browser, school, { language: 'en', width: who === 'qiao' ? 1280 : 390 });
  await desk.context.grantPermissions(['microphone']);
  await signIn(desk, { username: who, family: who === 'qiao' ? 'teacherOrStaff' : 'student' });
  return desk;
};

test(
  'homework that a teacher writes with a PDF and a recording is answered on a phone with text, picture and voice, then marked and read',
  { tag: thorough },
  async ({ school, browser }) => {
    test.setTimeout(960_000);
    const teacher = await open(school, browser, 'qiao');
    await writesHomework(teacher);
    const id = await withSample(school, (sample) => sample.assignment(title));
    const student = await open(school, browser, 'linxiaohe');
    await answers(student, id);
    await marks(teacher, id);

    const { page } = student;
    await page.goto(`/stu/testReport?id=${id}&kind=homework`);
    await expectLoaded(student);
    await expect(page.getByText('A bakery, a bridge and three cats.').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('14', { exact: true }).first()).toBeVisible();
  },
);
