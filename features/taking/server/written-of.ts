import { fromWireEvent, type WireEventContent } from '@inkstone/exam/attempt';

/** A row of the journal as the event that it was made from, as far as it says something of an answer. */
export const writtenOf = ({ kind, question_id, value }: { kind: string; question_id: number | null; value: unknown }) =>
  fromWireEvent({ kind, questId: question_id ?? 0, value } as WireEventContent);
