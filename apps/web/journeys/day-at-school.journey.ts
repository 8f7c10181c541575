import { assignmentMessages } from '@inkstone/assignments/messages';
import { teacherMessages } from '@inkstone/home/messages';
import { messages as markingWords } from '@inkstone/marking/messages';
import { messages as reportWords } from '@inkstone/reports/messages';
import { directionsMessages } from '@inkstone/taking/messages';
import { expect, test, type School } from './fixtures/school.ts';
import { expectLoaded, openSession, advanceTime, signIn, type UserSession } from './steps/user-session.ts';
import { checkEnvironment, trackRecordings, submitExam, speedUpSounds, isPlayable } from './steps/exam-day.ts';
import { assignPaper, openAssignmentDetail } from './steps/assignments.ts';
import { withSample } from './steps/sample.ts';
import { expectSubmissionOpen, recordDeskMoments } from './steps/marking.ts';
import { takeListening, takeReading, takeSpeaking, takeWriting } from './steps/take-mock.ts';
import { toPattern, openFromList } from './steps/attempt.ts';
import { insertFullMock, fullMock } from './steps/full-mock.ts';
import { queryRows } from './taking-steps.ts';
import { thorough } from './fixtures/prepare.ts';

const className = { en: 'TOEFL, Wednesday evening', zh: '托福周三晚班' };
const student = { en: 'Lin Xiaohe', zh: '林晓禾' };
const summary = 'The reading blames the settlers. The lecture says that their bones show food from the sea.';
const essay = 'I agree with Paul. My aunt work at night and she need a bus. If cars stay outside, the city are quiet.';

/** The marker's texts in her language; the student's screens are in English. */
const words = { note: '第三人称单数：works。', spoken: '第二个元音读得长一些。', comment: '自己的例子很有说服力。' };

/** Waits until the open piece is saved on the server. */
const markSaved = async ({ page }: UserSession): Promise<void> => {
  await expect(page.locator('header [data-state="saved"]')).toBeVisible();
};

const answerField = ({ page, t }: UserSession) =>
  page.getByRole('textbox', { name: t(markingWords, 'answer'), exact: true });

/** Types into what has the focus and leaves it. */
const writeNote = async ({ page, t }: UserSession, text: string): Promise<void> => {
  await expect(page.getByRole('textbox', { name: t(markingWords, 'note'), exact: true })).toBeFocused();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
};

