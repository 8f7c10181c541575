import { messages } from '@inkstone/marking/messages';
import type { Page } from '@playwright/test';
import { expect, test, type School } from './fixtures/school.ts';
import { openSession, signIn, type UserSession } from './steps/user-session.ts';
import { submitEssayHomework, type SubmittedEssays } from './steps/submissions.ts';
import { countDeviceRows } from './steps/device-rows.ts';
import { crashPage, queryRows } from './taking-steps.ts';

const essay = 'He go to school by bus.\nIt is good for city and for people which work at night.';

const twoEssays = (school: School): Promise<SubmittedEssays> =>
  submitEssayHomework(
    { ...school, now: () => school.clock.now() },
    {
      teacher: 'mei',
      students: ['linxiaohe', 'mazihan'],
      markers: ['qiao'],
      texts: [essay],
      title: 'Buses at night',
    },
  );

const openAt = async (desk: UserSession, { assignmentId }: SubmittedEssays): Promise<void> => {
  await desk.page.goto(`/homework/writingCorrect?id=${assignmentId}`);
  await expect(answer(desk)).toBeVisible();
};

const answer = ({ page, t }: UserSession) => page.getByRole('textbox', { name: t(messages, 'answer'), exact: true });
const noteField = ({ page, t }: UserSession) => page.getByRole('textbox', { name: t(messages, 'note'), exact: true });
const comment = ({ page, t }: UserSession) => page.getByRole('textbox', { name: t(messages, 'comment'), exact: true });

/** Selects the first two words, annotates an error, and focuses the note's text. */
const beginNote = async (desk: UserSession): Promise<void> => {
  const { keyboard } = desk.page;
  await keyboard.press('t');
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('a');
  await expect(noteField(desk)).toBeFocused();
};

const words = 'The subject is one person, so the verb needs its ending: he goes, she goes, it goes. '.repeat(6);

/** Types and records the time of each letter, until the tab is crashed. */
const typeFor = async (page: Page, milliseconds: number): Promise<number[]> => {
  const typedAt: number[] = [];
  const until = Date.now() + milliseconds;
  for (const letter of words) {
    if (Date.now() >= until) break;
    await page.keyboard.type(letter);
    typedAt.push(Date.now());
  }
  return typedAt;
};

