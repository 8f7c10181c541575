import { guideMessages, recordMessages } from '@inkstone/candidates/messages';
import { directionsMessages, endMessages, messages as takingWords } from '@inkstone/taking/messages';
import { expect, test, type Page } from './fixtures/school.ts';
import { button, finishSection } from './steps/exam-day.ts';
import { expectLoaded, openSession, signIn, type UserSession } from './steps/user-session.ts';
import { chooseOption, savedLine, expectQuestion } from './steps/attempt.ts';

const name = 'Iris Falk';
const answer = 'It is a cost of December: debit repairs, credit buildings.';

/** Shares a link; returns its URL. */
const sharesLink = async (desk: UserSession): Promise<string> => {
  const { page, t } = desk;
  await page.goto('/candidateHrIndex');
  await expectLoaded(desk);
  await page.getByRole('button', { name: t(recordMessages, 'shareOf', { name }), exact: true }).click();
  const link = page.getByRole('dialog').getByText(/candidate\/guide/);
  await expect(link).toBeVisible();
  return (await link.textContent()) ?? '';
};

/** The secret of a link, which is in its fragment. */
const secretIn = (link: string): string => new URL(link).hash.replace('#token=', '');

/** The URLs and referrers of requests: what a proxy could log. */
const hearAddresses = (page: Page): string[] => {
  const heard: string[] = [];
  page.on('request', (request) => {
    const fragmentless = request.url().split('#')[0] ?? '';
    heard.push(fragmentless, request.headers()['referer'] ?? '');
  });
  return heard;
};

/**
 * Goes through a section from its directions to its last question, answers what can be answered, and checks
 * accessibility.
 */
const sitsSection = async (
  desk: UserSession,
  questions: number,
  answers: (at: number) => Promise<void>,
): Promise<void> => {
  const { page, t } = desk;
  await button(desk, 'start').click();
  for (let at = 1; at <= questions; at += 1) {
    await expectQuestion(desk, at, questions);
    await answers(at);
    const forward = t(takingWords, at === questions ? 'review' : 'next');
    await page.getByRole('button', { name: forward, exact: true }).click();
  }
  await expect(savedLine(page)).toBeVisible();
};

test('a candidate signs in by a link, takes the accounting paper and reaches the final page; the recruiter marks it', async ({
  school,
  browser,
}) => {
  const recruiter = await openSession(browser, school, { language: 'en' });
  await signIn(recruiter, { username: 'taomin', family: 'teacherOrStaff' });
  const candidate = await openSession(browser, school, { language: 'en' });
  const { page, t } = candidate;
  const [main, bar] = [page.getByRole('main'), page.getByRole('contentinfo')];
  const link = await sharesLink(recruiter);
  const secret = secretIn(link);
  const heard = hearAddresses(page);
  await page.goto(link);
  await expect(page).toHaveURL(/\/candidate\/guide$/);
  await page.reload();
  await page.getByRole('button', { name: t(guideMessages, 'enter'), exact: true }).click();
  await expect(page).toHaveURL(/\/recruitment\/business\/guide\?id=\d+$/);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  await page.goForward();
  await expect(page).toHaveURL(/\/recruitment\/business\/guide\?id=\d+$/);
  await page.reload();
  expect(heard.length).toBeGreaterThan(10);
  expect(heard.filter((address) => address.includes(secret))).toEqual([]);
  await expect(page.getByText(t(directionsMessages, 'fromRecruiter'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t(directionsMessages, 'toFirstSection'), exact: true }).click();

  await sitsSection(candidate, 12, async (at) => (at <= 10 ? chooseOption(page, at % 4) : undefined));
  await expect(page).toHaveURL(/\/recruitment\/business\/exercise\?id=/);
  await bar.getByRole('button', { name: t(takingWords, 'finishAct'), exact: true }).click();
  await finishSection(candidate);
  await sitsSection(candidate, 8, async () => main.getByRole('textbox').fill('9000'));
  await bar.getByRole('button', { name: t(takingWords, 'finishAct'), exact: true }).click();
  await finishSection(candidate);
  await sitsSection(candidate, 3, async (at) => (at === 1 ? main.getByRole('textbox').fill(answer) : undefined));
  await bar.getByRole('button', { name: t(takingWords, 'handIn'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(takingWords, 'handIn'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/recruitment\/common\/success\?id=/);
  await expect(page.getByText(t(endMessages, 'candidateDone'))).toBeVisible();
  await expect(main).not.toContainText(/teacher/i);

  await recruiter.page.goto('/candidateHrIndex');
  await expectLoaded(recruiter);
  const opened = recruiter.page.waitForEvent('popup');
  await recruiter.page.getByRole('button', { name: t(recordMessages, 'markOf', { name }), exact: true }).click();
  const desk = await opened;
  await expect(desk).toHaveURL(/\/recruitment\/business\/correct\?id=/);
  await expect(desk.getByText(answer)).toBeVisible();
  await expect(desk.getByText('Written clarity', { exact: true })).toBeVisible();
});

test('an old link with its secret in the query leaves the address bar at once and works on another device', async ({
  school,
  browser,
}) => {
  const recruiter = await openSession(browser, school, { language: 'en' });
  await signIn(recruiter, { username: 'taomin', family: 'teacherOrStaff' });
  const secret = secretIn(await sharesLink(recruiter));
  const { page, t } = await openSession(browser, school, { language: 'en' });
  const heard = hearAddresses(page);
  await page.goto(`/candidate/guide?token=${secret}`);

  await expect(page.getByRole('button', { name: t(guideMessages, 'enter'), exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/candidate\/guide$/);
  // Only the page itself was requested by that link; no later request or referrer contains it.
  expect(heard.filter((address) => address.includes(secret))).toHaveLength(1);
});
