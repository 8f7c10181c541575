import { countWords } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { findAnswerText, type AcceptedEvent, type OvertimeEffect } from '@inkstone/exam/attempt';
import type { OvertimeText } from '../../contract.ts';
import { listAnswers } from '../attempt.queries.ts';
import { listOvertimeAnswers, type OvertimeRow } from '../overtime.queries.ts';
import type { AnswerValidities } from './validate-answer.ts';
import type { OvertimeUpsert } from './journal.queries.ts';

/** The row of a text written over time. */
export const toOvertimeUpsert = (
  { questionId, value, seq, claimedAt, timeUpAt }: OvertimeEffect,
  { receivedAt, isBlank }: { receivedAt: Date; isBlank: boolean },
): OvertimeUpsert => ({
  questionId,
  value: isBlank ? null : value,
  seq,
  answeredAt: new Date(claimedAt),
  receivedAt,
  timeUpAt: new Date(timeUpAt),
});

/** The last valid text of a batch to each question that was written over time. */
export const toOvertimeUpserts = (
  accepted: readonly AcceptedEvent[],
  fits: AnswerValidities,
  receivedAt: Date,
): OvertimeUpsert[] => {
  const latest = new Map<number, OvertimeUpsert>();
  for (const { seq, overtime } of accepted) {
    const fit = fits.get(seq);
    if (!overtime || fit === 'unfit') continue;
    const before = latest.get(overtime.questionId);
    if (before && before.answeredAt.getTime() > overtime.claimedAt) continue;
    latest.set(overtime.questionId, toOvertimeUpsert(overtime, { receivedAt, isBlank: fit === 'blank' }));
  }
  return [...latest.values()];
};

const wordsIn = (value: unknown): number => countWords(findAnswerText(value) ?? '');

/** A text written over time as clients get it, beside the answer that was written in time; null without one. */
export const toOvertimeText = (row: OvertimeRow | undefined, inTime: unknown): OvertimeText => {
  if (!row || row.value === null) return null;
  return {
    value: row.value,
    words: wordsIn(row.value),
    wordsInTime: wordsIn(inTime),
    timeUpAt: row.timeUpAt.toISOString(),
    writtenUntil: row.answeredAt.toISOString(),
  };
};

/** The words of each text of an attempt that is kept apart: in time, and as it was written on over time. */
export const listOvertimeWords = async (db: Handle, attemptId: number) => {
  const answers = new Map((await listAnswers(db, [attemptId])).map(({ questionId, value }) => [questionId, value]));
  return (await listOvertimeAnswers(db, [attemptId])).map(({ questionId, value, timeUpAt }) => ({
    questionId,
    timeUpAt: timeUpAt.toISOString(),
    words: wordsIn(answers.get(questionId)),
    wordsOvertime: wordsIn(value),
  }));
};
