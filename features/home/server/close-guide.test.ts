import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { updatePerson } from '@inkstone/session/server';
import { closeGuide, getTeacherOverview } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const press = (watchedSeconds: number) => ({ requestId: randomUUID(), watchedSeconds });

test('a guide that was closed stays closed for the person, and the times add up', async () => {
  const person = await school.person({ role: 'teacher' });
  await school.tx((tx) => updatePerson(tx, { personId: person.id }, { isGuideSeen: false }));
  const teacher = await school.signIn(person);
  expect(await teacher.ask(getTeacherOverview, {})).toMatchObject({ isGuideSeen: false });

  const first = press(42);
  expect(await teacher.send(closeGuide, first)).toMatchObject({ isGuideSeen: true, watchedSeconds: 42 });
  expect(await teacher.ask(getTeacherOverview, {})).toMatchObject({ isGuideSeen: true });

  expect(await teacher.send(closeGuide, first)).toMatchObject({ watchedSeconds: 42 });
  expect(await teacher.send(closeGuide, press(8))).toMatchObject({ watchedSeconds: 50 });
});

test('only teachers and staff can close the guide, with a plausible time', async () => {
  const student = await school.signIn(await school.person());
  expect((await student.failed(closeGuide, press(5))).kind).toBe('forbidden');
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await teacher.failed(closeGuide, press(-1))).kind).toBe('invalid');
  expect((await teacher.failed(closeGuide, press(90_000))).kind).toBe('invalid');
});
