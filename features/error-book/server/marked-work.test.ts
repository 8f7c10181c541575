import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseMarks } from '@inkstone/marking/contract';
import { createSubmittedEssays, getFirstStudent, saveMarkAs, type SubmittedEssays } from '@inkstone/marking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { switchLanguage } from '@inkstone/session/contract';
import { getMyError, listMyErrors, listStudentErrors, reviewError } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const setErrorsBelow = (browser: TestBrowser, errorsBelow: number) =>
  browser.send(switchLanguage, { language: 'en', errorsBelow });

/** An essay marked with so many points of five, without a named error, and released. */
const aMarkedEssay = async (points: number): Promise<SubmittedEssays> => {
  const work = await createSubmittedEssays(school);
  await saveMarkAs(work.teacher, work, {
    mark: { scores: { relevance: points * 100 }, points: points * 100, notes: [] },
  });
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId: getFirstStudent(work).attemptId });
  return work;
};

const errorsIn = async (work: SubmittedEssays) =>
  (await getFirstStudent(work).browser.ask(listMyErrors, {})).list
    .filter(({ dueAt }) => dueAt !== null)
    .map(({ questionId }) => questionId);

test.each([
  [2, true],
  [3, false],
  [4, false],
])('marked work with %i of 5 points is an error below 60 percent', async (points, isError) => {
  const work = await aMarkedEssay(points);
  expect(await errorsIn(work)).toEqual(isError ? [work.questionId] : []);
});

test('a teacher sets the threshold below which marked work is an error, also for marks released before', async () => {
  const work = await aMarkedEssay(3);
  const otherEssay = await aMarkedEssay(3);
  const readBook = async () =>
    (await work.teacher.ask(listStudentErrors, { studentId: getFirstStudent(work).person.id })).errorsBelow;
  expect(await readBook()).toBe(60);
  await setErrorsBelow(work.teacher, 70);
  expect(await readBook()).toBe(70);
  expect(await errorsIn(work)).toEqual([work.questionId]);
  // Another teacher's assignments use that teacher's threshold.
  expect(await errorsIn(otherEssay)).toEqual([]);

  const { browser } = getFirstStudent(work);
  const [entry] = (await browser.ask(listMyErrors, {})).list;
  const id = entry?.id ?? 0;
  expect(await browser.ask(getMyError, { id })).toMatchObject({ history: [{ source: 'mark', isRight: false }] });
  await setErrorsBelow(work.teacher, 60);
  expect((await browser.ask(listMyErrors, {})).total).toBe(0);
});

test('reviews are kept when the threshold is lowered and raised again', async () => {
  const work = await aMarkedEssay(2);
  const { browser } = getFirstStudent(work);
  const [entry] = (await browser.ask(listMyErrors, {})).list;
  const id = entry?.id ?? 0;
  school.clock.pass({ days: 1 });
  const { dueAt } = await browser.send(reviewError, { ...newRequestId(), id, value: 'Buses are good for a city.' });
  await setErrorsBelow(work.teacher, 0);
  expect(await errorsIn(work)).toEqual([]);
  await setErrorsBelow(work.teacher, 60);
  const { entry: again, history } = await browser.ask(getMyError, { id });
  expect(history.map(({ source }) => source)).toEqual(['mark', 'practice']);
  expect(again).toMatchObject({ errorCount: 1, dueAt });
});

test('answers marked later use the new threshold', async () => {
  const work = await createSubmittedEssays(school);
  await setErrorsBelow(work.teacher, 90);
  await saveMarkAs(work.teacher, work, { mark: { scores: { relevance: 400 }, points: 400, notes: [] } });
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId: getFirstStudent(work).attemptId });
  expect(await errorsIn(work)).toEqual([work.questionId]);
});

test('an answer with an error code is an error, whatever the threshold', async () => {
  const work = await createSubmittedEssays(school);
  await saveMarkAs(work.teacher, work);
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId: getFirstStudent(work).attemptId });
  await setErrorsBelow(work.teacher, 0);
  expect(await errorsIn(work)).toEqual([work.questionId]);
});

test('a student cannot set a threshold, and one above 100 is refused', async () => {
  const work = await aMarkedEssay(3);
  const { browser, person } = getFirstStudent(work);
  await setErrorsBelow(browser, 90);
  const rows = await school.db.rows(sql`select error_threshold_percent from person where id = ${person.id}`);
  expect(rows).toEqual([{ errorThresholdPercent: null }]);
  await expect(setErrorsBelow(work.teacher, 101)).rejects.toThrow(/request.invalid|invalid/i);
});
