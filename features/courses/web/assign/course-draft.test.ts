import { expect, test } from 'vitest';
import { findCourseFaults, toAssignCourseInput, newCourseDraft } from './course-draft.ts';

const now = Date.parse('2026-03-02T08:00:30Z');

test('the form defaults to a deadline in one week and reports missing fields', () => {
  const draft = newCourseDraft({}, now);
  expect(draft.beginsAt?.toISOString()).toBe('2026-03-02T08:00:00.000Z');
  expect(findCourseFaults(draft, now).map(({ messageKey }) => messageKey)).toEqual(['needCourse', 'needWho']);
});

test.each([
  [{ beginsAt: null }, 'needBegin'],
  [{ deadline: null }, 'needDeadline'],
  [{ deadline: new Date(now - 60_000) }, 'deadlineFirst'],
  [{ beginsAt: new Date(now - 120_000), deadline: new Date(now - 60_000) }, 'deadlinePast'],
] as const)('invalid times are reported: case %#', (change, expected) => {
  const draft = { ...newCourseDraft({ courseId: 3, classIds: [1] }, now), ...change };
  expect(findCourseFaults(draft, now).map((fault) => fault.messageKey)).toEqual([expected]);
});

test('empty texts are left out', () => {
  const giving = toAssignCourseInput({
    ...newCourseDraft({ courseId: 3, classIds: [1] }, now),
    message: '  ',
    title: ' ',
  });
  expect(giving).toMatchObject({ courseId: 3, practiceMode: 'sync', playbackSpeed: 200, classIds: [1] });
  expect([giving.teacherMessage, giving.title]).toEqual([undefined, undefined]);
});
