import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorDetail, listErrors, reviewError } from '@inkstone/error-book/contract';
import { listMessages } from '@inkstone/messages/contract';
import { homeworkReport, testReport } from '@inkstone/reports/contract';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import {
  checkCorrectTeacher,
  correctDetail,
  correctDetailList,
  correctHomework,
  correctTest,
  correctTTLCheck,
  getTestCorrectDetail,
  markTest,
  saveTestCorrect,
  submitCorrection,
} from '../contract.ts';
import { aMark, anEssay, anEssayHandedIn, saveAs, type HandedIn } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const press = () => ({ requestId: randomUUID() });
const first = (work: HandedIn) => {
  const [one] = work.students;
  if (!one) throw new Error('nobody has handed in');
  return one;
};
const pieceOf = (work: HandedIn) => ({ attemptId: first(work).attemptId, questId: work.questId });
const notFound = { kind: 'notFound' };

describe('the queue', () => {
  test('holds what is written and not what was left blank, by question and by student', async () => {
    const work = await anEssayHandedIn(school, { students: 2 });
    await saveAs(work.teacher, work);
    const queue = await work.teacher.ask(correctDetailList, { id: work.assignmentId });

    const [drafted, waiting] = work.students.map(({ attemptId }) =>
      queue.pieces.find((piece) => piece.attemptId === attemptId),
    );
    expect(queue.pieces).toHaveLength(2);
    expect(drafted).toMatchObject({ questId: work.questId, state: 'draft', version: 1, number: 1 });
    expect(waiting).toMatchObject({ questId: work.questId, state: 'toMark', version: 0, number: 1 });
    expect(queue.counts).toEqual({ toMark: 1, draft: 1, released: 0 });
    const rest = await work.teacher.ask(correctDetailList, { id: work.assignmentId, state: 'toMark' });
    expect(rest.pieces.map(({ attemptId }) => attemptId)).toEqual([work.students[1]?.attemptId]);
    const state = await work.teacher.ask(correctDetail, { id: work.assignmentId });
    const stateOf = (at: number) => state.students.find(({ attemptId }) => attemptId === work.students[at]?.attemptId);
    expect(state.students).toHaveLength(2);
    expect(stateOf(0)).toMatchObject({ toMark: 0, draft: 1, markers: ['Teacher One'] });
    expect(stateOf(1)).toMatchObject({ toMark: 1, draft: 0, markers: [] });
    expect(state.questions).toMatchObject([{ questId: work.questId, toMark: 1, draft: 1, skill: 'writing' }]);
  });

  test('is listed for its teacher and its markers until everything is released, and for nobody else', async () => {
    const marker = await school.person({ role: 'teacher' });
    const work = await anEssayHandedIn(school, { kind: 'test', markers: [marker] });
    const markers = await school.signIn(marker);
    const idsOf = async (state: 'waiting' | 'done') =>
      (await markers.ask(correctTest, { state })).list.map(({ id }) => id);

    expect((await markers.ask(correctTest, {})).list).toMatchObject([
      { id: work.assignmentId, toMark: 1, students: 1, skills: ['writing'], isMine: false, teacherName: 'Teacher One' },
    ]);
    expect((await markers.ask(correctHomework, {})).list).toEqual([]);
    expect((await work.colleague.ask(correctTest, { state: 'all' })).list).toEqual([]);
    await saveAs(markers, work);
    await markers.send(submitCorrection, { ...press(), attemptId: first(work).attemptId });
    expect([await idsOf('waiting'), await idsOf('done')]).toEqual([[], [work.assignmentId]]);
  });

  test('is not there for another teacher, for a student, for a question that is not of it', async () => {
    const work = await anEssayHandedIn(school);
    const asked = { id: work.assignmentId };

    for (const call of [correctDetailList, correctDetail]) {
      expect(await work.colleague.failed(call, asked)).toMatchObject(notFound);
      expect(await first(work).browser.failed(call, asked)).toMatchObject({ kind: 'forbidden' });
    }
    expect(await work.teacher.failed(correctDetailList, { ...asked, questId: work.blankId })).toMatchObject(notFound);
    expect(await work.colleague.failed(getTestCorrectDetail, pieceOf(work))).toMatchObject(notFound);
    const blank = { ...pieceOf(work), questId: work.blankId };
    expect(await work.teacher.failed(getTestCorrectDetail, blank)).toMatchObject(notFound);
  });
});

