import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { createSubmittedEssays, essayText, getFirstStudent, saveMarkAs, type SubmittedEssays } from '../../testing.ts';
import { listMarks } from '../marks.queries.ts';
import { findMarkableAttempt } from '../marking-access.queries.ts';
import { readDocContent } from './read-doc-content.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const readContent = async ({ students: [student] }: SubmittedEssays, teacherId: number, questionId: number) => {
  const attemptId = student?.attemptId ?? 0;
  const row = await findMarkableAttempt(school.db, { attemptId, personId: teacherId });
  if (!row) throw new Error('the attempt is not the teacher’s');
  return readDocContent(school.db, row, {
    ...{ questionId, language: 'en', isReleasedOnly: false },
    zone: { timeZone: 'Asia/Shanghai' },
  });
};

/** Marks the first text, and returns the id of its marker. */
const markFirst = async (work: SubmittedEssays): Promise<number> => {
  await saveMarkAs(work.teacher, work);
  const [row] = await listMarks(school.db, { attemptId: getFirstStudent(work).attemptId });
  return row?.markerId ?? 0;
};

test('the document of an answer has the text and the mark of that answer, not of another one of the attempt', async () => {
  const work = await createSubmittedEssays(school, { second: 'Trams are better.' });
  const teacherId = await markFirst(work);
  expect(await readContent(work, teacherId, work.questionId)).toMatchObject({
    text: essayText,
    mark: { comment: 'To the point.' },
  });
  expect(await readContent(work, teacherId, work.blankId)).toMatchObject({ text: 'Trams are better.', mark: null });
});

test('it has the text with what was written over time where that is marked', async () => {
  const overtime = `${essayText} Buses save fuel.`;
  const work = await createSubmittedEssays(school, { overtime });
  const teacherId = await markFirst(work);
  expect(await readContent(work, teacherId, work.questionId)).toMatchObject({ text: essayText });
  await saveMarkAs(work.teacher, work, { version: 1, mark: { scoresOvertime: true } });
  expect(await readContent(work, teacherId, work.questionId)).toMatchObject({ text: overtime });
});
