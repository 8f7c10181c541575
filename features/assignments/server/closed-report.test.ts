import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMyErrors } from '@inkstone/error-book/contract';
import { getPracticeStatistics } from '@inkstone/home/contract';
import { getMyHomeworkReport, getAssignmentReport } from '@inkstone/reports/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { checkHomeworkStatus } from '@inkstone/taking/contract';
import { listMyHomework, getReportOpening } from '../contract.ts';
import { anAssignment, beginAs, type ClassAssignment } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

/** Homework whose reports wait for everybody, submitted with a wrong answer by one of two students. */
const submitAttempt = async () => {
  const assignment = await anAssignment(school, { kind: 'homework', reportAt: 'closed' });
  const { student, window } = await beginAs(school, assignment, 0);
  const [questionId = 0] = window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id));
  await window.sendEvents({ kind: 'question-entered', questionId }, { kind: 'answered', questionId, value: 'A' });
  await window.submit();
  return { given: assignment, student };
};

/** Everything that could show the student the keys or the score. */
const getVisibleResults = async (
  { id }: ClassAssignment,
  student: Awaited<ReturnType<typeof submitAttempt>>['student'],
) => {
  const [mine] = (await student.ask(listMyHomework, {})).list;
  const { weeks } = await student.ask(getPracticeStatistics, {});
  return {
    list: mine?.reportOpen,
    score: mine?.totalScore !== null,
    door: (await student.ask(checkHomeworkStatus, { id })).reportOpen,
    report: (await student.refused(getMyHomeworkReport, { id }).catch(() => 'open')) !== 'report.notYet',
    errors: (await student.ask(listMyErrors, {})).total > 0,
    rate: weeks.some(({ marked }) => marked > 0),
  };
};
const nothing = { list: false, score: false, door: false, report: false, errors: false, rate: false };
const all = { list: true, score: true, door: true, report: true, errors: true, rate: true };

describe('a homework report that opens once nobody can answer any more', () => {
  test('stays closed while a classmate can hand in late, and opens when the grace period after archiving ends', async () => {
    const { given: assignment, student } = await submitAttempt();
    const { archiveHours, graceSeconds } = school.services().school;
    school.clock.pass({ hours: 3 });
    school.clock.pass({ seconds: graceSeconds });
    expect(await getVisibleResults(assignment, student)).toEqual(nothing);
    const otherStudent = await beginAs(school, assignment, 1);
    expect(otherStudent.window.start.isClosed).toBe(false);

    const opensAt = new Date(Date.parse('2026-03-02T11:00:00Z') + archiveHours * 3_600_000 + graceSeconds * 1000);
    expect(await assignment.teacher.ask(getReportOpening, { id: assignment.id })).toMatchObject({
      opensAt: opensAt.toISOString(),
    });
    school.clock.pass({ hours: archiveHours });
    school.clock.pass({ seconds: -1 });
    expect(await getVisibleResults(assignment, student)).toEqual(nothing);
    school.clock.pass({ seconds: 1 });
    expect(await getVisibleResults(assignment, student)).toEqual(all);
    const { reportOpenedAt } = await assignment.teacher.ask(getAssignmentReport, { id: assignment.id });
    expect(reportOpenedAt).toBe(opensAt.toISOString());
  });
});
