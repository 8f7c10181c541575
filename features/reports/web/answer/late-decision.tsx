import { Button } from '@mantine/core';
import { createContext, use, type ReactNode } from 'react';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { LateAnswerNote } from '@inkstone/exam/arrival-note';
import { importAnswers } from '@inkstone/taking/contract';
import { ClockIcon, toastSuccess, toastError, useTranslation } from '@inkstone/ui';
import { isForCandidate } from '@inkstone/exam/assignment-kinds';
import { lateMessages } from '../../messages.ts';
import type { ReportedQuestion, AttemptReportData } from '../../document/attempt-report-data.ts';
import styles from './answer.module.css';

/** The attempt on whose late answers the reader may decide; null where they may not. */
const DecisionAttemptContext = createContext<number | null>(null);

/** The late answers on the screen, and when the last of them arrived. */
interface SeenAnswers {
  questionIds: readonly number[];
  seenUntil: string;
}

const useDecideLateAnswers = (attemptId: number | null) => {
  const t = useTranslation(lateMessages);
  const { mutateAsync, isPending } = useApiMutation(importAnswers);
  const decide = async ({ questionIds, seenUntil }: SeenAnswers, counts: boolean) => {
    if (attemptId === null) return;
    try {
      const decision = { attemptId, questionIds: [...questionIds], counts, seenUntil };
      const { late } = await mutateAsync({ requestId: newRequestId(), decision });
      toastSuccess(t(counts ? 'countedNow' : 'leftOutNow', { count: late }));
    } catch (error) {
      toastError(t('notDecided'), getErrorMessage(error));
    }
  };
  return { decide, isPending };
};

interface LateAnswerChoiceProps {
  attemptId: number | null;
  answers: SeenAnswers;
  states: ReadonlySet<string>;
  words: { count: string; leaveOut: string };
}

const LateAnswerChoice = ({ attemptId, answers, states, words }: LateAnswerChoiceProps) => {
  const { decide, isPending } = useDecideLateAnswers(attemptId);
  const isOnly = (state: string) => states.size === 1 && states.has(state);
  return (
    <p className="row wrap no-print">
      {!isOnly('counted') && (
        <Button variant="default" size="compact-md" loading={isPending} onClick={() => void decide(answers, true)}>
          {words.count}
        </Button>
      )}
      {!isOnly('leftOut') && (
        <Button variant="quiet" size="compact-md" disabled={isPending} onClick={() => void decide(answers, false)}>
          {words.leaveOut}
        </Button>
      )}
    </p>
  );
};

/** A late answer; the teacher of the assignment decides on it here. */
export const LateDecision = ({ question: { questionId, late } }: { question: ReportedQuestion }) => {
  const t = useTranslation(lateMessages);
  const attemptId = use(DecisionAttemptContext);
  if (!late) return null;
  return (
    <div className={styles.note}>
      <ClockIcon />
      <LateAnswerNote late={late}>
        {attemptId !== null && (
          <LateAnswerChoice
            attemptId={attemptId}
            answers={{ questionIds: [questionId], seenUntil: late.receivedAt }}
            states={new Set([late.state])}
            words={{ count: t('count'), leaveOut: t('leaveOut') }}
          />
        )}
      </LateAnswerNote>
    </div>
  );
};

/** Lets the teacher who gave the work decide on the late answers of a report, on all at once where there are several. */
export const LateDecisionProvider = ({
  report,
  isOwn,
  children,
}: {
  report: AttemptReportData;
  isOwn: boolean;
  children: ReactNode;
}) => {
  const t = useTranslation(lateMessages);
  const waiting = report.questions.flatMap(({ questionId, late }) =>
    late?.state === 'open' ? [{ questionId, receivedAt: late.receivedAt }] : [],
  );
  // Nobody decides on a candidate's test, as its reader did not supervise it.
  const attemptId = isOwn || !report.isMine || isForCandidate(report.kind) ? null : report.attemptId;
  return (
    <DecisionAttemptContext value={attemptId}>
      {attemptId !== null && waiting.length > 1 && (
        <section className={styles.note} aria-label={t('waiting', { count: waiting.length })}>
          <ClockIcon />
          <div>
            <p>{t('waiting', { count: waiting.length })}</p>
            <LateAnswerChoice
              attemptId={attemptId}
              answers={{
                questionIds: waiting.map(({ questionId }) => questionId),
                seenUntil: waiting.map(({ receivedAt }) => receivedAt).reduce((last, at) => (at > last ? at : last)),
              }}
              states={new Set(['open'])}
              words={{ count: t('countAll'), leaveOut: t('leaveAllOut') }}
            />
          </div>
        </section>
      )}
      {children}
    </DecisionAttemptContext>
  );
};
