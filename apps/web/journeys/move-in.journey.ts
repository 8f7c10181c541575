import type { Browser } from '@playwright/test';
import { definedHomeworkMessages, newAssignmentMessages } from '@inkstone/assignments/messages';
import { importMessages, peopleMessages } from '@inkstone/school/messages';
import { messages as sessionWords } from '@inkstone/session/messages';
import { directionsMessages, endMessages } from '@inkstone/taking/messages';
import { withEmptySchool, type EmptySchool } from './fixtures/empty-school.ts';
import { expect, test } from './fixtures/school.ts';
import { packOneRoster, peopleSheet, readingClass } from './fixtures/moving-school.ts';
import { submit } from './recording-steps.ts';
import { openFromList } from './steps/attempt.ts';
import { collectPageErrors } from './steps/page-findings.ts';
import { setUpSchool } from './steps/set-up-school.ts';
import { expectLoaded, fillLogin, openSession, type UserSession } from './steps/user-session.ts';
import { expectSaved } from './taking-steps.ts';

const title = 'Why this school';

/** Chooses a file at School, People, Import, reads the receipt and applies it; returns the first codes by user name. */
const importPeople = async (
  { page, t }: UserSession,
  { file, people, makesClasses }: { file: MovingFile; people: number; makesClasses: boolean },
): Promise<Map<string, string>> => {
  await page.goto('/school/people/import');
  await page.locator('input[type="file"]').setInputFiles(file);
  const classes = page.getByRole('region', { name: t(importMessages, 'newClasses') });
  if (makesClasses) {
    await page.getByRole('checkbox', { name: t(importMessages, 'makeClasses') }).check();
    await page.getByRole('button', { name: t(importMessages, 'again') }).click();
  }
  await expect(classes).toContainText(readingClass);
  await page.getByRole('button', { name: t(importMessages, 'apply', { count: people }), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(importMessages, 'apply', { count: people }), exact: true })
    .click();
  await expect(page.getByText(t(importMessages, 'applied')).first()).toBeVisible({ timeout: 30_000 });
  await expect(classes).toContainText(t(importMessages, 'classApplied'));
  await page.getByRole('button', { name: t(importMessages, 'slips'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(importMessages, 'slips'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t(importMessages, 'slips') })).toBeVisible();
  const slips = await page
    .getByRole('listitem')
    .filter({ has: page.locator('[translate="no"]') })
    .all();
  const codes = await Promise.all(
    slips.map(async (slip) => {
      const [, username = ''] = /: (\S+)/.exec((await slip.locator('span').first().textContent()) ?? '') ?? [];
      return [username, (await slip.locator('[translate="no"]').textContent()) ?? ''] as const;
    }),
  );
  return new Map(codes);
};

type MovingFile = ReturnType<typeof peopleSheet>;

/** Signs in with a first code and chooses a password. */
const arriveByCode = async (
  browser: Browser,
  school: EmptySchool,
  account: { username: string; code: string; family: 'student' | 'teacherOrStaff' },
): Promise<UserSession> => {
  const session = await openSession(browser, school, { language: 'en' });
  const { page, t } = session;
  await fillLogin(session, { ...account, password: account.code });
  await page.getByLabel(t(sessionWords, 'choosePassword'), { exact: true }).fill('a lantern in the fog');
  await page.getByRole('button', { name: t(sessionWords, 'signIn'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await expectLoaded(session);
  return session;
};

const giveHomework = async ({ page, t }: UserSession): Promise<void> => {
  await page.goto('/teacher/task/wlist');
  await page.getByRole('link', { name: t(definedHomeworkMessages, 'newDefined') }).click();
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'title'), exact: true }).fill(title);
  await page
    .getByRole('region', { name: t(definedHomeworkMessages, 'task', { number: 1 }), exact: true })
    .getByRole('textbox', { name: t(definedHomeworkMessages, 'textEn') })
    .fill('Write in five sentences why you came to this school.');
  await page.getByRole('checkbox', { name: readingClass }).check();
  await page.getByRole('button', { name: t(newAssignmentMessages, 'givesHomework') }).click();
  await page.waitForURL((url) => url.pathname === '/teacher/task/definedetail');
};

const handIn = async (session: UserSession): Promise<void> => {
  const { t } = session;
  const { page: exam } = await openFromList(session, '/stu/work', 'startIt', title);
  await exam.getByRole('button', { name: t(directionsMessages, 'start'), exact: true }).click();
  await exam.getByRole('textbox', { name: 'Your answer' }).fill('The library is quiet and the river is near.');
  await expectSaved(exam);
  await submit(exam);
  await expect(exam.getByRole('heading', { name: t(endMessages, 'doneTitle') })).toBeVisible({ timeout: 20_000 });
};

for (const [name, packFile, makesClasses] of [
  ['a sheet', peopleSheet, true],
  ['one OneRoster package', packOneRoster, false],
] as const)
  test(`an empty school moves in from ${name}, up to the first homework that is handed in`, async ({ browser }) => {
    test.setTimeout(600_000);
    await withEmptySchool(async (school) => {
      const began = Date.now();
      const office = await setUpSchool(browser, school);
      const heard = collectPageErrors(office);
      const codes = await importPeople(office, { file: await packFile(), people: 31, makesClasses });
      expect(codes.size).toBe(31);
      await office.page.goto('/school/people');
      await expect(
        office.page.getByRole('heading', { level: 1, name: office.t(peopleMessages, 'title') }),
      ).toBeVisible();

      const codeFor = (username: string) => ({ username, code: codes.get(username) ?? '' });
      const teacher = await arriveByCode(browser, school, { ...codeFor('suyan'), family: 'teacherOrStaff' });
      await giveHomework(teacher);
      const student = await arriveByCode(browser, school, { ...codeFor('s0007'), family: 'student' });
      await handIn(student);
      await teacher.page.reload();
      await expect(teacher.page.getByText('The library is quiet and the river is near.')).toBeVisible();
      expect(heard).toEqual([]);
      test.info().annotations.push({ type: 'seconds', description: String(Math.round((Date.now() - began) / 1000)) });
    });
  });
