import { cutText, localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { planPaperMarks as contract } from '../../contract/paper.ts';
import { emptyMark } from '../../paper/paper-mark.ts';
import { planPaperSheet } from '../../paper/plan-paper-sheet.ts';
import { receiveSheet, type ReceivedSheet } from '../sheets/receive-sheet.ts';
import { toWireMark } from './paper-view.ts';
import { findPaperTest, listPaperStudents, toStoredMark } from './paper.queries.ts';

/** Says what a sheet of marks would change in an own test on paper; nothing is written. */
export const planPaperMarks = handleCall<typeof contract, ReceivedSheet>(contract, {
  async prepare(ctx) {
    const { db, input, me, notFound, refuse } = ctx;
    const test = await findPaperTest(db, { id: input.id, readerId: me.id });
    if (!test?.isMine) return notFound();
    const sheet = await receiveSheet(ctx);
    return typeof sheet === 'string' ? refuse(sheet) : sheet;
  },
  async decide({ input, me, tx, language, prepared, notFound, refuse }) {
    const test = await findPaperTest(tx, { id: input.id, readerId: me.id });
    if (!test?.isMine) return notFound();
    const students = await listPaperStudents(tx, { paperTestId: test.id, classId: test.classId });
    const marked = students.map((row) => ({ ...row, mark: toStoredMark(row) }));
    const planned = planPaperSheet(prepared.rows, test, marked);
    if (!planned) return refuse('markSheet.noColumns');
    const { fileName, encoding } = prepared;
    return {
      ...{ fileName, encoding },
      rows: planned.map(({ number, label, student, outcome, text, next }) => ({
        ...{ number, label: cutText(label, 200), outcome, text: cutText(text, 100) },
        ...{ studentId: student?.id ?? null, edition: student?.edition ?? 0 },
        name: student ? localizedName(language, student.name, student.nameZh) : '',
        old: toWireMark(student?.mark ?? emptyMark),
        new: toWireMark(next),
      })),
    };
  },
});
