import { editMessages, familyMessages, assignmentMessages } from '@inkstone/assignments/messages';
import {
  assignedCourseMessages,
  courseReportMessages,
  courseMakerMessages,
  myCourseMessages,
  studyMessages,
} from '@inkstone/courses/messages';
import { getMyCourse } from '@inkstone/courses/contract';
import { messages as takingWords } from '@inkstone/taking/messages';
import { messages as partWords } from '@inkstone/ui/messages';
import type { Page } from '@playwright/test';
import { expect, test, type School } from './fixtures/school.ts';
import { listAxeFindings } from './steps/page-findings.ts';
import { expectLoaded, openSession, signIn, type UserSession } from './steps/user-session.ts';
import { withSample } from './steps/sample.ts';
import { toPattern, chooseOption } from './steps/attempt.ts';

const course = { en: 'Counting without counting', zh: '不数也能数' };
const names = { en: 'Lin Xiaohe', zh: '林晓禾' };
const lin = { username: 'linxiaohe', family: 'student' } as const;
const qiao = { username: 'qiao', family: 'teacherOrStaff' } as const;

/** Assigns a course of the bank to one student. */
const gives = async ({ page, t, language }: UserSession): Promise<number> => {
  await page.goto('/teacher/setCourse');
  await expectLoaded({ page, t });
  const name = course[language];
  await page.getByRole('button', { name: `${t(assignedCourseMessages, 'choose')} ${name}`, exact: true }).click();
  await page.getByRole('checkbox', { name: names[language], exact: true }).check();
  await expect(page.getByText(t(assignedCourseMessages, 'toStudents_one', { count: 1 }))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t(assignedCourseMessages, 'gives'), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname === '/teacher/course/detail');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('id'));
};

/** Opens the course from its message. */
const opensByList = async (desk: UserSession): Promise<UserSession> => {
  const { page, t, language } = desk;
  await page.goto('/stu/course');
  await expectLoaded(desk);
  const opened = page.waitForEvent('popup');
  // The sample school has assigned the course before: the newest is first.
  await page
    .getByRole('button', { name: t(myCourseMessages, 'startNamed', { title: course[language] }) })
    .first()
    .click();
  const study = { ...desk, page: await opened };
  await study.page.waitForURL((url) => url.pathname === '/stu/course/study');
  return study;
};

const film = (page: Page) => page.locator('video');

/** Seeks and plays, as dragging the slider and clicking play would. */
const playsFrom = async (page: Page, seconds: number): Promise<void> => {
  await film(page).evaluate(async (video: HTMLVideoElement, to) => {
    video.muted = true;
    if (video.readyState < 1) await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve));
    const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = to;
    await there;
    await video.play();
  }, seconds);
};

const stands = (page: Page): Promise<boolean> => film(page).evaluate((video: HTMLVideoElement) => video.paused);

/** Pauses the video; one that is loaded again after an interruption plays on by itself, and is paused then. */
const pausesOnceLoaded = (page: Page): Promise<void> =>
  film(page).evaluate(
    (video: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        const pause = (): void => {
          if (video.readyState === 0) return;
          video.pause();
          resolve();
        };
        video.addEventListener('playing', pause);
        pause();
      }),
  );

/** Answers every question of the cue with its first option, and continues the video. */
const answersCue = async ({ page, t }: UserSession): Promise<void> => {
  const goOn = page.getByRole('button', { name: t(studyMessages, 'goOn'), exact: true });
  const next = page.getByRole('button', { name: t(takingWords, 'next'), exact: true });
  for (;;) {
    await expect(page.getByRole('radio').first().or(page.getByRole('textbox').first())).toBeVisible();
    if ((await page.getByRole('radio').count()) > 0) await chooseOption(page, 0);
    else await page.getByRole('textbox').first().fill('12');
    if (await goOn.isVisible()) break;
    await next.click();
  }
  await goOn.click();
};

/** The time of a lesson's first cue, from its row. */
const firstMoment = async ({ page, t }: UserSession): Promise<number> => {
  const list = page.getByRole('list', { name: t(studyMessages, 'questionsHere') });
  const words = await list.getByRole('heading').first().textContent();
  const [, minutes = '0', seconds = '0'] = /(\d+):(\d{2})/.exec(words ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** Watches to the first cue, answers it, loses the network, and comes back. */
const studies = async (study: UserSession): Promise<void> => {
  const { page, t } = study;
  const moment = await firstMoment(study);
  await playsFrom(page, Math.max(0, moment - 2));
  await expect(page.getByRole('region', { name: t(studyMessages, 'questions'), exact: true })).toBeVisible();
  expect(await stands(page)).toBe(true);
  expect(await listAxeFindings(page)).toEqual([]);

  await study.context.setOffline(true);
  await expect(page.getByText(t(studyMessages, 'offlineBody'))).toBeVisible();
  await answersCue(study);
  await expect(page.getByText(t(partWords, 'onDevice')).first()).toBeVisible();
  await study.context.setOffline(false);
  await expect(page.locator('header [data-state="saved"]').first()).toBeVisible();
  await pausesOnceLoaded(page);
  await expect(page.getByText(t(studyMessages, 'progressSaved'))).toBeVisible();

  await page.reload();
  await expect(page.getByText(toPattern(studyMessages.pairs.changeAnswer[study.language])).first()).toBeVisible();
  const place = await film(page).evaluate(async (video: HTMLVideoElement) => {
    if (video.readyState < 1) await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve));
    return video.currentTime;
  });
  expect(place).toBeGreaterThan(moment - 2.5);
};

