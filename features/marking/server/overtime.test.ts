import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMyHomeworkReport, getStudentReport } from '@inkstone/reports/contract';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { getStudentSubmissions, releaseMarks, saveMark } from '../contract.ts';
import {
  buildMarkDraft,
  createSubmittedEssays,
  essayText,
  getFirstStudent,
  getFirstSubmissionKey,
  saveMarkAs,
  type SubmittedEssays,
} from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const overtime = `${essayText} Buses save fuel.`;
/** A note on words that were written over time alone. */
const lateNote = {
  ...{ id: '0190a000-0000-7000-8000-000000000011', code: null, text: 'Which fuel?', voiceFileId: null },
  place: { on: 'text' as const, from: essayText.length + 1, to: essayText.length + 6, quote: 'Buses' },
};

const readSubmission = async (work: SubmittedEssays) =>
  (await work.teacher.ask(getStudentSubmissions, getFirstSubmissionKey(work))).submissions[0];

const readReport = async (work: SubmittedEssays) =>
  (await getFirstStudent(work).browser.ask(getMyHomeworkReport, { id: work.assignmentId })).questions[0];

const saveAndRelease = async (work: SubmittedEssays, mark: Parameters<typeof buildMarkDraft>[0]) => {
  await saveMarkAs(work.teacher, work, { mark });
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId: getFirstStudent(work).attemptId });
};

describe('a text that was written on over time', () => {
  test('comes to the desk as both texts with the words of both, and is marked by what was written in time', async () => {
    const work = await createSubmittedEssays(school, { overtime });
    expect(await readSubmission(work)).toMatchObject({
      value: essayText,
      words: 11,
      overtime: { value: overtime, words: 14, wordsInTime: 11 },
    });
    await saveAndRelease(work, {});
    const question = await readReport(work);
    expect(question).toMatchObject({ value: essayText, earned: 3, overtime: { value: overtime, words: 14 } });
    expect(question?.mark?.scoresOvertime).toBeUndefined();
  });

  test('is marked with what was written over time where the marker chooses so, as the report says', async () => {
    const work = await createSubmittedEssays(school, { overtime });
    await saveAndRelease(work, { scoresOvertime: true, notes: [lateNote] });
    expect((await readSubmission(work))?.mark).toMatchObject({
      scoresOvertime: true,
      notes: [{ text: 'Which fuel?' }],
    });
    expect(await readReport(work)).toMatchObject({ value: essayText, mark: { scoresOvertime: true } });
    const seen = await work.teacher.ask(getStudentReport, {
      id: work.assignmentId,
      studentId: getFirstStudent(work).person.id,
    });
    expect(seen.questions[0]).toMatchObject({ mark: { scoresOvertime: true }, overtime: { wordsInTime: 11 } });
  });

  test('takes notes only on words of the text that is marked', async () => {
    const work = await createSubmittedEssays(school, { overtime });
    const input = { ...newRequestId(), ...getFirstSubmissionKey(work), version: 0 };
    const mark = buildMarkDraft({ notes: [lateNote] });
    expect(await work.teacher.refused(saveMark, { ...input, mark })).toBe('mark.badPlace');
  });

  test('can be marked by the other text later, which changes the released mark', async () => {
    const work = await createSubmittedEssays(school, { overtime });
    await saveAndRelease(work, { scoresOvertime: true });
    await saveMarkAs(work.teacher, work, { version: 1, mark: { points: 200, scores: { relevance: 200 } } });
    const question = await readReport(work);
    expect(question).toMatchObject({ earned: 2, mark: { version: 2 } });
    expect(question?.mark?.scoresOvertime).toBeUndefined();
  });

  test('can be marked where nothing was written in time', async () => {
    const work = await createSubmittedEssays(school, { value: null, overtime });
    expect(await readSubmission(work)).toMatchObject({ value: null, overtime: { words: 14, wordsInTime: 0 } });
    await saveAndRelease(work, { scoresOvertime: true });
    expect(await readReport(work)).toMatchObject({ value: null, earned: 3, mark: { scoresOvertime: true } });
  });
});

test('a mark for time over is refused where nothing was written over time', async () => {
  const work = await createSubmittedEssays(school);
  const mark = buildMarkDraft({ scoresOvertime: true });
  const input = { ...newRequestId(), ...getFirstSubmissionKey(work), version: 0, mark };
  expect(await work.teacher.refused(saveMark, input)).toBe('mark.noOvertime');
  expect(await readSubmission(work)).toMatchObject({ overtime: null, mark: null });
});

test('a draft for time over is not released once something newer was written in time', async () => {
  const work = await createSubmittedEssays(school, { overtime });
  const { attemptId } = getFirstStudent(work);
  await saveMarkAs(work.teacher, work, { mark: { scoresOvertime: true, notes: [] } });
  // As after more time was given, in which the student wrote on.
  await school.db.run(sql`
    update answer set value = '"Newer."', answered_at = answered_at + interval '1 hour', seq = seq + 100
     where attempt_id = ${attemptId} and question_id = ${work.questionId}`);
  expect(await work.teacher.refused(releaseMarks, { ...newRequestId(), attemptId })).toBe('mark.overtimeGone');
  expect((await readSubmission(work))?.mark?.releasedAt).toBeNull();

  await saveMarkAs(work.teacher, work, { version: 1, mark: { notes: [], suggested: null } });
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
  const question = await readReport(work);
  expect(question).toMatchObject({ value: 'Newer.', earned: 3 });
  expect(question?.mark?.scoresOvertime).toBeUndefined();
});

describe('a text that was written after a time limit that ends nothing', () => {
  test('counts as it stands, and desk and report say until when it was written', async () => {
    const work = await createSubmittedEssays(school, { overtime, overtimeCounts: true });
    const submission = await readSubmission(work);
    expect(submission).toMatchObject({ value: overtime, words: 14, overtime: null });
    const { seconds = 0, timeUpAt = '', changedAt = '' } = submission?.pastLimit ?? {};
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(Date.parse(changedAt) - Date.parse(timeUpAt)).toBe(seconds * 1000);

    await saveAndRelease(work, {});
    expect((await readReport(work))?.pastLimit).toEqual(submission?.pastLimit);
  });

  test('is said of no text that was written within it, and of none without a limit', async () => {
    const written = await createSubmittedEssays(school, {});
    expect((await readSubmission(written))?.pastLimit).toBeUndefined();
    const apart = await createSubmittedEssays(school, { overtime });
    expect((await readSubmission(apart))?.pastLimit).toBeUndefined();
  });
});
