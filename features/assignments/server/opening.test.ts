import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openReport } from '@inkstone/reports/contract';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { homework, reportOpening, testForEdit, tests } from '../contract.ts';
import { aGiven, aPress, beginAs } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

describe('a test for editing', () => {
  test('is as it was written, and says when somebody has begun', async () => {
    const given = await aGiven(school, { titleZh: '周一算术', teacherMessage: 'Take your time.', timeLimit: 600 });
    const { id } = given;
    expect(await given.teacher.ask(testForEdit, { id })).toEqual({
      success: 1,
      id,
      titles: { en: 'Sums of Monday', zh: '周一算术' },
      teacherMessage: 'Take your time.',
      reportAt: 'closed',
      timeLimit: 600,
      maxListens: null,
      playbackSpeed: null,
      selfMarking: false,
      hasBegun: false,
    });
    await beginAs(school, given, 0);
    expect((await given.teacher.ask(testForEdit, { id })).hasBegun).toBe(true);
  });

  test('gives back what was changed', async () => {
    const given = await aGiven(school);
    const change = { title: 'Better', titleZh: '更好', reportAt: 'byHand' as const, timeLimit: 1200 };
    await given.teacher.send(tests.edit, { ...aPress(), id: given.id, ...change });
    const seen = await given.teacher.ask(testForEdit, { id: given.id });
    expect(seen).toMatchObject({ titles: { en: 'Better', zh: '更好' }, reportAt: 'byHand', timeLimit: 1200 });
  });

  test('is found neither by another teacher, nor as homework, nor after deleting; withdrawn it says so', async () => {
    const given = await aGiven(school);
    const homework = await aGiven(school, { kind: 'homework' });
    const other = await school.signIn(await school.person({ role: 'teacher' }));
    expect((await other.failed(testForEdit, { id: given.id })).kind).toBe('notFound');
    expect((await homework.teacher.failed(testForEdit, { id: homework.id })).kind).toBe('notFound');
    await given.teacher.send(tests.revoke, { ...aPress(), id: given.id });
    expect(await given.teacher.refused(testForEdit, { id: given.id })).toBe('assignment.withdrawn');
    await given.teacher.send(tests.destroy, { ...aPress(), id: given.id });
    expect((await given.teacher.failed(testForEdit, { id: given.id })).kind).toBe('notFound');
  });
});

describe('how the reports stand', () => {
  test('is told before they are opened by hand, and when they were', async () => {
    const given = await aGiven(school);
    const { window } = await beginAs(school, given, 0);
    await window.handIn();
    const before = await given.teacher.ask(reportOpening, { id: given.id });
    expect(before).toMatchObject({ reportAt: 'closed', openedAt: null, total: 2, submitted: 1, mayAnswer: 1 });
    expect(Date.parse(before.opensAt ?? '')).toBeGreaterThan(Date.parse('2026-03-02T11:00:00Z'));

    const { openedAt } = await given.teacher.send(openReport, { ...aPress(), id: given.id });
    expect(await given.teacher.ask(reportOpening, { id: given.id })).toMatchObject({ openedAt });
  });

  test.each([
    ['test', 0],
    ['homework', 48],
  ] as const)('counts who can still answer a %s, each by the own deadline and %i hours', async (kind, more) => {
    const given = await aGiven(school, { kind, count: 3, reportAt: 'byHand' });
    const { id, teacher, students } = given;
    const { window } = await beginAs(school, given, 0);
    await window.handIn();
    const deadline = new Date(school.clock.now().getTime() + 10 * 3_600_000).toISOString();
    const moved = { ...aPress(), id, deadline, studentIds: [students[1]?.id ?? 0] };
    await teacher.send(kind === 'test' ? tests.editDeadline : homework.editDeadline, moved);
    const standing = () => teacher.ask(reportOpening, { id });
    expect(await standing()).toMatchObject({ total: 3, submitted: 1, mayAnswer: 2 });
    school.clock.pass({ hours: 3 + more });
    expect(await standing()).toMatchObject({ total: 3, submitted: 1, mayAnswer: 1 });
    school.clock.pass({ hours: 7 });
    expect(await standing()).toMatchObject({ total: 3, submitted: 1, mayAnswer: 0 });
  });

  test('has no moment of its own where only a hand opens them, and is found by its teacher alone', async () => {
    const given = await aGiven(school, { kind: 'homework', reportAt: 'byHand' });
    expect(await given.teacher.ask(reportOpening, { id: given.id })).toMatchObject({ opensAt: null, submitted: 0 });
    const other = await school.signIn(await school.person({ role: 'teacher' }));
    expect((await other.failed(reportOpening, { id: given.id })).kind).toBe('notFound');
    const tester = await school.signIn(await school.person({ role: 'teacher', permissions: ['index'] }));
    expect((await tester.failed(reportOpening, { id: given.id })).kind).toBe('forbidden');
  });
});
