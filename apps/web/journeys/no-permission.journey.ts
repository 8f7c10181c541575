import { openDb } from '@inkstone/db';
import { messages as sessionWords } from '@inkstone/session/messages';
import { addPerson } from '../../server/person-actions.ts';
import { expect, test } from './fixtures/school.ts';
import { collectPageErrors } from './steps/page-findings.ts';
import { fillLogin, expectLoaded, openSession } from './steps/user-session.ts';

const people = [
  { roles: 'recruitment', family: 'teacherOrStaff' },
  { roles: 'recruitment-supervisor', family: 'teacherOrStaff' },
] as const;

test('recruiters and supervisors without a permission reach the home page, which says that they have no permission', async ({
  school,
  browser,
}) => {
  const db = openDb({ connectionString: school.databaseUrl }, 1);
  const password = 'river stones at dusk';
  for (const { roles } of people) {
    await addPerson(db, { username: roles, name: `A ${roles}`, roles, password, language: 'en' }, school.clock.now());
  }
  await db.$client.end();
  const desk = await openSession(browser, school, { language: 'en' });
  const { page, t } = desk;
  const heard = collectPageErrors(desk);
  for (const { roles, family } of people) {
    await fillLogin(desk, { username: roles, family, password });
    await page.waitForURL('**/home');
    await expectLoaded(desk);
    await expect(
      page.getByRole('heading', { name: t(sessionWords, 'homeGreeting', { name: `A ${roles}` }) }),
    ).toBeVisible();
    await expect(page.getByText(t(sessionWords, 'homeEmpty'))).toBeVisible();
    expect(heard, roles).toEqual([]);
    // Signing out reloads the login page.
    const left = page.waitForEvent('load');
    await page.getByRole('button', { name: t(sessionWords, 'signOut') }).click();
    await left;
    await expect(page).toHaveURL(/\/login/);
  }
});