const handsIn = async ({ page, t }: UserSession): Promise<void> => {
  await page.getByRole('button', { name: t(studyMessages, 'handIn'), exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t(studyMessages, 'handIn'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/stu/course/report');
};

/** The report shows what was watched and the result of each question. */
const readsReport = async (desk: UserSession): Promise<void> => {
  const { page, t, language } = desk;
  await expectLoaded(desk);
  await expect(page.getByRole('heading', { level: 1, name: course[language] })).toBeVisible();
  await expect(page.getByRole('heading', { name: t(courseReportMessages, 'watched') })).toBeVisible();
  await expect(page.getByText(toPattern(courseReportMessages.pairs.watchedAll[language])).first()).toBeVisible();
};

/** The teacher sees the student's lessons and result, opens the report, and takes the course back. */
const teacherSees = async (desk: UserSession, id: number): Promise<void> => {
  const { page, t, language } = desk;
  await page.goto(`/teacher/course/detail?id=${id}`);
  await expectLoaded(desk);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t(assignedCourseMessages, 'reportOf', { name: names[language] }) }).click();
  await readsReport({ ...desk, page: await opened });
  await page.getByRole('button', { name: t(familyMessages, 'moreOf', { title: course[language] }) }).click();
  await page.getByRole('menuitem', { name: t(assignmentMessages, 'withdraw') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(assignmentMessages, 'withdraw'), exact: true })
    .click();
  await expect(page.getByText(t(editMessages, 'withdrew_one', { count: 1 }))).toBeVisible();
};

const openSessions = async (browser: Parameters<typeof openSession>[0], school: School) => {
  await withSample(school, async ({ speaks }) => {
    await speaks(qiao.username, 'zh');
    await speaks(lin.username, 'en');
  });
  const teacher = await openSession(browser, school, { language: 'zh' });
  await signIn(teacher, qiao);
  const student = await openSession(browser, school, { language: 'en', theme: 'dark' });
  await signIn(student, lin);
  return { teacher, student };
};

test('a course is assigned, watched with its questions, submitted, reported and withdrawn', async ({
  school,
  browser,
}) => {
  test.setTimeout(960_000);
  const { teacher, student } = await openSessions(browser, school);
  const id = await gives(teacher);
  const study = await opensByList(student);
  await studies(study);
  await handsIn(study);
  await readsReport(study);
  await teacherSees(teacher, id);

  await student.page.goto(`/stu/course/stuController?id=${id}`);
  const sentence = getMyCourse.refusalMessages['course.withdrawn'].en;
  await expect(student.page.getByText(sentence, { exact: true })).toBeVisible();
});

test('a course is created from an uploaded film with a question at a moment of the film, with titles in both languages', async ({
  school,
  browser,
}) => {
  test.setTimeout(480_000);
  const desk = await openSession(browser, school, { language: 'en' });
  const { page, t } = desk;
  await signIn(desk, qiao);
  await page.goto('/teacher/setCourse');
  await page.getByRole('button', { name: t(courseMakerMessages, 'newCourse') }).click();
  await page.getByLabel(t(courseMakerMessages, 'name'), { exact: true }).fill('Shirts and trousers');
  await page.getByLabel(t(courseMakerMessages, 'nameZh')).fill('衬衫与裤子');
  await page.getByLabel(t(courseMakerMessages, 'lessonTitle', { number: 1 }), { exact: true }).fill('Rows and columns');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t(courseMakerMessages, 'chooseFilm') }).click();
  await (await chooser).setFiles('content/courses/files/counting-1.webm');
  await expect(page.getByText(t(courseMakerMessages, 'length', { time: '1:14' }))).toBeVisible({ timeout: 30_000 });
  await film(page).evaluate((video: HTMLVideoElement) => (video.currentTime = 20));
  await page.getByRole('button', { name: t(courseMakerMessages, 'addCue', { at: '0:20' }) }).click();
  await page
    .getByRole('button', { name: /^Add “/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: t(courseMakerMessages, 'toMoment', { at: '0:20' }) })).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: t(courseMakerMessages, 'save') }).click();
  await expect(page.getByText(t(courseMakerMessages, 'saved'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shirts and trousers' })).toBeVisible();
});
