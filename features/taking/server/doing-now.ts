import {
  findRedo,
  isRedoOpen,
  redoWindow,
  windowOf,
  type RedoRow,
  type Sitting,
  type Window,
} from '@inkstone/assignments/server';
import type { SchoolSettings } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';

/** When work may be answered now, and the redo that is answered, where one waits. */
export interface DoingNow {
  window: Window;
  redo: RedoRow | null;
}

/** What a student does now: the redo that waits, once the first sitting is handed in; else the work itself. */
export const doingNow = async (
  { tx, now, school }: { tx: Handle; now: Date; school: SchoolSettings },
  { assignment, recipient }: Sitting,
): Promise<DoingNow> => {
  const isHandedIn = recipient.work === 'submitted' || recipient.work === 'marked';
  const redo = isHandedIn ? ((await findRedo(tx, recipient.id)) ?? null) : null;
  if (redo && isRedoOpen(redo, now)) return { window: redoWindow(redo, school), redo };
  return { window: windowOf(assignment, recipient, school), redo: null };
};
