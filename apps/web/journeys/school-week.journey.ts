import { assignmentMessages } from '@inkstone/assignments/messages';
import { messages as announcementWords } from '@inkstone/announcements/messages';
import { expect } from './fixtures/school.ts';
import { test } from './fixtures/outside.ts';
import { assignPaper, extendTime, openAssignmentDetail } from './steps/assignments.ts';
import {
  announce,
  chooseDay,
  handIn,
  markAndRelease,
  moveDeadlineByDay,
  readAnnouncement,
  recall,
  setRobotUp,
  startWork,
} from './steps/school-week-class.ts';
import { insertSmallPaper, nameMarker, smallPapers } from './steps/school-week-papers.ts';
import { before, className, deliver, openClass, pass, passUntil, type Week } from './steps/school-week-people.ts';
import {
  chooseWays,
  expectBell,
  expectNoScoreOutside,
  expectNotifications,
  openNewestMail,
  openNewestOfBell,
  openNewestPush,
  noNotifications,
} from './steps/school-week-ways.ts';
import { withSample } from './steps/sample.ts';
import { expectLoaded } from './steps/user-session.ts';
import { queryRows } from './taking-steps.ts';
import { thorough } from './fixtures/prepare.ts';

const findDeadline = async ({ school }: Week, id: number): Promise<Date> => {
  const [row] = await queryRows<{ deadline: Date }>(school, 'select deadline from assignment where id = $1', [id]);
  if (!row) throw new Error('no such assignment');
  return row.deadline;
};

test(
  'homework of a week reaches student, teachers and the class’s group by each way that they have, each news once',
  { tag: thorough },
  async ({ school, outside, browser }) => {
    test.setTimeout(800_000);
    const week: Week = { school, outside, browser, sessions: [] };
    const { teacher, marker, guide, student, classId } = await openClass(week);
    const { title, titleZh } = smallPapers.essay;
    await insertSmallPaper(school, { ...smallPapers.essay, ownerId: teacher.id });
    await test.step('everybody chooses how to be told', async () => {
      await setRobotUp(teacher, classId);
      await chooseWays(week, student, { push: true });
      await chooseWays(week, teacher, { push: true, mailed: ['handIns', 'marking'] });
      await chooseWays(week, marker, { mailed: ['handIns'] });
    });

    await test.step('Monday: homework, seen in the bell and by the link of its mail', async () => {
      await assignPaper(teacher, 'homework', title, className, (desk) =>
        chooseDay(desk, 'give-deadline', '4 March 2026'),
      );
      await expectNotifications(week, student, {
        bell: ['homeworkGiven'],
        mail: ['homeworkGiven'],
        push: ['homeworkGiven'],
      });
      await openNewestOfBell(student, ['homeworkGiven'], /\/stu\/work\/detail\?id=\d+$/);
      await expect(student.page.getByRole('heading', { level: 1, name: titleZh })).toBeVisible();
      await openNewestMail(week, student, /\/stu\/work\/detail\?id=\d+$/);
    });
    const id = await withSample(school, (sample) => sample.assignment(title));
    await nameMarker(school, id, marker.id);

    await test.step('a moved deadline, seen by the link of its push', async () => {
      await moveDeadlineByDay(teacher, '/teacher/task/wlist', title);
      await deliver(week);
      await openNewestPush(week, student, new RegExp(`/stu/work/detail\\?id=${id}$`));
    });
    await test.step('extra time for the student', async () => {
      await openAssignmentDetail(teacher, 'homework', title);
      await extendTime(teacher, 'Lin Rong', 30);
      await deliver(week);
      await openNewestMail(week, student, new RegExp(`/stu/work/detail\\?id=${id}$`));
    });
    await test.step('an announcement with a picture, read and recalled', async () => {
      await announce(teacher, classId, 'Walk to the river');
      await deliver(week);
      await openNewestOfBell(
        student,
        ['homeworkGiven', 'deadlineMoved', 'extraGiven', 'announcement'],
        /\/announcement\?id=\d+$/,
      );
      await readAnnouncement(student, 'Walk to the river');
      await recall(teacher);
      await student.page.reload();
      await expect(student.page.getByText(student.t(announcementWords, 'gone')).first()).toBeVisible();
    });

    const deadline = await findDeadline(week, id);
    await test.step('reminders a day and two hours before the deadline', async () => {
      await passUntil(week, before(deadline, 23));
      await passUntil(week, before(deadline, 1));
    });
    await test.step('the student hands in, the second teacher marks', async () => {
      const text = 'I know the shop of my uncle by its smell.';
      await startWork(student, `/controller?kind=homework&id=${id}&to=do`);
      await student.page.getByRole('main').getByRole('textbox').first().fill(text);
      await handIn(student);
      await pass(week, { minutes: 16 });
      await openNewestMail(week, marker, new RegExp(`/teacher/task/detail\\?hId=${id}$`));
      await marker.page.goto(`/homework/writingCorrect?id=${id}`);
      await markAndRelease(marker, { answer: text, scores: [4, 4, 4, 4] });
      await pass(week, { minutes: 16 });
    });
    await test.step('the student is told and reads the report, the guide reads it without writing', async () => {
      await student.page.goto('/');
      await expectLoaded(student);
      await expectBell(student, [
        ...(['homeworkGiven', 'deadlineMoved', 'extraGiven', 'deadlineNear', 'deadlineNear', 'workMarked'] as const),
      ]);
      await student.page.goto(`/stu/testReport?id=${id}&kind=homework`);
      await expect(student.page.getByText('4', { exact: true }).first()).toBeVisible();
      await guide.page.goto(`/stu/testReport?id=${id}&kind=homework&stuId=${student.id}`);
      await expectLoaded(guide);
      await expect(guide.page.getByText('I know the shop of my uncle by its smell.').first()).toBeVisible();
      await guide.page.goto(`/teacher/task/detail?hId=${id}`);
      await expectLoaded(guide);
      await expect(guide.page.getByRole('button', { name: guide.t(assignmentMessages, 'moveDeadline') })).toHaveCount(
        0,
      );
    });

    await test.step('everybody was told of all of it by each way, once', async () => {
      const told = [
        ...(['homeworkGiven', 'deadlineMoved', 'extraGiven', 'announcement'] as const),
        ...(['deadlineNear', 'deadlineNear', 'workMarked'] as const),
      ];
      // A recalled announcement leaves the bell; the mail and the push that were sent stay.
      const bell = told.filter((event) => event !== 'announcement');
      await expectNotifications(week, student, { bell, mail: told, push: told });
      await expectNotifications(week, teacher, {
        ...{
          bell: ['handedIn', 'markReleased'],
          mail: ['handedIn', 'markReleased'],
          push: ['handedIn', 'markReleased'],
        },
      });
      await expectNotifications(week, marker, { bell: ['handedIn'], mail: ['handedIn'], push: [] });
      await expectNotifications(week, guide, noNotifications);
      expectNoScoreOutside(week, [student, teacher, marker]);
      const posts = outside.robotPosts().join('\n');
      for (const words of [
        `New assignment “${title}”`,
        `The deadline of “${title}”`,
        'New announcement: “Walk to the river”',
      ])
        expect(posts.split(words)).toHaveLength(2);
      expect(posts).not.toMatch(/Lin Rong|林蓉/);
    });
  },
);
