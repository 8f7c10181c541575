import {
  findRedo,
  isRedoOpen,
  computeRedoWindow,
  computeWindow,
  type RedoRow,
  type RecipientAssignment,
  type AnswerWindow,
} from '@inkstone/assignments/server';
import type { SchoolSettings } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';

/** What a student may answer now: the window, and the redo if one is open. */
export interface CurrentAssignment {
  window: AnswerWindow;
  redo: RedoRow | null;
}

/**
 * Finds what a student may answer now: an open redo once the first attempt is submitted, else the assignment itself.
 */
export const findCurrentAssignment = async (
  { tx, now, school }: { tx: Handle; now: Date; school: SchoolSettings },
  { assignment, recipient }: RecipientAssignment,
): Promise<CurrentAssignment> => {
  const isHandedIn = recipient.status === 'submitted' || recipient.status === 'marked';
  const redo = isHandedIn ? ((await findRedo(tx, recipient.id)) ?? null) : null;
  if (redo && isRedoOpen(redo, now)) return { window: computeRedoWindow(redo, school), redo };
  return { window: computeWindow(assignment, recipient, school), redo: null };
};
