import { fromWireEvent, type WireEventContent } from '@inkstone/exam/attempt';
import type { EventRow } from './journal.queries.ts';

/** Restores the answer event from a journal row. */
export const toJournalEvent = ({ kind, questionId, value }: Pick<EventRow, 'kind' | 'questionId' | 'value'>) =>
  fromWireEvent({ kind, questId: questionId ?? 0, value } as WireEventContent);
