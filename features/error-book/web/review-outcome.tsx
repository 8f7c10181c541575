import { Button } from '@mantine/core';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { spanText, daysAsMs } from '@inkstone/base';
import { ChosenTraps, EvidenceView } from '@inkstone/bank/web';
import { QuestionReview } from '@inkstone/exam/views';
import { BlockSkeleton, CheckIcon, RetryIcon, Sheet, useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { useNavigation } from '@inkstone/ui/screen';
import { errorEntry } from '../addresses.ts';
import { messages } from '../messages.ts';
import type { DaySet, EntryDetail, ReviewResult } from './entry-types.ts';
import { Explanation } from './entry-details.tsx';
import { toNextSearch } from './next-entry.ts';
import styles from './entry.module.css';

interface ReviewOutcomeProps {
  detail: EntryDetail;
  result: ReviewResult;
  review: 'due' | undefined;
  set: DaySet | null;
  onAgain: () => void;
}

/** The result of a review with key and explanation, the next due date, and the next question. */
export const ReviewOutcome = ({ detail, result, review, set, onAgain }: ReviewOutcomeProps) => {
  const t = useTranslation(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, prompt, nextId } = detail;
  const go = useNavigation();
  const following = toNextSearch({ set, nextId }, { id: detail.entry.id, isRight: result.isRight });
  const next = following && (() => go(errorEntry, following));
  useNextShortcut(next);
  // Focuses the result, so that keyboard and screen reader continue there.
  useEffect(() => heading.current?.focus(), []);
  const when = useDueText(result.dueAt);
  return (
    <Sheet>
      <header className={styles.outcome} data-right={result.isRight || undefined}>
        <h2 ref={heading} tabIndex={-1}>
          {result.isRight ? <CheckIcon /> : <RetryIcon />}{' '}
          {t(result.isRight === null ? 'comparedTitle' : result.isRight ? 'rightTitle' : 'wrongTitle')}
        </h2>
        <p className="num">{when}</p>
      </header>
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <QuestionReview type={kind} prompt={prompt} key_={result.key} value={result.value} />
      </Suspense>
      <ChosenTraps question={detail} value={result.value} />
      <Explanation explanation={result.explanation} />
      <EvidenceView question={detail} value={result.value} stimulus={detail.stimulus} />
      <div className={styles.acts}>
        {next && (
          <Button variant="filled" onClick={next}>
            {t('nextDue')}
          </Button>
        )}
        {next && <span className="meta only-wide">{t('nextKey')}</span>}
        <Button onClick={onAgain}>{t('again')}</Button>
        {!next && review && <span className="meta">{t('noMoreDue')}</span>}
      </div>
    </Sheet>
  );
};

/** The next due date: in hours and minutes within a day, else as a day; or that it has left the book. */
const useDueText = (dueAt: string | null): string => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const now = useNow(30_000);
  if (dueAt === null) return t('leaves');
  const left = Date.parse(dueAt) - now;
  if (left >= daysAsMs(1)) return t('comesBack', { at: dayText(dueAt, language) });
  return t('comesBackSoon', { span: spanText(Math.max(60_000, left), language) });
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The key N opens the next due question. */
const useNextShortcut = (next: (() => void) | null): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'n' || event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return;
    next?.();
  });
  // Listens on the window, wherever the focus is.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
};
