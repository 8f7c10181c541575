import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getMarkingState, listSubmissions, acquireHold } from '../contract.ts';
import { createSubmittedEssays, saveMarkAs } from '../testing.ts';
import { chooseQueuePage, type QueueEntry } from './queue-page.ts';

describe('a page of the queue', () => {
  const aQueue = (states: readonly (QueueEntry['state'] | 'held')[]): QueueEntry[] =>
    states.map((state, index) => ({
      ...{ attemptId: index + 1, questionId: 9, studentId: index + 1, classId: null, number: 1, skill: 'writing' },
      ...{ state: state === 'held' ? 'toMark' : state, isReady: false, isHeld: state === 'held' },
    }));
  const queue = aQueue(['toMark', 'held', 'released', 'draft', 'toMark', 'released', 'held', 'toMark']);
  const choose = (query: Parameters<typeof chooseQueuePage>[1]) => {
    const { rows, paged, around } = chooseQueuePage(queue, query);
    const places = Object.fromEntries(Object.entries(around).map(([name, near]) => [name, near?.place ?? null]));
    return { rows: rows.map(({ attemptId }) => attemptId), page: paged.page, ...places };
  };

  test.each([
    [
      'all',
      {},
      { rows: [1, 2, 3, 4, 5, 6, 7, 8], page: 1, before: null, after: null, nextOpen: null, firstToMark: null },
    ],
    [
      'the first',
      { page: 1, pageNum: 2 },
      { rows: [1, 2], page: 1, before: null, after: 3, nextOpen: 4, firstToMark: null },
    ],
    [
      'one in the middle',
      { page: 2, pageNum: 3 },
      { rows: [4, 5, 6], page: 2, before: 3, after: 7, nextOpen: 8, firstToMark: 1 },
    ],
    [
      'the last',
      { page: 4, pageNum: 2 },
      { rows: [7, 8], page: 4, before: 6, after: null, nextOpen: null, firstToMark: 1 },
    ],
    [
      'one after the last',
      { page: 9, pageNum: 2 },
      { rows: [], page: 9, before: 8, after: null, nextOpen: null, firstToMark: 1 },
    ],
  ])('%s has the next submissions to mark outside of it', (_which, query, chosen) => {
    expect(choose(query)).toEqual(chosen);
  });

  test.each([
    ['a submission', { nearAttemptId: 6, nearQuestionId: 9 }, 3],
    ['any submission of an attempt', { nearAttemptId: 6 }, 3],
    ['the next one to mark, without a submission', {}, 1],
    ['the next one to mark, for a missing submission', { nearAttemptId: 77 }, 1],
    ['a number before a submission', { page: 2, nearAttemptId: 6 }, 2],
  ])('is found by %s', (_how, query, page) => {
    expect(choose({ ...query, pageNum: 2 }).page).toBe(page);
  });

  test('starts at the first open submission', () => {
    const { paged } = chooseQueuePage(aQueue(['released', 'held', 'released', 'draft']), { pageNum: 2 });
    expect(paged).toEqual({ page: 2, totalPage: 2, total: 4 });
    expect(chooseQueuePage(aQueue(['released', 'released', 'released']), { pageNum: 2 }).paged.page).toBe(1);
  });
});

describe('the queue of an assignment', () => {
  let school: TestSchool;
  beforeAll(async () => {
    school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  });
  afterAll(() => school.close());

  test('comes in pages that add up to the queue, each with the counts of all', async () => {
    const work = await createSubmittedEssays(school, { students: 3, second: 'Trams are quiet.' });
    const { teacher, assignmentId: id } = work;
    await saveMarkAs(teacher, work);
    await saveMarkAs(teacher, work, { student: 1, mark: { scores: {}, points: null } });
    for (const order of ['question', 'student'] as const) {
      const fullList = await teacher.ask(listSubmissions, { id, order });
      expect(fullList).toMatchObject({ page: 1, totalPage: 1, total: 6, ready: 1 });
      const pages = await Promise.all(
        [1, 2, 3].map((page) => teacher.ask(listSubmissions, { id, order, page, pageNum: 2 })),
      );
      expect(pages.flatMap(({ submissions }) => submissions)).toEqual(fullList.submissions);
      for (const { counts, ready, total, totalPage } of pages)
        expect({ counts, ready, total, totalPage }).toEqual({
          ...{ counts: { toMark: 4, draft: 2, released: 0 }, ready: 1 },
          ...{ total: 6, totalPage: 3 },
        });
      const [, middle] = pages;
      expect(middle?.around.before).toEqual({ ...fullList.submissions[1], place: 2 });
      expect(middle?.around.after).toEqual({ ...fullList.submissions[4], place: 5 });
      const near = fullList.submissions[4];
      const nearPage = await teacher.ask(listSubmissions, {
        ...{ id, order, pageNum: 2 },
        ...{ nearAttemptId: near?.attemptId, nearQuestionId: near?.questionId },
      });
      expect(nearPage).toEqual(pages[2]);
    }
  });

  test('is paged among the submissions of one state, and counts the others too', async () => {
    const work = await createSubmittedEssays(school, { students: 3 });
    await saveMarkAs(work.teacher, work, { student: 2 });
    const query = { id: work.assignmentId, state: 'toMark', page: 2, pageNum: 1 } as const;
    const { submissions, total, counts } = await work.teacher.ask(listSubmissions, query);
    expect(submissions).toHaveLength(1);
    expect({ total, counts }).toEqual({ total: 2, counts: { toMark: 2, draft: 1, released: 0 } });
  });

  test('skips submissions that somebody else holds, on any page', async () => {
    const person = await school.person({ role: 'teacher', name: 'Marker' });
    const work = await createSubmittedEssays(school, { students: 3, markers: [person] });
    const { submissions } = await work.teacher.ask(listSubmissions, { id: work.assignmentId });
    const [, second, third] = submissions;
    const marker = await school.signIn(person);
    const held = { attemptId: second?.attemptId ?? 0, questionId: second?.questionId ?? 0 };
    await marker.ask(acquireHold, held);
    const query = { id: work.assignmentId, page: 1, pageNum: 1 };
    const { around } = await work.teacher.ask(listSubmissions, query);
    expect(around).toMatchObject({
      after: { attemptId: second?.attemptId, holdOwner: { name: 'Marker' } },
      nextOpen: { attemptId: third?.attemptId, holdOwner: null, place: 3 },
    });
    // The holder continues there.
    expect((await marker.ask(listSubmissions, query)).around.nextOpen).toMatchObject({ place: 2 });
  });

  test('reports the marking progress of its students page by page', async () => {
    const work = await createSubmittedEssays(school, { students: 3 });
    const fullState = await work.teacher.ask(getMarkingState, { id: work.assignmentId });
    expect(fullState).toMatchObject({ page: 1, totalPage: 1, total: 3 });
    const second = await work.teacher.ask(getMarkingState, { id: work.assignmentId, page: 2, pageNum: 2 });
    expect(second.students).toEqual(fullState.students.slice(2));
    expect(second).toMatchObject({ page: 2, totalPage: 2, total: 3, questions: fullState.questions });
  });
});
