import type { Tx } from '@inkstone/db';
import { listStudentIds, lockOwnAssignment, updateAssignment } from './giving.queries.ts';
import { factsOf } from './own.ts';

/** A teacher's own assignment under lock, for whoever opens its report. */
export const lockTaughtAssignment = async (tx: Tx, key: { id: number; teacherId: number }) => {
  const kinds = ['homework', 'definedHomework', 'test'] as const;
  const row = await lockOwnAssignment(tx, { ...key, kinds });
  if (!row || row.deletedAt || row.withdrawnAt) return undefined;
  return {
    reportOpenedAt: row.reportOpenedAt,
    facts: factsOf(row),
    /** Opens the report; gives the students who are told. */
    async openReport(now: Date): Promise<number[]> {
      await updateAssignment(tx, { id: row.id }, { reportOpenedAt: now }, { movesWindow: false });
      return listStudentIds(tx, row.id);
    },
  };
};
