import { mergeAnswerPart, type AcceptedEvent } from '@inkstone/exam/attempt';
import type { AnswerValidities } from './validate-answer.ts';
import { recordingIdsIn } from '../recording/recording-ids.ts';
import type { LateAnswerUpsert } from './journal.queries.ts';

/** Merges a recording into an earlier late answer of the same batch. */
const mergeRecordings = (before: LateAnswerUpsert, part: LateAnswerUpsert): LateAnswerUpsert => {
  const recordings = [...recordingIdsIn(before.value), ...recordingIdsIn(part.value)];
  return { ...part, value: mergeAnswerPart(before.value, { recordings }), isPart: before.isPart };
};

/**
 * The last late answer of a batch to each question; blank ones are left out. Where the report was open to the student,
 * that is why they do not count.
 */
export const toLateAnswerUpserts = (
  accepted: readonly AcceptedEvent[],
  fits: AnswerValidities,
  { receivedAt, isReportOpen }: { receivedAt: Date; isReportOpen: boolean },
): LateAnswerUpsert[] => {
  const latest = new Map<number, LateAnswerUpsert>();
  for (const { seq, late, verdict } of accepted) {
    if (!late || verdict.is !== 'rejected' || fits.get(seq) !== 'answer') continue;
    const { questionId, value, isPart = false, claimedAt, dueAt } = late;
    const row: LateAnswerUpsert = {
      questionId,
      value,
      isPart,
      seq,
      answeredAt: new Date(claimedAt),
      receivedAt,
      dueAt: dueAt === null ? null : new Date(dueAt),
      reason: isReportOpen && verdict.why !== 'handedIn' ? 'reportOpen' : verdict.why,
    };
    const before = latest.get(questionId);
    // After the submission the keys may be known: what comes then replaces nothing from before it.
    if (before && row.reason === 'handedIn' && before.reason !== 'handedIn') continue;
    latest.set(questionId, before && isPart ? mergeRecordings(before, row) : row);
  }
  return [...latest.values()];
};
