import { mergeAnswerPart, type AcceptedEvent } from '@inkstone/exam/attempt';
import type { Fits } from './fit.ts';
import { recordingIdsOf } from './recordings/recording-ids.ts';
import type { LateRow } from './save.queries.ts';

/** A recording after what its batch said before of the same question. */
const joined = (before: LateRow, part: LateRow): LateRow => {
  const recordings = [...recordingIdsOf(before.value), ...recordingIdsOf(part.value)];
  return { ...part, value: mergeAnswerPart(before.value, { recordings }), is_part: before.is_part };
};

/** The last answer of a batch to each question that does not count unless a teacher says so; blank ones are nothing. */
export const lateRowsOf = (accepted: readonly AcceptedEvent[], fits: Fits, receivedAt: Date): LateRow[] => {
  const latest = new Map<number, LateRow>();
  for (const { seq, late, verdict } of accepted) {
    if (!late || verdict.is !== 'kept' || fits.get(seq) !== 'answer') continue;
    const { questionId, value, isPart = false, claimedAt, dueAt } = late;
    const row: LateRow = {
      question_id: questionId,
      value,
      is_part: isPart,
      seq,
      answered_at: new Date(claimedAt),
      received_at: receivedAt,
      due_at: dueAt === null ? null : new Date(dueAt),
      reason: verdict.why,
    };
    const before = latest.get(questionId);
    latest.set(questionId, before && isPart ? joined(before, row) : row);
  }
  return [...latest.values()];
};
