import { listPercentRecipients, savePercentSeconds, type AssignmentRow } from '@inkstone/assignments/server';
import type { Tx } from '@inkstone/db';
import { extendBlueprint, getTimedSeconds, type Blueprint } from '@inkstone/exam/blueprint';
import { readAssignedContent } from './assigned-content.ts';
import { bindAssignment } from './bind-attempt.ts';

/** Seconds in whole minutes by which all clocks and breaks of an attempt are longer with a percentage. */
const getAddedSeconds = (blueprint: Blueprint, percent: number): number => {
  const seconds = getTimedSeconds(extendBlueprint(blueprint, percent)) - getTimedSeconds(blueprint);
  return Math.ceil(seconds / 60) * 60;
};

const bindFirst = async (tx: Tx, assignment: AssignmentRow): Promise<Blueprint | null> =>
  bindAssignment(assignment, await readAssignedContent(tx, assignment, null));

/**
 * Moves the deadlines of recipients whose clocks are longer by a percentage, by as much as the clocks together are
 * longer: whoever could just finish in the exam's own time can just finish in the longer one.
 */
export const movePercentDeadlines = async (
  tx: Tx,
  key: { assignmentId: number; recipientIds: readonly number[] | null },
): Promise<void> => {
  const rows = await listPercentRecipients(tx, key);
  const blueprint = rows[0] ? await bindFirst(tx, rows[0].assignment) : null;
  if (!blueprint) return;
  for (const { recipient } of rows)
    await savePercentSeconds(tx, recipient.id, getAddedSeconds(blueprint, recipient.extraPercent));
};
