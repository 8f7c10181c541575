import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { insertMessages } from '@inkstone/messages/server';
import { getTeacherOverview } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('a teacher with nothing to mark gets zero, the unread messages and the guide video', async () => {
  const person = await school.person({ role: 'teacher' });
  await school.tx((tx, { now }) =>
    insertMessages(tx, {
      personIds: [person.id],
      category: 'test',
      event: 'handedIn',
      eventKey: 'handedIn/1',
      content: { title: 'Sums', titleZh: null, values: {} },
      assignmentId: null,
      at: now,
    }),
  );
  const teacher = await school.signIn(person);
  expect(await teacher.ask(getTeacherOverview, {})).toEqual({
    success: 1,
    isGuideSeen: true,
    homeworkToMark: 0,
    testsToMark: 0,
    unreadCount: 1,
  });
});

test('students are refused', async () => {
  const student = await school.signIn(await school.person());
  expect((await student.failed(getTeacherOverview, {})).kind).toBe('forbidden');
});
