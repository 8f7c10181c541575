import { myAssignmentMessages as workWords } from '@inkstone/assignments/messages';
import { expect } from './fixtures/school.ts';
import { toPattern } from './steps/attempt.ts';
import { test } from './fixtures/outside.ts';
import { enterByMail, inviteCandidate, takeFigures } from './steps/school-week-candidate.ts';
import { insertSmallPaper, smallPapers } from './steps/school-week-papers.ts';
import { before, joinSchool, pass, passUntil, type Week } from './steps/school-week-people.ts';
import {
  chooseWays,
  expectNoScoreOutside,
  expectNotifications,
  openNewestMail,
  openNewestPush,
} from './steps/school-week-ways.ts';
import { thorough } from './fixtures/prepare.ts';

test(
  'a recruiter and candidates hear of invitation, hand-in, result and expiry, each on their own pages',
  { tag: thorough },
  async ({ school, outside, browser }) => {
    test.setTimeout(800_000);
    const week: Week = { school, outside, browser, sessions: [] };
    const recruiter = await joinSchool(week, {
      ...{ role: 'recruitment', username: 'gina', name: 'Gina Hale', language: 'en' },
    });
    const { title } = smallPapers.figures;
    await insertSmallPaper(school, { ...smallPapers.figures, ownerId: recruiter.id });
    await chooseWays(week, recruiter, { push: true });
    const invitation = { paper: title, day: '4 March 2026' };
    const candidate = await inviteCandidate(week, recruiter, {
      ...{ ...invitation, name: 'Ye Qing', mail: 'yeqing@home.example' },
    });
    const absentee = await inviteCandidate(week, recruiter, {
      ...{ ...invitation, name: 'Xu Mo', mail: 'xumo@home.example' },
    });
    await expectNotifications(week, candidate, {
      bell: ['candidateTestGiven'],
      mail: ['candidateTestGiven'],
      push: [],
    });

    await test.step('the candidate signs in at the link of the mail and takes the test', async () => {
      const window = await enterByMail(week, candidate);
      await chooseWays(week, candidate, { push: true });
      await takeFigures(window, 3);
      await window.page.close();
    });
    await test.step('the recruiter is told, and the link opens the candidate', async () => {
      await pass(week, { minutes: 16 });
      await openNewestMail(week, recruiter, new RegExp(`/candidateHrIndex\\?id=${candidate.candidateId}$`));
      await expect(recruiter.page.getByRole('heading', { level: 1, name: 'Ye Qing' })).toBeVisible();
    });
    await test.step('the candidate is told of the result by mail and on the own page, without a score', async () => {
      await openNewestMail(week, candidate, /\/candidate\/index/);
      await expect(candidate.page.getByText(title).first()).toBeVisible();
      const main = candidate.page.getByRole('main');
      await expect(main).toContainText(candidate.t(workWords, 'handedIn'));
      for (const key of ['percentRight', 'points_other', 'pointsOf_other'] as const)
        await expect(main).not.toContainText(toPattern(workWords.pairs[key].en));
    });
    await test.step('the other one lets the deadline pass, after two reminders', async () => {
      const deadline = new Date('2026-03-04T08:30:00Z');
      for (const hours of [23, 1, -1]) await passUntil(week, before(deadline, hours));
      await openNewestPush(week, recruiter, new RegExp(`/candidateHrIndex\\?id=${absentee.candidateId}$`));
      await expect(recruiter.page.getByRole('heading', { level: 1, name: 'Xu Mo' })).toBeVisible();
    });
    const result = ['candidateTestGiven', 'candidateTestMarked'] as const;
    await expectNotifications(week, candidate, { bell: result, mail: result, push: ['candidateTestMarked'] });
    const absence = ['candidateTestGiven', 'deadlineNear', 'deadlineNear'] as const;
    await expectNotifications(week, absentee, { bell: absence, mail: absence, push: [] });
    const heard = ['candidateHandedIn', 'candidateExpired'] as const;
    await expectNotifications(week, recruiter, { bell: heard, mail: heard, push: heard });
    expectNoScoreOutside(week, [recruiter, candidate]);
  },
);
