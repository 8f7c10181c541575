import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openReport } from '@inkstone/reports/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { homeworkCalls, getReportOpening, getTestSettings, testCalls } from '../contract.ts';
import { anAssignment, aRequest, beginAs } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

describe('reading a test for editing', () => {
  test('returns what was entered, and whether a student has begun', async () => {
    const assignment = await anAssignment(school, {
      titleZh: '周一算术',
      teacherMessage: 'Take your time.',
      timeLimit: 600,
    });
    const { id } = assignment;
    expect(await assignment.teacher.ask(getTestSettings, { id })).toEqual({
      success: 1,
      id,
      titles: { en: 'Sums of Monday', zh: '周一算术' },
      teacherMessage: 'Take your time.',
      reportAt: 'closed',
      timeLimit: 600,
      maxListens: null,
      playbackSpeed: null,
      windowMode: 'exam',
      examLanguage: 'both',
      selfMarking: false,
      hasBegun: false,
    });
    await beginAs(school, assignment, 0);
    expect((await assignment.teacher.ask(getTestSettings, { id })).hasBegun).toBe(true);
  });

  test('returns the edited values', async () => {
    const assignment = await anAssignment(school);
    const change = { title: 'Better', titleZh: '更好', reportAt: 'byHand' as const, timeLimit: 1200 };
    await assignment.teacher.send(testCalls.updateAssignment, { ...aRequest(), id: assignment.id, ...change });
    const seen = await assignment.teacher.ask(getTestSettings, { id: assignment.id });
    expect(seen).toMatchObject({ titles: { en: 'Better', zh: '更好' }, reportAt: 'byHand', timeLimit: 1200 });
  });

  test('is not found by another teacher, as homework or after deletion; a withdrawn one is marked as such', async () => {
    const assignment = await anAssignment(school);
    const homework = await anAssignment(school, { kind: 'homework' });
    const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
    expect((await otherTeacher.failed(getTestSettings, { id: assignment.id })).kind).toBe('notFound');
    expect((await homework.teacher.failed(getTestSettings, { id: homework.id })).kind).toBe('notFound');
    await assignment.teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id: assignment.id });
    expect(await assignment.teacher.refused(getTestSettings, { id: assignment.id })).toBe('assignment.withdrawn');
    await assignment.teacher.send(testCalls.deleteAssignment, { ...aRequest(), id: assignment.id });
    expect((await assignment.teacher.failed(getTestSettings, { id: assignment.id })).kind).toBe('notFound');
  });
});

describe('the state of the reports', () => {
  test('is returned before and after they are opened by hand', async () => {
    const assignment = await anAssignment(school);
    const { window } = await beginAs(school, assignment, 0);
    await window.submit();
    const before = await assignment.teacher.ask(getReportOpening, { id: assignment.id });
    expect(before).toMatchObject({ reportAt: 'closed', openedAt: null, total: 2, submitted: 1, mayAnswer: 1 });
    expect(Date.parse(before.opensAt ?? '')).toBeGreaterThan(Date.parse('2026-03-02T11:00:00Z'));

    const { openedAt } = await assignment.teacher.send(openReport, { ...aRequest(), id: assignment.id });
    expect(await assignment.teacher.ask(getReportOpening, { id: assignment.id })).toMatchObject({ openedAt });
  });

  test.each([
    ['test', 0],
    ['homework', 48],
  ] as const)('counts who can still answer a %s, each by the own deadline and %i hours', async (kind, more) => {
    const assignment = await anAssignment(school, { kind, count: 3, reportAt: 'byHand' });
    const { id, teacher, students } = assignment;
    const { window } = await beginAs(school, assignment, 0);
    await window.submit();
    const deadline = new Date(school.clock.now().getTime() + 10 * 3_600_000).toISOString();
    const moved = { ...aRequest(), id, deadline, studentIds: [students[1]?.id ?? 0] };
    await teacher.send(kind === 'test' ? testCalls.moveDeadline : homeworkCalls.moveDeadline, moved);
    const standing = () => teacher.ask(getReportOpening, { id });
    expect(await standing()).toMatchObject({ total: 3, submitted: 1, mayAnswer: 2 });
    school.clock.pass({ hours: 3 + more });
    expect(await standing()).toMatchObject({ total: 3, submitted: 1, mayAnswer: 1 });
    school.clock.pass({ hours: 7 });
    expect(await standing()).toMatchObject({ total: 3, submitted: 1, mayAnswer: 0 });
  });

  test('has no opening time if only a teacher opens them, and is found by that teacher only', async () => {
    const assignment = await anAssignment(school, { kind: 'homework', reportAt: 'byHand' });
    expect(await assignment.teacher.ask(getReportOpening, { id: assignment.id })).toMatchObject({
      opensAt: null,
      submitted: 0,
    });
    const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
    expect((await otherTeacher.failed(getReportOpening, { id: assignment.id })).kind).toBe('notFound');
    const tester = await school.signIn(await school.person({ role: 'teacher', permissions: ['index'] }));
    expect((await tester.failed(getReportOpening, { id: assignment.id })).kind).toBe('forbidden');
  });
});