test('a piece comes with the answer, its words, the model and the rubric of its part', async () => {
  const work = await anEssayHandedIn(school);
  const { pieces } = await work.teacher.ask(getTestCorrectDetail, pieceOf(work));

  expect(pieces).toMatchObject([
    {
      value: anEssay,
      words: 11,
      key: { model: '<p>They are.</p>' },
      rubric: { id: 'academic-discussion', joined: 'holistic' },
      pointsMost: 500,
      mark: null,
    },
  ]);
});

describe('a hold', () => {
  test('is one marker’s, is seen by the others, runs out and can be left', async () => {
    const person = await school.person({ role: 'teacher', name: 'Marker' });
    const work = await anEssayHandedIn(school, { markers: [person] });
    const marker = await school.signIn(person);

    expect(await work.teacher.ask(correctTTLCheck, pieceOf(work))).toMatchObject({ isMine: true, version: 0 });
    expect(await marker.ask(correctTTLCheck, pieceOf(work))).toMatchObject({
      isMine: false,
      holder: { name: 'Teacher One' },
    });
    expect((await marker.ask(correctDetailList, { id: work.assignmentId })).pieces).toMatchObject([
      { holder: { name: 'Teacher One' } },
    ]);
    expect(await marker.ask(checkCorrectTeacher, pieceOf(work))).toMatchObject({
      isMine: false,
      markers: [{ as: 'teacher' }, { name: 'Marker', as: 'assignment' }],
    });
    school.clock.pass({ seconds: 91 });
    expect(await marker.ask(correctTTLCheck, pieceOf(work))).toMatchObject({ isMine: true });
    expect(await marker.ask(correctTTLCheck, { ...pieceOf(work), leave: true })).toMatchObject({ holder: null });
  });

  test('is refused to whoever may not mark', async () => {
    const work = await anEssayHandedIn(school);

    expect(await work.colleague.failed(correctTTLCheck, pieceOf(work))).toMatchObject(notFound);
    expect(await work.colleague.failed(checkCorrectTeacher, pieceOf(work))).toMatchObject(notFound);
  });
});

