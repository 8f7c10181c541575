import type { EventContext } from '@inkstone/call/server';
import type {} from '../../events.ts';
import type { phaseReport } from './phase.tables.ts';

type Publication = Pick<typeof phaseReport.$inferSelect, 'id' | 'studentId' | 'publishedAt'>;

/** Tells that a published report is not there any more for its student; of a draft there is nothing to tell. */
export const emitWithdrawal = async (
  { emit }: Pick<EventContext, 'emit'>,
  { id: reportId, studentId, publishedAt }: Publication,
): Promise<void> => {
  if (publishedAt) await emit('phaseReport.withdrawn', { reportId, studentId, publishedAt });
};
