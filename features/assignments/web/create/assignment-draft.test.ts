import { describe, expect, test } from 'vitest';
import {
  countStudents,
  findDraftFaults,
  toCreateAssignmentInput,
  newDraft,
  toTestDeadline,
  resolveTitles,
} from './assignment-draft.ts';

const now = Date.parse('2026-03-02T08:20:00.000Z');
const titled = { title: 'Sums', titleZh: '' };

describe('a new draft', () => {
  test('of a test starts at the next full hour and lasts three hours', () => {
    const draft = newDraft('test', {}, now);
    expect(draft.beginsAt?.toISOString()).toBe('2026-03-02T09:00:00.000Z');
    expect(draft.deadline?.toISOString()).toBe('2026-03-02T12:00:00.000Z');
    expect(draft.reportAt).toBe('closed');
  });

  test('of homework takes over the content selected on another screen', () => {
    expect(newDraft('homework', { setIds: [3, 2] }, now)).toMatchObject({ source: 'sets', setIds: [3, 2] });
    expect(newDraft('homework', { paperId: 7 }, now)).toMatchObject({ source: 'paper', paperId: 7 });
  });
});

test('reports all missing fields at once', () => {
  const messageKeys = findDraftFaults(newDraft('test', {}, now), { title: '', titleZh: '' }, now).map(
    (fault) => fault.messageKey,
  );
  expect(messageKeys).toEqual(['needPaper', 'needWho', 'needTitle']);
});

test.each([
  ['no start', { beginsAt: null }, 'needBegin'],
  ['no deadline', { deadline: null }, 'needDeadline'],
  ['a deadline before the start', { deadline: new Date(now) }, 'deadlineFirst'],
  ['a deadline in the past', { beginsAt: new Date(now - 9e6), deadline: new Date(now - 1000) }, 'deadlinePast'],
])('reports what is wrong with %s', (_, change, expected) => {
  const draft = { ...newDraft('test', { paperId: 1, classIds: [1] }, now), ...change };
  expect(findDraftFaults(draft, titled, now).map((fault) => fault.messageKey)).toEqual([expected]);
});

test('sends a title in the written language, minutes as seconds and no empty message', () => {
  const draft = { ...newDraft('test', { paperId: 1, classIds: [4] }, now), minutes: 40, message: '  ' };
  expect(toCreateAssignmentInput(draft, { title: ' Mock A ', titleZh: '模拟卷 A' })).toMatchObject({
    title: 'Mock A',
    titleZh: '模拟卷 A',
    paperId: 1,
    classIds: [4],
    timeLimit: 2400,
    teacherMessage: null,
  });
});

test('homework says as which task of a course it is set', () => {
  const draft = { ...newDraft('homework', { setIds: [2], classIds: [4] }, now), taskTypeId: 154_701 };
  expect(toCreateAssignmentInput(draft, titled)).toMatchObject({ setIds: [2], paperTypeId: 154_701 });
  expect(toCreateAssignmentInput({ ...draft, taskTypeId: null }, titled)).not.toHaveProperty('paperTypeId');
});

test('a title typed by the teacher drops the suggested Chinese title, unless that was typed, too', () => {
  const draft = newDraft('test', { paperId: 1 }, now);
  const suggested = { title: 'Mock A', titleZh: '模拟卷 A' };
  expect(resolveTitles({ ...draft, title: 'Monday' }, suggested)).toEqual({ title: 'Monday', titleZh: '' });
  expect(resolveTitles({ ...draft, title: 'Monday', titleZh: '周一' }, suggested).titleZh).toBe('周一');
});

describe('counting students', () => {
  const classes = [
    { id: 1, studentCount: 2 },
    { id: 2, studentCount: 2 },
  ];
  const students = [
    { id: 10, classes: [{ id: 1 }] },
    { id: 11, classes: [{ id: 1 }, { id: 2 }] },
    { id: 12, classes: [] },
  ];

  test('counts a student of two classes, or one also selected alone, once', () => {
    const choice = { classIds: [1, 2], studentIds: [10, 12] };
    expect(countStudents(choice, { students, total: 3, classes })).toEqual({ count: 3, isExact: true });
  });

  test('is marked as inexact while a class is not loaded', () => {
    const choice = { classIds: [1, 2], studentIds: [12] };
    expect(countStudents(choice, { students, total: 400, classes })).toEqual({ count: 5, isExact: false });
  });
});

test('a Chinese title is enough, and readers of English see it, too', () => {
  const draft = { ...newDraft('test', { paperId: 3, classIds: [1] }, now), title: '', titleZh: '周一小测' };
  expect(findDraftFaults(draft, titled, now)).toEqual([]);
  expect(toCreateAssignmentInput(draft, titled)).toMatchObject({ title: '周一小测', titleZh: '周一小测' });
});

test.each([
  [null, 180],
  [40 * 60, 180],
  [150 * 60, 180],
  [201 * 60, 240],
  [210 * 60, 240],
  [3.5 * 3600 + 1, 270],
])('a test whose clocks run %s seconds is open for %i minutes', (seconds, minutes) => {
  const begin = new Date('2026-09-01T08:00:00Z');
  expect(toTestDeadline(begin, seconds).getTime() - begin.getTime()).toBe(minutes * 60_000);
});
