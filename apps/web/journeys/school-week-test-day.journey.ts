import { expect } from './fixtures/school.ts';
import { test } from './fixtures/outside.ts';
import { assignPaper, chooseTraining } from './steps/assignments.ts';
import { openLinkedWindow } from './steps/school-week-candidate.ts';
import { chooseDay, moveDeadlineByDay, takeChoices } from './steps/school-week-class.ts';
import { insertSmallPaper, smallPapers } from './steps/school-week-papers.ts';
import { className, openClass, passUntil, type Week } from './steps/school-week-people.ts';
import {
  chooseWays,
  expectNoScoreOutside,
  expectNotifications,
  findPushLink,
  listPushLinks,
  openNewestMail,
  noNotifications,
} from './steps/school-week-ways.ts';
import { expectLoaded } from './steps/user-session.ts';
import { thorough } from './fixtures/prepare.ts';

test(
  'a test day keeps quiet hours and the daily mail, asks for the missing check and opens the report by its rule',
  { tag: thorough },
  async ({ school, outside, browser }) => {
    test.setTimeout(800_000);
    const week: Week = { school, outside, browser, sessions: [] };
    const { teacher, marker, guide, student } = await openClass(week);
    const { sums, spoken } = smallPapers;
    for (const paper of [sums, spoken]) await insertSmallPaper(school, { ...paper, ownerId: teacher.id });
    await chooseWays(week, student, { push: true, quiet: true, digest: true });
    await chooseWays(week, teacher, { mailed: ['handIns'] });

    await test.step('two tests are given; push tells at once, mail waits', async () => {
      await assignPaper(teacher, 'test', sums.title, className, chooseTraining);
      await assignPaper(teacher, 'test', spoken.title, className, async (desk) => {
        await chooseDay(desk, 'give-begin', '3 March 2026');
        await chooseDay(desk, 'give-deadline', '3 March 2026');
      });
      const given = ['testGiven', 'testGiven'] as const;
      await expectNotifications(week, student, { bell: given, mail: [], push: given });
    });
    await test.step('the link of the first push leads into the test', async () => {
      await passUntil(week, new Date('2026-03-02T09:02:00Z'));
      const [link = ''] = listPushLinks(week, student);
      await student.page.goto(link);
      const window = { ...student, page: await openLinkedWindow(student) };
      await takeChoices(window, 5);
      await window.page.close();
    });
    await test.step('at six comes one mail of the day, without what was read', async () => {
      await passUntil(week, new Date('2026-03-02T10:01:00Z'));
      const bell = ['testGiven', 'testGiven', 'environmentMissing'] as const;
      await expectNotifications(week, student, { bell, mail: ['testGiven', 'environmentMissing'], push: bell });
      expect(outside.mailsTo(student.mail)).toHaveLength(1);
      await expectNotifications(week, teacher, { bell: ['handedIn'], mail: ['handedIn'], push: [] });
      await openNewestMail(week, teacher, /\/teacher\/test\/detail\?testId=\d+$/);
    });
    const afterClose = ['testGiven', 'testGiven', 'environmentMissing', 'deadlineNear', 'reportOpened'] as const;
    await test.step('the report opens when nobody can answer any more', async () => {
      await passUntil(week, new Date('2026-03-02T12:20:00Z'));
      await expectNotifications(week, student, {
        bell: afterClose,
        mail: ['testGiven', 'environmentMissing'],
        push: afterClose,
      });
      await student.page.goto(await findPushLink(week, student, 'reportOpened'));
      const report = { ...student, page: await openLinkedWindow(student) };
      await expectLoaded(report);
      await expect(report.page).toHaveURL(/[Rr]eport/);
      await report.page.close();
    });
    await test.step('at night the bell alone tells; push follows at seven, mail at six', async () => {
      await passUntil(week, new Date('2026-03-02T14:30:00Z'));
      await moveDeadlineByDay(teacher, '/teacher/test/tlist', spoken.title);
      const bell = [...afterClose, 'deadlineMoved'] as const;
      await expectNotifications(week, student, { bell, mail: ['testGiven', 'environmentMissing'], push: afterClose });
      await passUntil(week, new Date('2026-03-02T23:01:00Z'));
      await expectNotifications(week, student, { bell, mail: ['testGiven', 'environmentMissing'], push: bell });
      await passUntil(week, new Date('2026-03-03T10:01:00Z'));
      // The report was read before, and the reminder names a deadline that no longer holds: neither is news.
      const mail = ['testGiven', 'environmentMissing', 'deadlineMoved'] as const;
      await expectNotifications(week, student, { bell, mail, push: bell });
      expect(outside.mailsTo(student.mail)).toHaveLength(2);
    });
    await expectNotifications(week, teacher, { bell: ['handedIn'], mail: ['handedIn'], push: [] });
    for (const person of [marker, guide]) await expectNotifications(week, person, noNotifications);
    expectNoScoreOutside(week, [student, teacher]);
  },
);
