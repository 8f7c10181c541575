import type { PinnedQuestion } from '@inkstone/bank/server';
import { secondsAfterEnd } from '@inkstone/exam/attempt';
import { spellAnswer } from '@inkstone/exam/logic';
import type { LateArrival, LateAnswer } from '../../contract.ts';
import type { AnswerRow } from '../attempt.queries.ts';
import type { LateAnswerRow } from './late-answers.queries.ts';

const reasons: Readonly<Record<string, NonNullable<LateAnswer>['reason']>> = {
  late: 'late',
  handedIn: 'handedIn',
  reportOpen: 'reportOpen',
  sectionClosed: 'left',
  wrongWay: 'left',
};

const secondsLate = ({ dueAt, receivedAt }: { dueAt: Date | null; receivedAt: Date | null }): number | null =>
  secondsAfterEnd({ dueAt: dueAt?.getTime() ?? null, receivedAt: receivedAt?.getTime() ?? null });

/** How late an answer that counts arrived, as clients get it; null where it was in time. */
export const toLateArrival = (answer: AnswerRow | undefined): LateArrival => {
  const seconds = answer ? secondsLate(answer) : null;
  if (!answer?.receivedAt || seconds === null) return null;
  const { answeredAt, receivedAt } = answer;
  return { claimedAt: answeredAt.toISOString(), receivedAt: receivedAt.toISOString(), seconds };
};

/** A late answer as clients get it. */
export const toLateAnswer = (
  late: LateAnswerRow | undefined,
  { type, prompt }: Pick<PinnedQuestion, 'type' | 'prompt'>,
): LateAnswer => {
  if (!late) return null;
  const { value, isCounted } = late;
  return {
    claimedAt: late.answeredAt.toISOString(),
    receivedAt: late.receivedAt.toISOString(),
    seconds: secondsLate(late),
    value,
    spelled: spellAnswer({ type, prompt }, value),
    reason: reasons[late.reason] ?? 'notOpen',
    state: isCounted === null ? 'open' : isCounted ? 'counted' : 'leftOut',
  };
};
