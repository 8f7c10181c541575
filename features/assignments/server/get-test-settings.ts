import { handleCall } from '@inkstone/call/server';
import { getTestSettings as contract } from '../contract.ts';
import { findAssignmentSettings } from './assignment-settings.queries.ts';
import { kindsInFamily } from './assignment-family.ts';
import { shuffleFields, windowFields } from './window-mode.ts';

/** One own test for the edit form. */
export const getTestSettings = handleCall(contract, async ({ input, me, tx, refuse, notFound }) => {
  const row = await findAssignmentSettings(tx, { id: input.id, teacherId: me.id, kinds: kindsInFamily('test') });
  if (!row) return notFound();
  if (row.withdrawnAt) return refuse('assignment.withdrawn');
  return {
    id: row.id,
    titles: { en: row.title, zh: row.titleZh },
    teacherMessage: row.teacherMessage,
    reportAt: row.reportAt,
    timeLimit: row.timeLimitSeconds,
    maxListens: row.maxListens,
    playbackSpeed: row.playbackSpeed,
    ...windowFields(row),
    ...shuffleFields(row),
    selfMarking: row.isSelfMarked,
    hasBegun: row.hasBegun,
  };
});
