import { handleCall } from '@inkstone/call/server';
import {
  deletePaperTest as deleteContract,
  releasePaperTest as releaseContract,
  savePaperTest as saveContract,
} from '../../contract/paper.ts';
import { findMarkFault } from '../../paper/paper-mark.ts';
import { findTaughtClass } from '../gradebook/gradebook.queries.ts';
import {
  deleteTest,
  insertPaperTest,
  listPaperStudents,
  lockPaperTest,
  releaseTest,
  toStoredMark,
  updatePaperTest,
} from './paper.queries.ts';

const toHundredths = (points: number): number => Math.round(points * 100);

/** Makes a test on paper for one of the caller's classes, or changes an own one. */
export const savePaperTest = handleCall(saveContract, async ({ input, me, tx, now, notFound, refuse }) => {
  const { classId, id, edition, title, day } = input;
  const parts = input.parts.map(({ name, maximum }) => ({ name, maximum: toHundredths(maximum) }));
  const sum = parts.reduce((total, part) => total + part.maximum, 0);
  const maximum = parts.length > 0 ? sum : toHundredths(input.maximum ?? 0);
  const draft = { title, day, maximum, parts };
  if (maximum === 0 || parts.some((part) => part.maximum === 0)) return refuse('paper.noPoints');
  if (id === undefined) {
    if (!(await findTaughtClass(tx, { classId, teacherId: me.id }))) return notFound();
    return { id: await insertPaperTest(tx, { classId, teacherId: me.id, now }, draft), edition: 1 };
  }
  const test = await lockPaperTest(tx, { id, teacherId: me.id });
  if (!test || test.classId !== classId) return notFound();
  if (test.edition !== edition) return refuse('paper.changedMeanwhile');
  const students = await listPaperStudents(tx, { paperTestId: id, classId });
  if (students.some((row) => findMarkFault(toStoredMark(row), draft))) return refuse('paper.marksDoNotFit');
  await updatePaperTest(tx, id, draft);
  return { id, edition: edition + 1 };
});

/** Releases the marks of an own test on paper. */
export const releasePaperTest = handleCall(releaseContract, async ({ input, me, tx, now, notFound, refuse, emit }) => {
  const test = await lockPaperTest(tx, { id: input.id, teacherId: me.id });
  if (!test) return notFound();
  if (test.releasedAt) return refuse('paper.released');
  const students = await listPaperStudents(tx, { paperTestId: test.id, classId: test.classId });
  const studentIds = students.filter(({ points }) => points !== null).map(({ id }) => id);
  if (studentIds.length === 0) return refuse('paper.noMarks');
  await releaseTest(tx, { id: test.id, now });
  await emit('paperMarks.released', { paperTestId: test.id, title: test.title, studentIds });
  return { releasedAt: now.toISOString() };
});

/** Deletes an own test on paper; students who could read a mark of it are told. */
export const deletePaperTest = handleCall(deleteContract, async ({ input, me, tx, now, notFound, emit }) => {
  const test = await lockPaperTest(tx, { id: input.id, teacherId: me.id });
  if (!test) return notFound();
  await deleteTest(tx, { id: test.id, now });
  if (!test.releasedAt) return {};
  const students = await listPaperStudents(tx, { paperTestId: test.id, classId: test.classId });
  const studentIds = students.filter(({ state }) => state !== null && state !== 'empty').map(({ id }) => id);
  await emit('paperTest.deleted', { paperTestId: test.id, title: test.title, studentIds });
  return {};
});
