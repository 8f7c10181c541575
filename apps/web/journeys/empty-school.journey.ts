import { peopleMessages, personMessages, setupMessages } from '@inkstone/school/messages';
import { withEmptySchool } from './fixtures/empty-school.ts';
import { expect, test } from './fixtures/school.ts';
import { collectPageErrors } from './steps/page-findings.ts';
import { setUpSchool } from './steps/set-up-school.ts';
import { openSession, signInByForm, type UserSession } from './steps/user-session.ts';

/** Adds a person under School, People; returns the first password that the page shows. */
const addPerson = async (
  { page, t }: UserSession,
  person: { name: string; username: string; role: string },
): Promise<string> => {
  await page.getByRole('button', { name: t(peopleMessages, 'add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t(personMessages, 'name'), { exact: true }).fill(person.name);
  await dialog.getByLabel(t(personMessages, 'username'), { exact: true }).fill(person.username);
  if (person.role !== 'Student') {
    await dialog.getByRole('checkbox', { name: 'Student', exact: true }).uncheck();
    await dialog.getByRole('checkbox', { name: person.role, exact: true }).check();
    await dialog.getByLabel(t(personMessages, 'preset')).selectOption('teacher');
  }
  await dialog.getByRole('button', { name: t(personMessages, 'save'), exact: true }).click();
  const shown = page.getByRole('dialog', { name: t(personMessages, 'firstPassword', { name: person.name }) });
  const password = (await shown.locator('output').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  return password;
};

test('an empty school is set up by its printed code, and whom its administrator adds sign in, without a terminal', async ({
  browser,
}) => {
  await withEmptySchool(async (school) => {
    const office = await setUpSchool(browser, school);
    const { page, t } = office;
    const heard = collectPageErrors(office);
    await expect(page.getByRole('link', { name: 'He Jing' })).toBeVisible();

    const teacherPassword = await addPerson(office, { name: 'Qiao', username: 'qiao', role: 'Teacher' });
    const password = await addPerson(office, { name: 'Lin Xiaohe', username: 'linxiaohe', role: 'Student' });
    expect(heard).toEqual([]);

    const teacher = await openSession(browser, school, { language: 'en' });
    await signInByForm(teacher, { username: 'qiao', family: 'teacherOrStaff', password: teacherPassword });
    const student = await openSession(browser, school, { language: 'en' });
    await signInByForm(student, { username: 'linxiaohe', family: 'student', password });
    expect(new URL(student.page.url()).pathname).toBe('/stu/index');
    await student.page.goto('/setup');
    await expect(student.page.getByRole('heading', { name: t(setupMessages, 'closed') })).toBeVisible();
  });
});
