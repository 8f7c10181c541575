import { handleCall } from '@inkstone/call/server';
import { getTestSettings as contract } from '../contract.ts';
import { findAssignmentSettings } from './assignment-settings.queries.ts';
import { kindsInFamily } from './assignment-family.ts';

/** One own test for the edit form. */
export const getTestSettings = handleCall(contract, async ({ input, me, tx, refuse, notFound }) => {
  const row = await findAssignmentSettings(tx, { id: input.id, teacherId: me.id, kinds: kindsInFamily('test') });
  if (!row) return notFound();
  if (row.withdrawn_at) return refuse('assignment.withdrawn');
  return {
    id: row.id,
    titles: { en: row.title, zh: row.title_zh },
    teacherMessage: row.teacher_message,
    reportAt: row.report_at,
    timeLimit: row.time_limit_seconds,
    maxListens: row.max_listens,
    playbackSpeed: row.playback_speed,
    selfMarking: row.is_self_marked,
    hasBegun: row.has_begun,
  };
});
