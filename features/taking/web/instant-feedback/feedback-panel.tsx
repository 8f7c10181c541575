import { Button } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { getErrorMessage, useApiQuery, type CallOutput } from '@inkstone/call/web';
import { getQuestionType } from '@inkstone/exam/logic';
import { QuestionReview, RecordedScore, toRecordedScore } from '@inkstone/exam/views';
import { BlockSkeleton, LocalizedRichText, useTranslation } from '@inkstone/ui';
import { getConfirmedKey } from '../../contract.ts';
import { feedbackMessages } from '../../messages.ts';
import styles from './feedback-panel.module.css';
import type { InstantFeedbackProps } from './instant-feedback.tsx';

/** Confirms the answer to a question and shows its key once the server holds the confirmation. */
export const FeedbackPanel = (props: InstantFeedbackProps) => {
  const { context, snapshot, children } = props;
  const t = useTranslation(feedbackMessages);
  const { id, hasInstantFeedback = false } = context.bound;
  if (!hasInstantFeedback) {
    return (
      <>
        {children}
        <p className={`meta ${styles.note}`}>{t('byTeacher')}</p>
      </>
    );
  }
  if (!snapshot.replayState.confirmed.includes(id)) {
    return (
      <>
        {children}
        <ConfirmButton {...props} />
      </>
    );
  }
  if (snapshot.deliveredConfirmations.includes(id)) return <ConfirmedAnswer {...props} />;
  return (
    <>
      {children}
      <p className={styles.status} role="status">
        {t(snapshot.trouble === null ? 'sending' : 'offline')}
      </p>
    </>
  );
};

/** The button that confirms an answer, and why it cannot be pressed. */
const ConfirmButton = ({ context, snapshot, store, isOpen }: InstantFeedbackProps) => {
  const t = useTranslation(feedbackMessages);
  const [isRefused, setRefused] = useState(false);
  const { id } = context.bound;
  const value = snapshot.replayState.answers[id];
  const isBlank = value === undefined || value === null || getQuestionType(context.question.kind).isBlank(value);
  const confirm = () => setRefused(!store.dispatch({ kind: 'answer-confirmed', questionId: id }));
  const note = isRefused || !isOpen ? 'notNow' : isBlank ? 'answerFirst' : 'checkNote';
  return (
    <div className={styles.confirm}>
      <Button variant="filled" disabled={isBlank || !isOpen} onClick={confirm}>
        {t('check')}
      </Button>
      <span className="meta" role={isRefused ? 'status' : undefined}>
        {t(note)}
      </span>
    </div>
  );
};

/** The key of an answer that the server holds as confirmed; the answer alone while the key is fetched. */
const ConfirmedAnswer = ({ context, snapshot, store, children }: InstantFeedbackProps) => {
  const t = useTranslation(feedbackMessages);
  const query = useApiQuery(getConfirmedKey, { attemptId: store.started.attemptId, questionId: context.bound.id });
  if (query.data) return <KeyView context={context} confirmed={query.data} />;
  const isRefused = query.error !== null && snapshot.trouble === null;
  return (
    <>
      {children}
      <div className={styles.confirm}>
        <p className={styles.status} role="status">
          {isRefused ? getErrorMessage(query.error) : t(snapshot.trouble === null ? 'sending' : 'offline')}
        </p>
        {isRefused && <Button onClick={() => void query.refetch()}>{t('again')}</Button>}
      </div>
    </>
  );
};

interface KeyViewProps {
  context: InstantFeedbackProps['context'];
  confirmed: CallOutput<typeof getConfirmedKey>;
}

/** Whether the answer was right, the question with its key, and the explanation. */
const KeyView = ({ context, confirmed }: KeyViewProps) => {
  const { outcome, value, key, explanation } = confirmed;
  const t = useTranslation(feedbackMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: keyboard and screen reader go on at the outcome.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section className={styles.key} aria-label={t(outcome)}>
      <header className={styles.outcome}>
        <h3 ref={heading} tabIndex={-1}>
          {t('checked')} <span className="vh">{t(outcome)}</span>
        </h3>
        <p className="meta">{t('final')}</p>
      </header>
      <div lang="en">
        <Suspense fallback={<BlockSkeleton lines={5} />}>
          <RecordedScore value={toRecordedScore(confirmed)}>
            <QuestionReview type={context.question.kind} prompt={context.question.prompt} key_={key} value={value} />
          </RecordedScore>
        </Suspense>
      </div>
      <div className={styles.explanation}>
        <p className="small strong">{t('explanation')}</p>
        <LocalizedRichText texts={explanation} fallback={t('noExplanation')} />
      </div>
    </section>
  );
};
