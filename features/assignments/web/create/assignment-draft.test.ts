import { describe, expect, test } from 'vitest';
import {
  countStudents,
  findDraftFaults,
  toCreateAssignmentInput,
  newDraft,
  resolveTitles,
} from './assignment-draft.ts';

const now = Date.parse('2026-03-02T08:20:00.000Z');
const titled = { title: 'Sums', titleZh: '' };

describe('a new draft', () => {
  test('of a test begins at the next full hour and lasts three', () => {
    const draft = newDraft('test', {}, now);
    expect(draft.beginsAt?.toISOString()).toBe('2026-03-02T09:00:00.000Z');
    expect(draft.deadline?.toISOString()).toBe('2026-03-02T12:00:00.000Z');
    expect(draft.reportAt).toBe('closed');
  });

  test('of homework takes what was chosen elsewhere', () => {
    expect(newDraft('homework', { topicIds: [3, 2] }, now)).toMatchObject({ source: 'sets', topicIds: [3, 2] });
    expect(newDraft('homework', { examId: 7 }, now)).toMatchObject({ source: 'paper', examId: 7 });
  });
});

test('says everything that is missing at once', () => {
  const messageKeys = findDraftFaults(newDraft('test', {}, now), { title: '', titleZh: '' }, now).map(
    (fault) => fault.messageKey,
  );
  expect(messageKeys).toEqual(['needPaper', 'needWho', 'needTitle']);
});

test.each([
  ['no beginning', { beginsAt: null }, 'needBegin'],
  ['no deadline', { deadline: null }, 'needDeadline'],
  ['a deadline before the beginning', { deadline: new Date(now) }, 'deadlineFirst'],
  ['a deadline in the past', { beginsAt: new Date(now - 9e6), deadline: new Date(now - 1000) }, 'deadlinePast'],
])('says of %s what is wrong', (_, change, expected) => {
  const draft = { ...newDraft('test', { examId: 1, classIds: [1] }, now), ...change };
  expect(findDraftFaults(draft, titled, now).map((fault) => fault.messageKey)).toEqual([expected]);
});

test('sends the title that serves, minutes as seconds and no empty message', () => {
  const draft = { ...newDraft('test', { examId: 1, classIds: [4] }, now), minutes: 40, message: '  ' };
  expect(toCreateAssignmentInput(draft, { title: ' Mock A ', titleZh: '模拟卷 A' })).toMatchObject({
    title: 'Mock A',
    titleZh: '模拟卷 A',
    paperId: 1,
    classIds: [4],
    timeLimit: 2400,
    teacherMessage: null,
  });
});

test('a title written by hand drops the Chinese title of what was chosen, unless that was written, too', () => {
  const draft = newDraft('test', { examId: 1 }, now);
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

  test('takes who is in two classes, or chosen besides, once', () => {
    const choice = { classIds: [1, 2], studentIds: [10, 12] };
    expect(countStudents(choice, { students, total: 3, classes })).toEqual({ count: 3, isExact: true });
  });

  test('says that it is not exact while not everybody is known', () => {
    const choice = { classIds: [1, 2], studentIds: [12] };
    expect(countStudents(choice, { students, total: 400, classes })).toEqual({ count: 5, isExact: false });
  });
});

test('a Chinese title alone is enough, and is what readers of English see', () => {
  const draft = { ...newDraft('test', { examId: 3, classIds: [1] }, now), title: '', titleZh: '周一小测' };
  expect(findDraftFaults(draft, titled, now)).toEqual([]);
  expect(toCreateAssignmentInput(draft, titled)).toMatchObject({ title: '周一小测', titleZh: '周一小测' });
});
