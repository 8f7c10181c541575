import { openDeviceJournals } from '../journal/device-journal.ts';
import { openOfflineAssignments, type AssignmentKey } from './offline-assignments.ts';

/** Deletes the offline copy of an ended attempt; unsent entries stay in the journal. */
export const deleteOfflineCopy = async (personId: number, attemptId: number): Promise<void> => {
  await openOfflineAssignments(personId).delete({ attemptId });
  await openDeviceJournals(personId).deleteAcknowledged(attemptId, Infinity);
};

/** Deletes the offline copy of an assignment that the server does not open any more. */
export const deleteAssignmentCopy = async (personId: number, assignment: AssignmentKey): Promise<void> => {
  const copy = await openOfflineAssignments(personId).find(assignment);
  if (copy) await deleteOfflineCopy(personId, copy.assignment.attemptId);
};
