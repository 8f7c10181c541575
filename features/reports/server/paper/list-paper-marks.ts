import { handleCall } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import type { Language } from '@inkstone/base';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { listMyPaperMarks as myContract, listStudentPaperMarks as studentContract } from '../../contract/paper.ts';
import { toPaperFacts, toWireChange, toWireMark } from './paper-view.ts';
import { listPaperResults, listReleasedChanges } from './paper.queries.ts';

const readResults = async (
  tx: Handle,
  { language, ...key }: { studentId: number; onlyReleased: boolean; language: Language },
) => {
  const rows = await listPaperResults(tx, key);
  const paperTestIds = rows.map(({ id }) => id);
  const changes = Map.groupBy(
    await listReleasedChanges(tx, { studentId: key.studentId, paperTestIds }),
    ({ paperTestId }) => paperTestId,
  );
  return rows.map((row) => ({
    ...toPaperFacts(row, language),
    mark: toWireMark({ state: row.state, points: row.points, parts: row.markParts }),
    changes: (changes.get(row.id) ?? []).map(toWireChange),
  }));
};

/** A student's marks of tests on paper, released or not. */
export const listStudentPaperMarks = handleCall(studentContract, async ({ input, me, tx, language, notFound }) => {
  const { studentId } = input;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  return { list: await readResults(tx, { studentId, onlyReleased: false, language }) };
});

/** The caller's own released marks of tests on paper. */
export const listMyPaperMarks = handleCall(myContract, async ({ me, tx, language }) => ({
  list: await readResults(tx, { studentId: me.id, onlyReleased: true, language }),
}));
