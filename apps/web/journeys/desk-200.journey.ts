import { messages } from '@inkstone/marking/messages';
import { expect, test } from './fixtures/school.ts';
import { openSession, signIn } from './steps/user-session.ts';
import { readDeskMoments, markByKeys, expectSubmissionOpen, recordDeskMoments } from './steps/marking.ts';
import { submitEssayHomework } from './steps/submissions.ts';
import { queryRows } from './taking-steps.ts';
import { thorough } from './fixtures/prepare.ts';

const students = 20;
const questions = 10;
const pieces = students * questions;

test(
  'two hundred submissions are marked by keyboard only, without a page load and without waiting',
  { tag: thorough },
  async ({ school, browser }) => {
    test.setTimeout(1_200_000);
    const names = await queryRows<{ username: string }>(
      school,
      "select username from person where role = 'student' and username is not null order by id limit $1",
      [students],
    );
    const essays = await submitEssayHomework(
      { ...school, now: () => school.clock.now() },
      {
        teacher: 'mei',
        students: names.map(({ username }) => username),
        texts: Array.from({ length: questions }, (_, at) => `He go to school by bus ${at}.\nIt is good for city.`),
        title: 'Buses at night',
      },
    );
    await queryRows(school, "update person set language = 1 where username = 'mei'");
    const desk = await openSession(browser, school, { language: 'en' });
    const { page, t } = desk;
    await signIn(desk, { username: 'mei', family: 'teacherOrStaff' });
    await recordDeskMoments(page);
    await page.goto(`/homework/writingCorrect?id=${essays.assignmentId}`);
    const loaded = t(messages, 'nextLoaded');
    await expectSubmissionOpen(page, 1, loaded);

    const { waits: before } = await readDeskMoments(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    for (let at = 1; at < pieces; at += 1) {
      await expectSubmissionOpen(page, at, loaded);
      await markByKeys(page, { score: 2 + (at % 4), ...(at % 20 === 1 && { note: `Agreement in piece ${at}.` }) });
    }
    await expectSubmissionOpen(page, pieces, loaded);
    await page.keyboard.press('5');
    await test.step('the last one is released alone, then all others', async () => {
      await page.keyboard.press('f');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: t(messages, 'releaseAct'), exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(t(messages, 'releasedNow_one', { count: 1 }))).toBeVisible();
      await page.keyboard.press('x');
      const all = page.getByRole('alertdialog', { name: t(messages, 'releaseAsk_other', { count: pieces - 1 }) });
      await expect(all).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText(t(messages, 'releasedNow_other', { count: pieces - 1 }))).toBeVisible({
        timeout: 30_000,
      });
    });
    expect(documents).toEqual([]);
    const { turns, waits } = await readDeskMoments(page);
    expect(waits).toBe(before);
    expect(new Set(turns.map(({ at }) => at)).size).toBe(pieces);

    const marks = await queryRows<{ points: number; is_released: boolean; notes: { text: string }[]; comment: string }>(
      school,
      `select m.points, m.released_at is not null as is_released, m.notes, m.comment from mark m
      where m.attempt_id = any($1) and m.question_id = any($2)`,
      [essays.attemptIds, essays.questionIds],
    );
    expect(marks).toHaveLength(pieces);
    expect(marks.every(({ is_released: isReleased, points }) => isReleased && points >= 200 && points <= 500)).toBe(
      true,
    );
    expect(marks.filter(({ notes, comment }) => notes.length === 1 && comment !== '')).toHaveLength(pieces / 20);
    const [waiting] = await queryRows<{ count: number }>(
      school,
      'select count(*)::int as count from recipient where assignment_id = $1 and needs_marking',
      [essays.assignmentId],
    );
    expect(waiting?.count).toBe(0);
  },
);
