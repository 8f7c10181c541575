import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getStudentSubmissions, releaseMarks } from '@inkstone/marking/contract';
import { createSubmittedEssays, getFirstStudent, saveMarkAs } from '@inkstone/marking/testing';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { getMyHomeworkReport, getStudentReport, saveAnalysis, saveTextAnalysis } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const content = { reason: 'I join sentences by commas.', evidence: '', plan: 'Two semicolons.', quote: null };

test('a writing practice text can be analysed once its mark is released, and the marker sees the analysis on the desk', async () => {
  const work = await createSubmittedEssays(school, { programme: 'toefl-writing' });
  const { browser, person, attemptId } = getFirstStudent(work);
  const { questionId, assignmentId: id } = work;
  const press = () => ({ requestId: randomUUID(), attemptId, questionId, version: 0, ...content });
  const kind = async () => (await browser.ask(getMyHomeworkReport, { id })).questions[0]?.forAnalysis;
  const atDesk = async () => (await work.teacher.ask(getStudentSubmissions, { attemptId, questionId })).submissions[0];

  expect(await kind()).toBeNull();
  expect(await browser.refused(saveAnalysis, press())).toBe('analysis.notWrong');
  await saveMarkAs(work.teacher, work, { mark: { scores: {} } });
  expect(await browser.refused(saveAnalysis, press())).toBe('analysis.notWrong');
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
  expect(await kind()).toBe('text');
  expect(await atDesk()).toMatchObject({ asksAnalysis: true, analysis: null });

  expect(await browser.send(saveAnalysis, press())).toMatchObject({ attemptId, version: 1 });
  const expected = { reason: content.reason, plan: content.plan };
  expect((await atDesk())?.analysis).toMatchObject(expected);
  const again = { ...press(), version: 1, plan: 'Three semicolons.' };
  expect(await browser.send(saveTextAnalysis, again)).toMatchObject({ attemptId, version: 2 });
  expect((await atDesk())?.analysis).toMatchObject({ plan: 'Three semicolons.' });
  const taught = await work.teacher.ask(getStudentReport, { id, studentId: person.id });
  expect(taught.questions[0]?.analysis).toMatchObject({ reason: content.reason, version: 2 });
});

test('a marked text of any other programme is not analysed', async () => {
  const work = await createSubmittedEssays(school);
  const { browser, attemptId } = getFirstStudent(work);
  await saveMarkAs(work.teacher, work);
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
  const press = { requestId: randomUUID(), attemptId, questionId: work.questionId, version: 0, ...content };
  expect(await browser.refused(saveAnalysis, press)).toBe('analysis.notWrong');
});