/** Marks the spoken task by keyboard: plays, scores, annotates a time, and records a voice note. */
const marksSpeech = async (desk: UserSession): Promise<void> => {
  const { page, t } = desk;
  await expect(page.getByRole('button', { name: t(markingWords, 'play'), exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: t(markingWords, 'pause'), exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('n');
  await writeNote(desk, words.spoken);
  await page.keyboard.press('3');
  await page.keyboard.press('r');
  await expect(page.getByText(t(markingWords, 'speaking'), { exact: true })).toBeVisible();
  await page.waitForTimeout(2000);
  await page.keyboard.press('r');
  await expect(page.getByLabel(t(markingWords, 'voiceNote'))).toBeVisible();
  await expect(page.getByText(t(markingWords, 'voiceSending'))).toHaveCount(0);
  await markSaved(desk);
};

/** Marks the text by keyboard: annotates two words with error codes, scores, comments. */
const marksText = async (desk: UserSession): Promise<void> => {
  const { page } = desk;
  await expect(answerField(desk)).toBeVisible();
  await page.keyboard.press('t');
  for (let at = 0; at < 6; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('a');
  await writeNote(desk, words.note);
  await page.keyboard.press('4');
  await page.keyboard.press('c');
  await page.keyboard.insertText(words.comment);
  await page.keyboard.press('Escape');
  await markSaved(desk);
};

/** Scores the next submission by its rubric with one key. */
const marksNext = async ({ page, t }: UserSession, at: number): Promise<void> => {
  await page.keyboard.press('Enter');
  await expectSubmissionOpen(page, at, t(markingWords, 'nextLoaded'));
  await page.keyboard.press('3');
};

/** The second teacher: from home to the marking desk, all six submissions, then their release. */
const marks = async (desk: UserSession, title: string): Promise<void> => {
  const { page, t } = desk;
  await page.goto('/');
  await expectLoaded(desk);
  const line = page.locator('div, li, tr').filter({ hasText: title }).last();
  const opened = page.waitForEvent('popup');
  await line.getByRole('link', { name: toPattern(teacherMessages.pairs.mark_one[desk.language]) }).click();
  const marking = { ...desk, page: await opened };
  await marksSpeech(marking);
  for (const at of [2, 3, 4, 5]) await marksNext(marking, at);
  await marking.page.keyboard.press('Enter');
  await marksText(marking);
  await marking.page.keyboard.press('x');
  const ask = marking.page.getByRole('alertdialog', { name: t(markingWords, 'releaseAsk_other', { count: 6 }) });
  await expect(ask).toBeVisible();
  await marking.page.keyboard.press('Enter');
  await expect(marking.page.getByText(t(markingWords, 'releasedNow_other', { count: 6 }))).toBeVisible();
};

/** Opens a question of a report by its cell: the answer with the teacher's notes. */
const opensAnswer = async ({ page, t }: UserSession, number: number) => {
  const cell = t(reportWords, 'cellLabel', { number, outcome: '' }).split(String(number))[0] ?? '';
  await page
    .getByRole('button', { name: new RegExp(`^${cell}${number}\\b`) })
    .first()
    .click();
  const shown = page.getByRole('group', { name: t(markingWords, 'mark'), exact: true });
  await expect(shown).toBeVisible();
  return shown;
};

/** A report shows scores, notes at their places and the comment, and plays the recording and the voice. */
const readsMarks = async (desk: UserSession): Promise<void> => {
  const { page, t } = desk;
  const spoken = await opensAnswer(desk, 49);
  await expect(spoken).toContainText('3 / 4');
  await expect(spoken.getByText(words.spoken)).toBeVisible();
  expect(await isPlayable(spoken.getByLabel(t(markingWords, 'voiceNote')).locator('audio'))).toBe(true);
  expect(await isPlayable(page.getByRole('article').locator('audio').first())).toBe(true);
  const written = await opensAnswer(desk, 54);
  await expect(written).toContainText('4 / 5');
  await expect(written.getByText(words.note)).toBeVisible();
  await expect(written.getByText(words.comment)).toBeVisible();
};

/** The released marks of an assignment as the database holds them, in the order of their questions. */
const marksKept = (school: School, assignmentId: number) =>
  queryRows(
    school,
    `select s.value->'recordings' is not null as "isSpoken", m.points, jsonb_array_length(m.notes) as notes,
            m.voice_file_id is not null as "hasVoice"
       from attempt a join answer s on s.attempt_id = a.id
       join mark m on m.attempt_id = a.id and m.question_id = s.question_id and m.released_at is not null
      where a.assignment_id = $1 order by m.question_id`,
    [assignmentId],
  );

test(
  'a school day: a test is assigned, checked, taken, marked by a second teacher, released and read',
  { tag: thorough },
  async ({ school, browser }) => {
    test.setTimeout(1_600_000);
    const [taught, learnt] = [fullMock.zh, fullMock.en];
    await insertFullMock(school, { by: 'mei', marker: 'qiao' });
    await withSample(school, async ({ speaks }) => {
      await speaks('mei', 'zh');
      await speaks('qiao', 'zh');
      await speaks('linxiaohe', 'en');
    });
    const teacher = await openSession(browser, school, { language: 'zh' });
    const learner = await openSession(browser, school, { language: 'en' });
    const second = await openSession(browser, school, { language: 'zh' });
    await speedUpSounds(learner, 16);
    await recordDeskMoments(second.context);

    await test.step('the teacher assigns the test', async () => {
      await signIn(teacher, { username: 'mei', family: 'teacherOrStaff' });
      await assignPaper(teacher, 'test', taught, className.zh);
    });
    const assignmentId = await withSample(school, (sample) => sample.assignment(learnt));
    await advanceTime(school, [teacher, learner, second], { hours: 1 });
    await test.step('the student checks the device', async () => {
      await signIn(learner, { username: 'linxiaohe', family: 'student' });
      await checkEnvironment(learner);
    });
    await test.step('takes all four sections', async () => {
      const sitting = trackRecordings(await openFromList(learner, '/stu/test', 'startIt', learnt));
      await sitting.page
        .getByRole('button', { name: sitting.t(directionsMessages, 'toFirstSection'), exact: true })
        .click();
      await takeReading(sitting);
      await takeListening(sitting);
      await takeSpeaking(school, sitting);
      await takeWriting(school, sitting, { integrated: summary, discussion: essay });
      await submitExam(sitting);
    });
    await test.step('the second teacher marks and releases', async () => {
      await signIn(second, { username: 'qiao', family: 'teacherOrStaff' });
      await marks(second, taught);
    });
    await advanceTime(school, [teacher, learner, second], { hours: 5 });
    await test.step('the student reads the report', async () => {
      const report = await openFromList(learner, '/stu/test', 'reportOf', learnt);
      await expectLoaded(report);
      await readsMarks(report);
    });
    await test.step('the teacher reads the reports of the student and the class', async () => {
      await openAssignmentDetail(teacher, 'test', taught);
      const popup = teacher.page.waitForEvent('popup');
      await teacher.page
        .getByRole('button', { name: teacher.t(assignmentMessages, 'wholeReport'), exact: true })
        .click();
      const ofClass = { ...teacher, page: await popup };
      await expectLoaded(ofClass);
      await expect(ofClass.page.getByText(student.zh).first()).toBeVisible();
      const studentId = await withSample(school, (sample) => sample.student('linxiaohe'));
      await teacher.page.goto(`/stu/testReport?id=${assignmentId}&stuId=${studentId}`);
      await expectLoaded(teacher);
      await readsMarks(teacher);
    });
    const spoken = { isSpoken: true, points: 300, notes: 0, hasVoice: false };
    const written = { isSpoken: false, points: 300, notes: 0, hasVoice: false };
    expect(await marksKept(school, assignmentId)).toEqual([
      { ...spoken, notes: 1, hasVoice: true },
      ...[spoken, spoken, spoken],
      written,
      { ...written, points: 400, notes: 1 },
    ]);
  },
);
