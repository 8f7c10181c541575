import { cutText, localizedName, toPoints } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { planResultsSheet as contract } from '../../contract/result-sheets.ts';
import { planResultsSheet as planSheet } from '../../paper/plan-results-sheet.ts';
import { findTeacherAssignment } from '../assignment-report.queries.ts';
import { receiveSheet, type ReceivedSheet } from '../sheets/receive-sheet.ts';
import { listResults } from './results.queries.ts';

const points = (hundredths: number | null): number | null => (hundredths === null ? null : toPoints(hundredths));

/** Says what an edited list of results would change in an own assignment; nothing is written. */
export const planResultsSheet = handleCall<typeof contract, ReceivedSheet>(contract, {
  async prepare(ctx) {
    const { db, input, me, notFound, refuse } = ctx;
    if (!(await findTeacherAssignment(db, { id: input.id, teacherId: me.id }))) return notFound();
    const sheet = await receiveSheet(ctx);
    return typeof sheet === 'string' ? refuse(sheet) : sheet;
  },
  async decide({ input, me, tx, language, prepared, notFound, refuse }) {
    if (!(await findTeacherAssignment(tx, { id: input.id, teacherId: me.id }))) return notFound();
    const results = await listResults(tx, { assignmentId: input.id, classId: undefined });
    const planned = planSheet(prepared.rows, results);
    if (!planned) return refuse('markSheet.noRecords');
    const { fileName, encoding } = prepared;
    return {
      ...{ fileName, encoding },
      rows: planned.map(({ number, label, result, outcome, text, next }) => ({
        ...{ number, label: cutText(label, 200), outcome, text: cutText(text, 100) },
        ...{ attemptId: result?.attemptId ?? null, oldPoints: points(result?.score ?? null), newPoints: points(next) },
        name: result ? localizedName(language, result.name, result.nameZh) : '',
      })),
    };
  },
});
