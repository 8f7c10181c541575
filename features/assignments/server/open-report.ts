import type { Tx } from '@inkstone/db';
import { listKinds } from '@inkstone/exam/assignment-kinds';
import { listStudentIds, lockOwnAssignment, updateAssignment } from './assignments.queries.ts';
import { toAssignmentFacts } from './assignment-family.ts';

const kindsWithReport = listKinds(({ hasAttempt, recipients }) => hasAttempt && recipients === 'students');

/** Locks the teacher's own assignment, for opening its report. */
export const lockTaughtAssignment = async (tx: Tx, key: { id: number; teacherId: number }) => {
  const row = await lockOwnAssignment(tx, { ...key, kinds: kindsWithReport });
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
