import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getPaperTest as contract } from '../../contract/paper.ts';
import { toPaperFacts, toWireChange, toWireMark } from './paper-view.ts';
import { findPaperTest, listMarkChanges, listPaperSheets, listPaperStudents, toStoredMark } from './paper.queries.ts';

/** A test on paper of one of the caller's classes, with its marks. */
export const getPaperTest = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const test = await findPaperTest(tx, { id: input.id, readerId: me.id });
  if (!test) return notFound();
  const students = await listPaperStudents(tx, { paperTestId: test.id, classId: test.classId });
  const [changes, sheets] = [await listMarkChanges(tx, test.id), await listPaperSheets(tx, test.id)];
  return {
    ...toPaperFacts(test, language),
    ...{ classId: test.classId, isMine: test.isMine, edition: test.edition },
    list: students.map((row) => ({
      ...{ studentId: row.id, name: localizedName(language, row.name, row.nameZh), username: row.username },
      ...{ number: row.number, hasLeft: row.hasLeft, edition: row.edition, mark: toWireMark(toStoredMark(row)) },
    })),
    changes: changes.map((row) => ({
      ...toWireChange(row),
      ...{ studentId: row.studentId, byName: localizedName(language, row.byName, row.byNameZh) },
    })),
    sheets: sheets.map(({ id, fileName, at, undoneAt, byName, byNameZh, marks }) => ({
      ...{ id, fileName, marks, at: at.toISOString(), undoneAt: undoneAt?.toISOString() ?? null },
      byName: localizedName(language, byName, byNameZh),
    })),
  };
});