test('a tab that is killed while a note is typed loses nothing older than a second', async ({ school, browser }) => {
  test.setTimeout(960_000);
  const essays = await twoEssays(school);
  await queryRows(school, 'update person set language = 1');
  const desk = await openSession(browser, school, { language: 'en' });
  await signIn(desk, { username: 'mei', family: 'teacherOrStaff' });
  // The network is off: only the device is tested.
  await desk.context.route('**/api/correct/saveTestCorrect', (route) => route.abort());
  let known = 0;
  let heldBefore = 0;
  for (let turn = 0; turn < 6; turn += 1) {
    await openAt(desk, essays);
    const notes = desk.page.getByRole('button', { name: /^Edit note \d+$/ });
    await expect(notes).toHaveCount(known);
    await beginNote(desk);
    const typedAt = await typeFor(desk.page, 1100 + Math.random() * 1500);
    const diedAt = Date.now();
    await crashPage(desk.context, desk.page);
    const safe = typedAt.filter((at) => at < diedAt - 1000).length;
    expect(safe).toBeGreaterThan(0);

    desk.page = await desk.context.newPage();
    await openAt(desk, essays);
    known += 1;
    const noteButtons = desk.page.getByRole('button', { name: /^Edit note \d+$/ });
    await expect(noteButtons).toHaveCount(known);
    const texts = await desk.page.locator('[data-part="piece"] ol [lang]').allTextContents();
    expect(texts.every((text) => words.startsWith(text))).toBe(true);
    // The note of this round; those of earlier rounds were checked before.
    const held = texts.reduce((total, text) => total + text.length, 0);
    expect(held - heldBefore).toBeGreaterThanOrEqual(safe);
    heldBefore = held;
    await desk.page.close();
    desk.page = await desk.context.newPage();
  }
  await test.step('a tab that is killed while a note is spoken keeps what was recorded, which can be played', async () => {
    await openAt(desk, essays);
    await beginNote(desk);
    await desk.page.keyboard.press('Alt+r');
    await expect
      .poll(() => countDeviceRows(desk.page, { database: 'inkstone-marks-', store: 'voiceChunks' }))
      .toBeGreaterThanOrEqual(3);
    await crashPage(desk.context, desk.page);
    desk.page = await desk.context.newPage();
    await openAt(desk, essays);
    known += 1;
    await expect(desk.page.getByRole('button', { name: /^Edit note \d+$/ })).toHaveCount(known);
    const spoken = desk.page.locator('[data-part="piece"]').getByRole('group', { name: 'Voice note' });
    await spoken.getByRole('button', { name: 'Play' }).click();
    await expect
      .poll(() => spoken.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBeGreaterThan(1);
  });
  await desk.context.unroute('**/api/correct/saveTestCorrect');
  await openAt(desk, essays);
  await expect
    .poll(async () => {
      const [mark] = await queryRows<{ notes: { voiceFileId: number | null }[] }>(
        school,
        'select notes from mark where attempt_id = any($1)',
        [essays.attemptIds],
      );
      return [mark?.notes.length, mark?.notes.filter(({ voiceFileId }) => voiceFileId !== null).length];
    })
    .toEqual([known, 1]);
});

test('two markers at once see each other, and the second one overwrites nothing', async ({ school, browser }) => {
  test.setTimeout(480_000);
  const essays = await twoEssays(school);
  await queryRows(school, "update person set language = case username when 'mei' then 2 else 1 end");
  const first = await openSession(browser, school, { language: 'zh' });
  const second = await openSession(browser, school, { language: 'en' });
  await signIn(first, { username: 'mei', family: 'teacherOrStaff' });
  await signIn(second, { username: 'qiao', family: 'teacherOrStaff' });
  const { t } = second;
  const name = 'Ms. Mei';
  await openAt(first, essays);
  const [attemptId] = essays.attemptIds;
  const [questId] = essays.questionIds;
  const at = `/homework/writingCorrect?id=${essays.assignmentId}&attemptId=${attemptId}&questId=${questId}`;
  await first.page.goto(at);
  await expect(answer(first)).toBeVisible();

  await test.step('the second marker sees who holds the submission', async () => {
    await second.page.goto(at);
    await expect(answer(second)).toBeVisible();
    await expect(second.page.getByText(t(messages, 'heldNow', { name }))).toBeVisible();
  });
  await test.step('the first marker saves', async () => {
    await first.page.keyboard.press('4');
    await first.page.keyboard.press('c');
    await first.page.keyboard.insertText('Clear and to the point.');
    await expect(first.page.locator('[data-state="saved"]')).toBeVisible();
  });
  const alert = second.page.getByRole('alert', { name: t(messages, 'newerTitle', { name }) });
  await test.step('the second marker is refused with that name and sees both versions side by side', async () => {
    await second.page.keyboard.press('2');
    await expect(alert).toBeVisible();
    await expect(alert.getByText('Clear and to the point.')).toBeVisible();
    const [mark] = await queryRows<{ points: number; version: number; comment: string }>(
      school,
      'select points, version, comment from mark where attempt_id = $1',
      [attemptId],
    );
    expect(mark).toMatchObject({ points: 400, comment: 'Clear and to the point.' });
  });
  await test.step('continues from the first marker’s version, which is kept, and saves', async () => {
    await alert.getByRole('button', { name: t(messages, 'takeTheirs', { name }) }).click();
    await expect(alert).toHaveCount(0);
    await expect(comment(second)).toHaveValue('Clear and to the point.');
    await comment(second).fill('Clear and to the point. Mind the verbs.');
    await expect
      .poll(async () => {
        const [mark] = await queryRows<{ points: number; comment: string }>(
          school,
          'select points, comment from mark where attempt_id = $1',
          [attemptId],
        );
        return [mark?.points, mark?.comment];
      })
      .toEqual([400, 'Clear and to the point. Mind the verbs.']);
  });
});
