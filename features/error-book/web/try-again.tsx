import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { getQuestionType } from '@inkstone/exam/logic';
import { QuestionPlayer } from '@inkstone/exam/views';
import { BlockSkeleton, ErrorState, noticeDone, Sheet, useTranslation } from '@inkstone/ui';
import { reviewError } from '../contract.ts';
import { messages } from '../messages.ts';
import type { DaySet, Detail, Reviewed } from './entry-of.ts';
import { Explanation } from './explanation.tsx';
import { Outcome } from './outcome.tsx';
import { useStopwatch } from './use-stopwatch.ts';
import styles from './entry.module.css';

interface TryAgainProps {
  detail: Detail;
  review: 'due' | undefined;
  set: DaySet | null;
}

/** The question to try again; checked by the server, which says when it comes back. */
export const TryAgain = ({ detail, review, set }: TryAgainProps) => {
  const t = useTranslation(messages);
  const { entry, kind, prompt, explanation } = detail;
  const { mutateAsync, isPending } = useApiMutation(reviewError);
  const [value, setValue] = useState<unknown>(undefined);
  const [hasHelp, setHelp] = useState(false);
  const [done, setDone] = useState<Reviewed | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const watch = useStopwatch(entry.id);

  const check = async (given: unknown) => {
    setSaid(null);
    const answer = { id: entry.id, value: given ?? null, withHelp: hasHelp, seconds: watch.seconds() };
    try {
      setDone({ ...(await mutateAsync({ requestId: newRequestId(), ...answer })), value: given });
    } catch (error) {
      setSaid(failureFrom(error)?.message ?? String(error));
    }
  };
  const know = async (isKnown: boolean) => {
    setSaid(null);
    try {
      await mutateAsync({ requestId: newRequestId(), id: entry.id, value: null, isKnown });
      noticeDone(t(isKnown ? 'nowKnown' : 'putBack'));
    } catch (error) {
      setSaid(failureFrom(error)?.message ?? String(error));
    }
  };
  const again = () => {
    setDone(null);
    setValue(undefined);
    setHelp(false);
    watch.restart();
  };
  if (done) return <Outcome detail={detail} done={done} review={review} set={set} onAgain={again} />;
  const isBlank = value === undefined || getQuestionType(kind).isBlank(value);
  return (
    <Sheet aria-label={t('yourTurn')}>
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <QuestionPlayer type={kind} prompt={prompt} value={value} onChange={setValue} readOnly={false} />
      </Suspense>
      {hasHelp && (
        <>
          <Explanation explanation={explanation} />
          <p className={`small dim ${styles.helped}`}>{t('helped')}</p>
        </>
      )}
      {said !== null && <ErrorState bare title={t('notSent')} body={said} />}
      <div className={styles.acts}>
        <Button variant="filled" loading={isPending} disabled={isBlank} onClick={() => void check(value)}>
          {t('check')}
        </Button>
        <Button disabled={isPending} onClick={() => void check(undefined)}>
          {t('giveUp')}
        </Button>
        {!hasHelp && (
          <Button variant="subtle" onClick={() => setHelp(true)}>
            {t('help')}
          </Button>
        )}
        <Button variant="subtle" disabled={isPending} onClick={() => void know(entry.dueAt !== null)}>
          {t(entry.dueAt === null ? 'putBackAct' : 'knowThis')}
        </Button>
        {isBlank && <span className="meta">{t('answerFirst')}</span>}
      </div>
    </Sheet>
  );
};
