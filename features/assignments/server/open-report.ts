import type { Tx } from '@inkstone/db';
import { listStudentIds, lockOwnAssignment, updateAssignment } from './assignments.queries.ts';
import { toAssignmentFacts } from './assignment-family.ts';

/** Locks the teacher's own assignment, for opening its report. */
export const lockTaughtAssignment = async (tx: Tx, key: { id: number; teacherId: number }) => {
  const kinds = ['homework', 'definedHomework', 'test'] as const;
  const row = await lockOwnAssignment(tx, { ...key, kinds });
  if (!row || row.deletedAt || row.withdrawnAt) return undefined;
  return {
    reportOpenedAt: row.reportOpenedAt,
    facts: toAssignmentFacts(row),
    /** Opens the report; returns the students to notify. */
    async openReport(now: Date): Promise<number[]> {
      await updateAssignment(tx, { id: row.id }, { reportOpenedAt: now }, { movesWindow: false });
      return listStudentIds(tx, row.id);
    },
  };
};
