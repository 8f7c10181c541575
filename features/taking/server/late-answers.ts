import type { PinnedQuestion } from '@inkstone/bank/server';
import { secondsAfterEnd } from '@inkstone/exam/attempt';
import { spellAnswer } from '@inkstone/exam/logic';
import type { Arrival, LateAnswer } from '../contract.ts';
import type { AnswerOfAttempt } from './attempt.queries.ts';
import type { LateAnswerRow } from './late-answers.queries.ts';

const reasons: Readonly<Record<string, NonNullable<LateAnswer>['reason']>> = {
  late: 'late',
  handedIn: 'handedIn',
  sectionClosed: 'left',
  wrongWay: 'left',
};

const secondsOf = ({ dueAt, receivedAt }: { dueAt: Date | null; receivedAt: Date | null }): number | null =>
  secondsAfterEnd({ dueAt: dueAt?.getTime() ?? null, receivedAt: receivedAt?.getTime() ?? null });

/** That an answer in force arrived after its end, for whoever reads it. */
export const arrivalFor = (answer: AnswerOfAttempt | undefined): Arrival => {
  const seconds = answer ? secondsOf(answer) : null;
  if (!answer?.receivedAt || seconds === null) return null;
  const { answeredAt, receivedAt } = answer;
  return { claimedAt: answeredAt.toISOString(), receivedAt: receivedAt.toISOString(), seconds };
};

/** An answer that came too late, for whoever reads it. */
export const lateAnswerFor = (
  late: LateAnswerRow | undefined,
  { type, prompt }: Pick<PinnedQuestion, 'type' | 'prompt'>,
): LateAnswer => {
  if (!late) return null;
  const { value, isCounted } = late;
  return {
    claimedAt: late.answeredAt.toISOString(),
    receivedAt: late.receivedAt.toISOString(),
    seconds: secondsOf(late),
    value,
    spelled: spellAnswer({ type, prompt }, value),
    reason: reasons[late.reason] ?? 'notOpen',
    state: isCounted === null ? 'open' : isCounted ? 'counted' : 'leftOut',
  };
};
