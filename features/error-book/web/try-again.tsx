import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { getQuestionType } from '@inkstone/exam/logic';
import { QuestionPlayer } from '@inkstone/exam/views';
import { BlockSkeleton, ErrorState, toastSuccess, Sheet, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { errorEntry } from '../addresses.ts';
import { reviewError } from '../contract.ts';
import { messages } from '../messages.ts';
import type { DaySet, EntryDetail, ReviewResult } from './entry-types.ts';
import { Explanation } from './entry-details.tsx';
import { toNextSearch } from './next-entry.ts';
import { ReviewOutcome } from './review-outcome.tsx';
import { useStopwatch } from './use-stopwatch.ts';
import styles from './entry.module.css';

interface TryAgainProps {
  detail: EntryDetail;
  review: 'due' | undefined;
  set: DaySet | null;
}

/** The question to try again; the server scores it and schedules the next review. */
export const TryAgain = ({ detail, review, set }: TryAgainProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const { entry, kind, prompt, explanation } = detail;
  const { mutateAsync, isPending } = useApiMutation(reviewError);
  const [value, setValue] = useState<unknown>(undefined);
  const [hasHelp, setHelp] = useState(false);
  const [result, setResult] = useState<ReviewResult | null>(null);
  const [failureText, setFailureText] = useState<string | null>(null);
  const watch = useStopwatch(entry.id);

  const check = async (submitted: unknown) => {
    setFailureText(null);
    const answer = { id: entry.id, value: submitted ?? null, withHelp: hasHelp, seconds: watch.seconds() };
    try {
      setResult({ ...(await mutateAsync({ requestId: newRequestId(), ...answer })), value: submitted });
    } catch (error) {
      setFailureText(getErrorMessage(error));
    }
  };
  const setKnown = async (isKnown: boolean) => {
    setFailureText(null);
    try {
      await mutateAsync({ requestId: newRequestId(), id: entry.id, value: null, isKnown });
      toastSuccess(t(isKnown ? 'nowKnown' : 'putBack'));
      const next =
        isKnown && review ? toNextSearch({ set, nextId: detail.nextId }, { id: entry.id, isRight: true }) : null;
      if (next) go(errorEntry, next);
    } catch (error) {
      setFailureText(getErrorMessage(error));
    }
  };
  const restart = () => {
    setResult(null);
    setValue(undefined);
    setHelp(false);
    watch.restart();
  };
  if (result) return <ReviewOutcome detail={detail} result={result} review={review} set={set} onAgain={restart} />;
  const isBlank = value === undefined || getQuestionType(kind).isBlank(value);
  return (
    <Sheet aria-label={t('yourTurn')}>
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <QuestionPlayer type={kind} prompt={prompt} value={value} onChange={setValue} readOnly={false} />
      </Suspense>
      {hasHelp && <Help explanation={explanation} />}
      {failureText !== null && <ErrorState bare title={t('notSent')} body={failureText} />}
      <ReviewButtons
        {...{ isPending, isBlank, hasHelp }}
        isKnown={entry.dueAt === null}
        onCheck={() => void check(value)}
        onGiveUp={() => void check(undefined)}
        onHelp={() => setHelp(true)}
        onKnown={() => void setKnown(entry.dueAt !== null)}
      />
    </Sheet>
  );
};

/** The explanation, and that the answer no longer counts as found alone. */
const Help = ({ explanation }: Pick<EntryDetail, 'explanation'>) => {
  const t = useTranslation(messages);
  return (
    <>
      <Explanation explanation={explanation} />
      <p className={`small dim ${styles.helped}`}>{t('helped')}</p>
    </>
  );
};

interface ReviewButtonsProps {
  isPending: boolean;
  isBlank: boolean;
  hasHelp: boolean;
  /** Whether the entry was put aside as known. */
  isKnown: boolean;
  onCheck(): void;
  onGiveUp(): void;
  onHelp(): void;
  onKnown(): void;
}

const ReviewButtons = (props: ReviewButtonsProps) => {
  const { isPending, isBlank, hasHelp, isKnown, onCheck, onGiveUp, onHelp, onKnown } = props;
  const t = useTranslation(messages);
  return (
    <div className={styles.acts}>
      <Button variant="filled" loading={isPending} disabled={isBlank} onClick={onCheck}>
        {t('check')}
      </Button>
      <Button disabled={isPending} onClick={onGiveUp}>
        {t('giveUp')}
      </Button>
      {!hasHelp && (
        <Button variant="subtle" onClick={onHelp}>
          {t('help')}
        </Button>
      )}
      <Button variant="subtle" disabled={isPending} onClick={onKnown}>
        {t(isKnown ? 'putBackAct' : 'knowThis')}
      </Button>
      {isBlank && <span className="meta">{t('answerFirst')}</span>}
    </div>
  );
};
