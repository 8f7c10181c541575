import type { Tx } from '@inkstone/db';
import { mergeAnswerPart, encodeAnswer, type Timeliness, type BaseText } from '@inkstone/exam/attempt';
import { listAnswers } from '../attempt.queries.ts';
import type { LockedAttempt } from '../attempt-rows.queries.ts';
import type { AnswerUpsert, EventRow, OvertimeUpsert } from './journal.queries.ts';
import { isReportOpenForAttempt } from './late-answers.queries.ts';
import { toOvertimeUpsert } from './overtime.ts';

/** One answer of an imported file with the time at which it was given. */
export interface ImportedAnswer {
  questionId: number;
  value: unknown;
  /** True where the value holds only some fields of the answer. */
  isPart: boolean;
  claimedAt: number;
}

/** An imported answer with its new sequence number and whether it counts. */
export type NumberedAnswer = ImportedAnswer & {
  isBlank: boolean;
  seq: number;
  judged: Timeliness;
  /** When its time was up, if it is a text that was written over time; null for all others. */
  timeUpAt: number | null;
};

/** The event rows to append; consecutive versions of a long text are stored as patches, as a browser writes them. */
export const toImportedEventRows = (numbered: readonly NumberedAnswer[], now: Date): EventRow[] => {
  const lastTexts = new Map<number, BaseText>();
  return numbered.map(({ seq, questionId, value, isPart, claimedAt, judged }) => {
    const { event, baseText } = encodeAnswer(lastTexts.get(questionId), { kind: 'answered', questionId, value });
    if (isPart) lastTexts.delete(questionId);
    else lastTexts.set(questionId, baseText);
    return {
      seq,
      kind: event.kind,
      questionId,
      value: event.kind === 'patched' ? event.patch : event.value,
      claimedAt: new Date(claimedAt),
      receivedAt: now,
      verdict: judged.counts ? 'applied: imported' : `rejected: ${judged.why}`,
    };
  });
};

/** The texts written over time; of several of one question the newest stays. */
const toOvertime = (numbered: readonly NumberedAnswer[], receivedAt: Date): OvertimeUpsert[] => {
  const latest = new Map<number, OvertimeUpsert>();
  for (const { timeUpAt, isBlank, judged, isPart: _, ...answer } of numbered) {
    const before = latest.get(answer.questionId);
    if (timeUpAt === null || (before && before.answeredAt.getTime() > answer.claimedAt)) continue;
    const effect = { ...answer, timeUpAt, lateDelivered: true, dueAt: judged.dueAt };
    latest.set(answer.questionId, toOvertimeUpsert(effect, { receivedAt, isBlank }));
  }
  return [...latest.values()];
};

/**
 * The latest imported answer of each question that is newer than the stored one, split into those that count, those that
 * do not, and texts written over time.
 */
export const resolveImportedAnswers = async (
  tx: Tx,
  row: LockedAttempt,
  { numbered, now }: { numbered: readonly NumberedAnswer[]; now: Date },
) => {
  const isReportOpen = await isReportOpenForAttempt(tx, row, now);
  const current = new Map((await listAnswers(tx, [row.id])).map((answer) => [answer.questionId, answer]));
  const newest = (counts: boolean) => {
    const inForce = new Map([...current].map(([id, { answeredAt }]) => [id, answeredAt.getTime()]));
    const latest = new Map<number, AnswerUpsert & { reason: string }>();
    for (const { questionId, value, isPart, claimedAt, isBlank, seq, judged, timeUpAt } of numbered) {
      // Nothing takes the place of an answer whose key may have been seen, not even by a teacher's decision.
      if (!judged.counts && judged.why === 'answerFinal') continue;
      if (timeUpAt !== null || judged.counts !== counts || claimedAt < (inForce.get(questionId) ?? 0)) continue;
      inForce.set(questionId, claimedAt);
      const before = isPart ? latest.get(questionId) : undefined;
      latest.set(questionId, {
        questionId,
        seq,
        value: isBlank ? null : mergeAnswerPart(before?.value, value),
        isPart: isPart && (before?.isPart ?? true),
        answeredAt: new Date(claimedAt),
        receivedAt: now,
        dueAt: judged.dueAt === null ? null : new Date(judged.dueAt),
        isCounted: counts,
        reason: judged.counts ? '' : isReportOpen && judged.why !== 'handedIn' ? 'reportOpen' : judged.why,
      });
    }
    return [...latest.values()];
  };
  const late = newest(false).flatMap((answer) => {
    if (answer.value === null) return [];
    const value = answer.isPart ? mergeAnswerPart(current.get(answer.questionId)?.value, answer.value) : answer.value;
    return [{ ...answer, value, isPart: false }];
  });
  return { answers: newest(true), late, overtime: toOvertime(numbered, now) };
};
