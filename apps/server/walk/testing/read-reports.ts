import { expect } from 'vitest';
import { getQuestionType } from '@inkstone/exam/logic';
import { getAssignedHomework, listMyHomework, listMyTests, getAssignedTest } from '@inkstone/assignments/contract';
import {
  getAttemptReport,
  getMyHomeworkReport,
  getMyTestReport,
  getAssignmentReport,
} from '@inkstone/reports/contract';
import type { AssignmentFixture } from '@inkstone/taking/testing';
import type { TestSchool } from '@inkstone/testing';
import type { WalkOptions } from './unit-walk.ts';
import type { Walk } from './walker.ts';

/** A report, equal for student and teacher. */
export type Report = Awaited<ReturnType<typeof readReports>>['mine'];
type Question = Report['questions'][number];

/** Reads the report of an attempt as student and as teacher. */
const readReports = async ({ student, teacher, kind, assignmentId }: AssignmentFixture, attemptId: number) => ({
  mine: await student.ask(kind === 'test' ? getMyTestReport : getMyHomeworkReport, { id: assignmentId }),
  theirs: await teacher.ask(getAttemptReport, { attemptId }),
});

const isByMachine = ({ kind }: Question): boolean => getQuestionType(kind).marking.by === 'machine';

const expectWithinScales = ({ score, scoreLeast, scoreMax, scales }: Report): void => {
  expect(score).not.toBeNull();
  expect(score).toBeGreaterThanOrEqual(scoreLeast);
  expect(score).toBeLessThanOrEqual(scoreMax);
  const outside = scales.filter(
    ({ isTaken, score: own, least, most }) => isTaken && (own === null || own < least || own > most),
  );
  expect(outside).toEqual([]);
};

/** Every reached question is in the report, and every answered one earned full marks. */
const expectAnswersRight = ({ questions }: Report, { answeredIds, questionIds }: Walk): void => {
  expect(questions.map(({ questionId }) => questionId)).toEqual(expect.arrayContaining(questionIds));
  const answered = questions.filter(({ questionId }) => answeredIds.includes(questionId));
  const shortOfFull = answered.filter(({ outcome, earned, possible }) => outcome !== 'right' || earned !== possible);
  expect(shortOfFull.map(({ questionId, kind, outcome, earned }) => ({ questionId, kind, outcome, earned }))).toEqual(
    [],
  );
};

const expectFullMarks = (
  { questions, score, high, scoreMax, blank }: Report,
  { answeredIds, questionIds }: Walk,
): void => {
  expect(questions).toHaveLength(questionIds.length);
  const others = questions.filter(({ questionId }) => !answeredIds.includes(questionId));
  expect(others.map(({ outcome }) => outcome)).toEqual(others.map(() => 'notChosen'));
  expect(blank).toBe(0);
  expect(high ?? score).toBe(scoreMax);
};

/** Nothing arrived late, and recordings and files can be fetched. */
const expectFilesReadable = async ({ server }: TestSchool, { questions }: Report): Promise<void> => {
  const late = questions.filter(({ arrivedLate, arrival, late: isLate }) => arrivedLate || arrival || isLate);
  expect(late.map(({ questionId }) => questionId)).toEqual([]);
  for (const { url } of questions.flatMap(({ recordings, files }) => [...recordings, ...files])) {
    const { statusCode, rawPayload } = await server.app.inject({ method: 'GET', url: url ?? '' });
    expect(statusCode).toBe(200);
    expect(rawPayload.length).toBeGreaterThan(0);
  }
};

const expectNothing = ({ questions, right, score, low, scoreLeast }: Report): void => {
  expect(questions.filter(({ outcome }) => outcome === 'right' || outcome === 'partial')).toEqual([]);
  expect(right).toBe(0);
  expect(low ?? score).toBe(scoreLeast);
};

/** Checks that both reports open, agree, and match the attempt; returns the report. */
export const expectReports = async (
  school: TestSchool,
  work: AssignmentFixture,
  walk: Walk,
  { answers, marked }: { answers: WalkOptions['answers']; marked: readonly number[] },
): Promise<Report> => {
  const { mine, theirs } = await readReports(work, walk.attemptId);
  const counts = ({ score, scoreMax, right, partial, wrong, blank, counted }: Report) => ({
    ...{ score, scoreMax, right, partial, wrong, blank, counted },
  });
  expect(counts(mine)).toEqual(counts(theirs));
  expectWithinScales(mine);
  await expectFilesReadable(school, mine);
  expectAnswersRight(mine, walk);
  if (answers === 'none') expectNothing(mine);
  if (answers === 'right') expectFullMarks(mine, walk);
  const byTeacher = mine.questions.filter(({ questionId }) => marked.includes(questionId));
  expect(byTeacher.map(({ mark }) => mark !== null)).toEqual(marked.map(() => true));
  expect(byTeacher.filter(isByMachine)).toEqual([]);

  const detail = await work.teacher.ask(work.kind === 'test' ? getAssignedTest : getAssignedHomework, {
    id: work.assignmentId,
  });
  const [recipient] = detail.recipients;
  const classReport = await work.teacher.ask(getAssignmentReport, { id: work.assignmentId });
  expect(classReport).toMatchObject({ mean: mine.score, highest: mine.score, lowest: mine.score });
  expect(classReport.students.map(({ score }) => score)).toEqual([mine.score]);
  expect(recipient).toMatchObject({ state: 'complete', answered: walk.answeredIds.length, score: mine.score });
  if (answers === 'right') expect(recipient?.asked).toBe(walk.answeredIds.length);
  if (walk.handIn) expect(walk.handIn.answered).toBe(walk.answeredIds.length);
  if (answers === 'right') expect(walk.handIn?.total).toBe(walk.answeredIds.length);
  const { list } = await work.student.ask(work.kind === 'test' ? listMyTests : listMyHomework, { pageNum: 100 });
  const row = list.find(({ id }) => id === work.assignmentId);
  expect(row).toMatchObject({ state: 'complete', reportOpen: true, completed: walk.answeredIds.length });
  if (answers === 'right') expect(row?.total).toBe(walk.answeredIds.length);
  return mine;
};