describe('saving', () => {
  test('keeps a draft that is read again with its version and marker, also by the other names', async () => {
    const work = await anEssayHandedIn(school);
    const saved = await saveAs(work.teacher, work);
    const again = await work.teacher.send(markTest, {
      ...press(),
      ...pieceOf(work),
      version: 1,
      mark: aMark({ comment: 'Better.' }),
    });
    const { pieces } = await work.teacher.ask(getTestCorrectDetail, pieceOf(work));

    expect([saved, again]).toMatchObject([
      { version: 1, points: 300, releasedAt: null },
      { version: 2, points: 300 },
    ]);
    expect(pieces[0]?.mark).toMatchObject({
      version: 2,
      comment: 'Better.',
      markerName: 'Teacher One',
      notes: [{ code: 'agreement', voice: null }],
    });
  });

  test('over a version that was not read is refused with the other’s name and changes nothing', async () => {
    const person = await school.person({ role: 'teacher', name: 'Second' });
    const work = await anEssayHandedIn(school, { markers: [person] });
    const second = await school.signIn(person);
    await saveAs(work.teacher, work, { mark: { comment: 'First.' } });
    const failure = await second.failed(saveTestCorrect, { ...press(), ...pieceOf(work), version: 0, mark: aMark() });

    expect(failure).toMatchObject({ kind: 'refused', code: 'mark.newer' });
    expect(JSON.stringify(failure)).toContain('Teacher One');
    const { pieces } = await second.ask(getTestCorrectDetail, pieceOf(work));
    expect(pieces[0]?.mark).toMatchObject({ version: 1, comment: 'First.' });
  });

  test('by two markers at once keeps one and refuses the other', async () => {
    const person = await school.person({ role: 'teacher' });
    const work = await anEssayHandedIn(school, { markers: [person] });
    const second = await school.signIn(person);
    const results = await Promise.allSettled([saveAs(work.teacher, work), saveAs(second, work)]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await school.db.execute(sql`select version from mark where attempt_id = ${first(work).attemptId}`);
    expect(rows).toEqual([{ version: 1 }]);
  });

  test.each([
    ['a score above the criterion', { scores: { relevance: 600 } }, 'mark.badScore'],
    ['a criterion that is not there', { scores: { charm: 100 } }, 'mark.badScore'],
    ['points between two steps', { points: 310 }, 'mark.badScore'],
  ])('%s is refused', async (_what, mark, code) => {
    const work = await anEssayHandedIn(school);

    expect(
      await work.teacher.refused(saveTestCorrect, { ...press(), ...pieceOf(work), version: 0, mark: aMark(mark) }),
    ).toBe(code);
  });

  test('a note beyond the answer is refused; one on a recording or file of somebody else as well', async () => {
    const work = await anEssayHandedIn(school);
    const note = { id: randomUUID(), code: null, text: 'Here.', voiceFileId: null };
    const fail = (place: unknown) =>
      work.teacher.failed(saveTestCorrect, {
        ...press(),
        ...pieceOf(work),
        version: 0,
        mark: { ...aMark(), notes: [{ ...note, place }] },
      });

    const refused = { kind: 'refused', code: 'mark.badPlace' };
    expect(await fail({ on: 'text', from: 4, to: anEssay.length + 1, quote: 'x' })).toMatchObject(refused);
    expect(await fail({ on: 'time', recordingId: randomUUID(), fromMs: 0, toMs: 1 })).toMatchObject(refused);
    expect(await fail({ on: 'page', fileId: 99, page: 1 })).toMatchObject(notFound);
  });

  test('is not for another teacher, nor for an answer that is blank', async () => {
    const work = await anEssayHandedIn(school);
    const input = { ...press(), ...pieceOf(work), version: 0, mark: aMark() };

    expect(await work.colleague.failed(saveTestCorrect, input)).toMatchObject(notFound);
    expect(await first(work).browser.failed(saveTestCorrect, input)).toMatchObject({ kind: 'forbidden' });
    expect(await work.teacher.failed(saveTestCorrect, { ...input, questId: work.blankId })).toMatchObject(notFound);
  });
});

describe('releasing', () => {
  test('counts the points, shows the mark in the report, tells the student and feeds the error book', async () => {
    const work = await anEssayHandedIn(school);
    const { browser, attemptId } = first(work);
    await saveAs(work.teacher, work);
    const before = await browser.ask(homeworkReport, { id: work.assignmentId });
    expect(before.questions[0]).toMatchObject({ outcome: 'toBeMarked', earned: null, mark: null });
    expect((await browser.ask(listErrors, {})).total).toBe(0);

    const given = await work.teacher.send(submitCorrection, { ...press(), attemptId });
    expect(given).toMatchObject({ released: [work.questId], isComplete: true });
    const report = await browser.ask(homeworkReport, { id: work.assignmentId });
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
    const { message_list: told } = await browser.ask(listMessages, {});
    expect(told[0]).toMatchObject({ type: 'workMarked', isNewReport: 1 });
    const book = await browser.ask(listErrors, {});
    expect(book.list).toMatchObject([{ questId: work.questId, errorCount: 1 }]);
    const detail = await browser.ask(errorDetail, { id: book.list[0]?.id ?? 0 });
    expect(detail.history).toMatchObject([{ source: 'mark', value: anEssay, isRight: false }]);
    const tried = await browser.send(reviewError, { ...press(), id: detail.entry.id, value: 'He goes to school.' });
    expect(tried).toMatchObject({ isRight: null, key: { model: '<p>They are.</p>' } });
    expect((await browser.ask(listErrors, {})).list).toMatchObject([{ errorCount: 1 }]);
  });

  test('again changes nothing and tells nobody', async () => {
    const work = await anEssayHandedIn(school);
    const { browser, attemptId } = first(work);
    await saveAs(work.teacher, work);
    await work.teacher.send(submitCorrection, { ...press(), attemptId });
    const { total } = await browser.ask(listMessages, {});

    expect(await work.teacher.send(submitCorrection, { ...press(), attemptId })).toMatchObject({
      released: [],
      isComplete: true,
    });
    expect((await browser.ask(listMessages, {})).total).toBe(total);
  });

  test('a released mark that is saved again stays released, counts at once and stands in the ledger', async () => {
    const work = await anEssayHandedIn(school);
    const { browser, attemptId } = first(work);
    await saveAs(work.teacher, work);
    await work.teacher.send(submitCorrection, { ...press(), attemptId });
    const changed = await saveAs(work.teacher, work, { version: 1, mark: { points: 400 } });

    expect(changed).toMatchObject({ version: 2, points: 400 });
    expect(changed.releasedAt).not.toBeNull();
    const report = await browser.ask(homeworkReport, { id: work.assignmentId });
    expect(report.questions[0]).toMatchObject({ earned: 4, mark: { version: 2 } });
    const { rows } = await school.db.execute(sql`
      select c.was, c.becomes from mark_change c join mark m on m.id = c.mark_id where m.attempt_id = ${attemptId}`);
    expect(rows).toEqual([{ was: 300, becomes: 400 }]);
    const input = { ...press(), ...pieceOf(work), version: 2, mark: aMark({ points: null }) };
    expect(await work.teacher.refused(saveTestCorrect, input)).toBe('mark.incomplete');
    expect((await browser.ask(listErrors, {})).list).toMatchObject([{ errorCount: 1 }]);
  });

  test('without complete marks is refused, naming the questions; with nothing to mark as well', async () => {
    const work = await anEssayHandedIn(school);
    const { attemptId } = first(work);
    await saveAs(work.teacher, work, { mark: { points: null } });
    const failure = await work.teacher.failed(submitCorrection, { ...press(), attemptId });

    expect(failure).toMatchObject({ kind: 'refused', code: 'mark.incomplete' });
    expect(JSON.stringify(failure)).toMatch(/yet: 1\./);
    const input = { ...press(), attemptId, questIds: [work.blankId] };
    expect(await work.teacher.failed(submitCorrection, input)).toMatchObject(notFound);
    expect(await work.colleague.failed(submitCorrection, { ...press(), attemptId })).toMatchObject(notFound);
    const empty = await anEssayHandedIn(school, { value: '' });
    const nothing = { ...press(), attemptId: first(empty).attemptId };
    expect(await empty.teacher.refused(submitCorrection, nothing)).toBe('mark.nothing');
  });

  test('opens a test’s report only when its window has closed too, and the other way round', async () => {
    const marked = await anEssayHandedIn(school, { kind: 'test' });
    const unmarked = await anEssayHandedIn(school, { kind: 'test' });
    const reportOf = (work: HandedIn) => first(work).browser.refused(testReport, { id: work.assignmentId });
    await saveAs(marked.teacher, marked);
    await marked.teacher.send(submitCorrection, { ...press(), attemptId: first(marked).attemptId });

    expect(await reportOf(marked)).toBe('report.notYet');
    school.clock.pass({ hours: 4 });
    expect(await reportOf(unmarked)).toBe('report.notYet');
    const report = await first(marked).browser.ask(testReport, { id: marked.assignmentId });
    expect(report.questions[0]).toMatchObject({ earned: 3, mark: { points: 300 } });
  });
});

test('saving and releasing at once wait for each other and never fail', async () => {
  const work = await anEssayHandedIn(school);
  const { attemptId } = first(work);
  await saveAs(work.teacher, work);
  await work.teacher.send(submitCorrection, { ...press(), attemptId });
  const storm = Array.from({ length: 10 }, (_, turn) => [
    saveAs(work.teacher, work, { version: 1, mark: { points: 100 + 50 * (turn % 2) } }),
    work.teacher.send(submitCorrection, { ...press(), attemptId }),
  ]).flat();
  const ends = await Promise.allSettled(storm);

  const failed = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  expect(failed).toHaveLength(9);
  expect(failed.every((reason) => reason.includes('mark.newer'))).toBe(true);
});
