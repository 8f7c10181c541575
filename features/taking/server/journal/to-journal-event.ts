import { fromWireEvent, type WireEventContent } from '@inkstone/exam/attempt';

/** Restores the answer event from a journal row. */
export const toJournalEvent = ({
  kind,
  questionId,
  value,
}: {
  kind: string;
  questionId: number | null;
  value: unknown;
}) => fromWireEvent({ kind, questId: questionId ?? 0, value } as WireEventContent);
