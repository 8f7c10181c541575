import { Button } from '@mantine/core';
import { createContext, use, type ReactNode } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { LateAnswerNote } from '@inkstone/exam/arrival-note';
import { importAnswers } from '@inkstone/taking/contract';
import { ClockIcon, noticeDone, noticeFailed, useTranslation } from '@inkstone/ui';
import { lateMessages } from '../../messages.ts';
import type { ReportedQuestion, ReportOf } from '../report/report-of.ts';
import styles from './answer.module.css';

/** The attempt on whose late answers the reader decides; null where nobody does. */
const DecidedAttempt = createContext<number | null>(null);

const useDecide = (attemptId: number | null) => {
  const t = useTranslation(lateMessages);
  const { mutateAsync, isPending } = useApiMutation(importAnswers);
  const decide = async (questIds: readonly number[], counts: boolean) => {
    if (attemptId === null) return;
    try {
      const decision = { attemptId, questIds: [...questIds], counts };
      const { late } = await mutateAsync({ requestId: newRequestId(), decision });
      noticeDone(t(counts ? 'countedNow' : 'leftOutNow', { count: late }));
    } catch (error) {
      noticeFailed(t('notDecided'), failureFrom(error)?.message ?? String(error));
    }
  };
  return { decide, isPending };
};

interface ChoiceProps {
  attemptId: number | null;
  questIds: readonly number[];
  states: ReadonlySet<string>;
  words: { count: string; leaveOut: string };
}

const Choice = ({ attemptId, questIds, states, words }: ChoiceProps) => {
  const { decide, isPending } = useDecide(attemptId);
  const isOnly = (state: string) => states.size === 1 && states.has(state);
  return (
    <p className="row wrap no-print">
      {!isOnly('counted') && (
        <Button variant="default" size="compact-md" loading={isPending} onClick={() => void decide(questIds, true)}>
          {words.count}
        </Button>
      )}
      {!isOnly('leftOut') && (
        <Button variant="quiet" size="compact-md" disabled={isPending} onClick={() => void decide(questIds, false)}>
          {words.leaveOut}
        </Button>
      )}
    </p>
  );
};

/** An answer to the question that came too late; the teacher who gave the work decides on it here. */
export const LateDecision = ({ question: { questId, late } }: { question: ReportedQuestion }) => {
  const t = useTranslation(lateMessages);
  const attemptId = use(DecidedAttempt);
  if (!late) return null;
  return (
    <div className={styles.note}>
      <ClockIcon />
      <LateAnswerNote late={late}>
        {attemptId !== null && (
          <Choice
            attemptId={attemptId}
            questIds={[questId]}
            states={new Set([late.state])}
            words={{ count: t('count'), leaveOut: t('leaveOut') }}
          />
        )}
      </LateAnswerNote>
    </div>
  );
};

/** Lets the reader of somebody's report decide on the answers in it that came too late, all at once where there are several. */
export const DecidingOnLate = ({
  report,
  isOwn,
  children,
}: {
  report: ReportOf;
  isOwn: boolean;
  children: ReactNode;
}) => {
  const t = useTranslation(lateMessages);
  const waiting = report.questions.filter(({ late }) => late?.state === 'open').map(({ questId }) => questId);
  // A candidate's test is decided on by nobody: who reads it did not see it sat.
  const attemptId = isOwn || report.kind === 'candidate' ? null : report.attemptId;
  return (
    <DecidedAttempt value={attemptId}>
      {attemptId !== null && waiting.length > 1 && (
        <section className={styles.note} aria-label={t('waiting', { count: waiting.length })}>
          <ClockIcon />
          <div>
            <p>{t('waiting', { count: waiting.length })}</p>
            <Choice
              attemptId={attemptId}
              questIds={waiting}
              states={new Set(['open'])}
              words={{ count: t('countAll'), leaveOut: t('leaveAllOut') }}
            />
          </div>
        </section>
      )}
      {children}
    </DecidedAttempt>
  );
};
