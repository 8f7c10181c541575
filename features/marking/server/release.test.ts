import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getMyError, listMyErrors, reviewError } from '@inkstone/error-book/contract';
import { inTransaction } from '@inkstone/db';
import { listMessages } from '@inkstone/messages/contract';
import { getMyHomeworkReport, overrideScore, getMyTestReport } from '@inkstone/reports/contract';
import { checkHomeworkStatus } from '@inkstone/taking/contract';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { getStudentSubmissions, saveMark, releaseMarks } from '../contract.ts';
import {
  buildMarkDraft,
  essayText,
  createSubmittedEssays,
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

const notFound = { kind: 'notFound' };

describe('releasing', () => {
  test('waits for whoever opens the attempt again, and then releases nothing', async () => {
    const work = await createSubmittedEssays(school);
    const { attemptId } = getFirstStudent(work);
    await saveMarkAs(work.teacher, work);
    let released: Promise<unknown> = Promise.resolve();
    let saved: Promise<unknown> = Promise.resolve();
    await inTransaction(school.db, async (tx) => {
      await tx.run(sql`update attempt set submitted_at = null, scored_at = null where id = ${attemptId}`);
      released = work.teacher.failed(releaseMarks, { ...newRequestId(), attemptId });
      const mark = { ...getFirstSubmissionKey(work), version: 1, mark: buildMarkDraft({ points: 400 }) };
      saved = work.teacher.failed(saveMark, { ...newRequestId(), ...mark });
      await vi.waitFor(async () => {
        const rows = await school.db.rows(sql`select 1 from pg_locks where not granted`);
        expect(rows).toHaveLength(2);
      });
    });
    expect(await Promise.all([released, saved])).toMatchObject([notFound, notFound]);
  });

  test('counts the points, shows the mark in the report, tells the student and feeds the error book', async () => {
    const work = await createSubmittedEssays(school);
    const { browser, attemptId } = getFirstStudent(work);
    await saveMarkAs(work.teacher, work);
    const before = await browser.ask(getMyHomeworkReport, { id: work.assignmentId });
    expect(before.questions[0]).toMatchObject({ outcome: 'toBeMarked', earned: null, mark: null });
    expect((await browser.ask(listMyErrors, {})).total).toBe(0);
    const end = () => browser.ask(checkHomeworkStatus, { id: work.assignmentId });
    expect(await end()).toMatchObject({ reportOpen: true, needsMarking: true });

    const response = await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
    expect(response).toMatchObject({ released: [work.questionId], isComplete: true });
    const report = await browser.ask(getMyHomeworkReport, { id: work.assignmentId });
    expect(report.questions[0]).toMatchObject({
      outcome: 'partial',
      earned: 3,
      mark: {
        points: 300,
        comment: 'To the point.',
        rubric: { id: 'academic-discussion' },
        notes: [{ text: 'He goes.' }],
      },
    });
    expect(await end()).toMatchObject({ reportOpen: true, needsMarking: false });
    const { messages } = await browser.ask(listMessages, {});
    expect(messages[0]).toMatchObject({ event: 'workMarked', isNewReport: true });
    const book = await browser.ask(listMyErrors, {});
    expect(book.list).toMatchObject([{ questionId: work.questionId, errorCount: 1 }]);
    const detail = await browser.ask(getMyError, { id: book.list[0]?.id ?? 0 });
    expect(detail.history).toMatchObject([{ source: 'mark', value: essayText, isRight: false }]);
    const tried = await browser.send(reviewError, {
      ...newRequestId(),
      id: detail.entry.id,
      value: 'He goes to school.',
    });
    expect(tried).toMatchObject({ isRight: null, key: { model: '<p>They are.</p>' } });
    expect((await browser.ask(listMyErrors, {})).list).toMatchObject([{ errorCount: 1 }]);
  });

  test('a mark released in the meantime is not changed unintentionally, and its history is kept', async () => {
    const work = await createSubmittedEssays(school);
    const { attemptId } = getFirstStudent(work);
    await saveMarkAs(work.teacher, work);
    await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
    const late = {
      ...newRequestId(),
      ...getFirstSubmissionKey(work),
      version: 1,
      mark: buildMarkDraft({ points: 400 }),
    };
    expect(await work.teacher.refused(saveMark, { ...late, changesReleased: false })).toBe('mark.released');
    const history = async () =>
      (await work.teacher.ask(getStudentSubmissions, getFirstSubmissionKey(work))).submissions[0]?.history;
    expect(await history()).toEqual([]);
    await work.teacher.send(saveMark, { ...late, ...newRequestId(), changesReleased: true });
    const worded = { version: 2, mark: buildMarkDraft({ points: 400, comment: 'Better.' }) };
    await work.teacher.send(saveMark, { ...late, ...newRequestId(), ...worded });
    expect(await history()).toMatchObject([{ oldPoints: 300, newPoints: 400 }]);
    school.clock.pass({ minutes: 11 });
    await work.teacher.send(saveMark, { ...late, ...newRequestId(), ...worded, version: 3 });
    expect(await history()).toMatchObject([
      { oldPoints: 400, newPoints: 400 },
      { oldPoints: 300, newPoints: 400 },
    ]);
  });

  test('makes marked work an error below three fifths of its points, whether or not an error is named', async () => {
    const errorsAfter = async (points: number) => {
      const work = await createSubmittedEssays(school);
      const { browser, attemptId } = getFirstStudent(work);
      await saveMarkAs(work.teacher, work, { mark: { scores: { relevance: points }, points, notes: [] } });
      await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
      return (await browser.ask(listMyErrors, {})).total;
    };
    expect(await errorsAfter(200)).toBe(1);
    expect(await errorsAfter(300)).toBe(0);
  });

  test('leaves a total set by hand unchanged, which the desk shows', async () => {
    const work = await createSubmittedEssays(school);
    const { browser, attemptId } = getFirstStudent(work);
    const change = { ...newRequestId(), attemptId, score: 4.5, reason: 'Agreed in class.' };
    await work.teacher.send(overrideScore, change);
    const markInput = { attemptId, questionId: work.questionId };
    expect((await work.teacher.ask(getStudentSubmissions, markInput)).submissions).toMatchObject([{ handScore: 4.5 }]);
    await saveMarkAs(work.teacher, work);
    const released = await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
    expect(released).toMatchObject({ isComplete: true, score: 4.5 });
    const report = await browser.ask(getMyHomeworkReport, { id: work.assignmentId });
    expect(report).toMatchObject({ score: 4.5, scoreChanged: { reason: 'Agreed in class.' } });
    expect(report.questions[0]).toMatchObject({ earned: 3 });
  });

  test('again changes nothing and notifies nobody', async () => {
    const work = await createSubmittedEssays(school);
    const { browser, attemptId } = getFirstStudent(work);
    await saveMarkAs(work.teacher, work);
    await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
    const { total } = await browser.ask(listMessages, {});

    expect(await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId })).toMatchObject({
      released: [],
      isComplete: true,
    });
    expect((await browser.ask(listMessages, {})).total).toBe(total);
  });

  test('a released mark that is saved again stays released, counts at once and is recorded', async () => {
    const work = await createSubmittedEssays(school);
    const { browser, attemptId } = getFirstStudent(work);
    await saveMarkAs(work.teacher, work);
    await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
    const changed = await saveMarkAs(work.teacher, work, { version: 1, mark: { points: 400 } });

    expect(changed).toMatchObject({ version: 2, points: 400 });
    expect(changed.releasedAt).not.toBeNull();
    const report = await browser.ask(getMyHomeworkReport, { id: work.assignmentId });
    expect(report.questions[0]).toMatchObject({ earned: 4, mark: { version: 2 } });
    const rows = await school.db.rows(sql`
      select c.old_value, c.new_value from mark_change c join mark m on m.id = c.mark_id where m.attempt_id = ${attemptId}`);
    expect(rows).toEqual([{ oldValue: 300, newValue: 400 }]);
    const input = {
      ...newRequestId(),
      ...getFirstSubmissionKey(work),
      version: 2,
      mark: buildMarkDraft({ points: null }),
    };
    expect(await work.teacher.refused(saveMark, input)).toBe('mark.incomplete');
    expect((await browser.ask(listMyErrors, {})).list).toMatchObject([{ errorCount: 1 }]);
  });

  test('without complete marks is refused, naming the questions; with nothing to mark as well', async () => {
    const work = await createSubmittedEssays(school);
    const { attemptId } = getFirstStudent(work);
    await saveMarkAs(work.teacher, work, { mark: { points: null } });
    const failure = await work.teacher.failed(releaseMarks, { ...newRequestId(), attemptId });

    expect(failure).toMatchObject({ kind: 'refused', code: 'mark.incomplete' });
    expect(JSON.stringify(failure)).toMatch(/yet: 1\./);
    const input = { ...newRequestId(), attemptId, questionIds: [work.blankId] };
    expect(await work.teacher.failed(releaseMarks, input)).toMatchObject(notFound);
    expect(await work.colleague.failed(releaseMarks, { ...newRequestId(), attemptId })).toMatchObject(notFound);
    const empty = await createSubmittedEssays(school, { value: '' });
    const nothing = { ...newRequestId(), attemptId: getFirstStudent(empty).attemptId };
    expect(await empty.teacher.refused(releaseMarks, nothing)).toBe('mark.nothing');
  });

  test('opens a test’s report only when its window has closed too, and the other way round', async () => {
    const marked = await createSubmittedEssays(school, { kind: 'test' });
    const unmarked = await createSubmittedEssays(school, { kind: 'test' });
    const refuseReport = (work: SubmittedEssays) =>
      getFirstStudent(work).browser.refused(getMyTestReport, { id: work.assignmentId });
    await saveMarkAs(marked.teacher, marked);
    await marked.teacher.send(releaseMarks, { ...newRequestId(), attemptId: getFirstStudent(marked).attemptId });

    expect(await refuseReport(marked)).toBe('report.notYet');
    school.clock.pass({ hours: 4 });
    expect(await refuseReport(unmarked)).toBe('report.notYet');
    const report = await getFirstStudent(marked).browser.ask(getMyTestReport, { id: marked.assignmentId });
    expect(report.questions[0]).toMatchObject({ earned: 3, mark: { points: 300 } });
  });
});

test('saving and releasing at once wait for each other and never fail', async () => {
  const work = await createSubmittedEssays(school);
  const { attemptId } = getFirstStudent(work);
  await saveMarkAs(work.teacher, work);
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
  const storm = Array.from({ length: 10 }, (_, turn) => [
    saveMarkAs(work.teacher, work, { version: 1, mark: { points: 100 + 50 * (turn % 2) } }),
    work.teacher.send(releaseMarks, { ...newRequestId(), attemptId }),
  ]).flat();
  const ends = await Promise.allSettled(storm);

  const failed = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  expect(failed).toHaveLength(9);
  expect(failed.every((reason) => reason.includes('mark.newer'))).toBe(true);
});
