import { fromWireEvent, type WireEventContent } from '@inkstone/exam/attempt';

/** Restores the answer event from a journal row. */
export const toJournalEvent = ({
  kind,
  question_id,
  value,
}: {
  kind: string;
  question_id: number | null;
  value: unknown;
}) => fromWireEvent({ kind, questId: question_id ?? 0, value } as WireEventContent);
