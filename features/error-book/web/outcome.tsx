import { Button } from '@mantine/core';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { spanText, daysAsMs } from '@inkstone/base';
import { QuestionReview } from '@inkstone/exam/views';
import { BlockSkeleton, CheckIcon, RetryIcon, Sheet, useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { useNavigation } from '@inkstone/ui/screen';
import { errorEntry } from '../addresses.ts';
import { messages } from '../messages.ts';
import type { DaySet, Detail, Reviewed } from './entry-of.ts';
import { Explanation } from './explanation.tsx';
import styles from './entry.module.css';

interface OutcomeProps {
  detail: Detail;
  done: Reviewed;
  review: 'due' | undefined;
  set: DaySet | null;
  onAgain: () => void;
}

/** Whether it was right this time, with key and explanation; when it comes back; the next one by one key. */
export const Outcome = ({ detail, done, review, set, onAgain }: OutcomeProps) => {
  const t = useTranslation(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, prompt, nextId } = detail;
  const go = useNavigation();
  const following = set ? nextInSet(set, { id: detail.entry.id, isRight: done.isRight }) : nextAlone(nextId);
  const next = following && (() => go(errorEntry, following));
  useKeyN(next);
  // Meets the keyboard and the screen reader: the outcome is where one goes on from.
  useEffect(() => heading.current?.focus(), []);
  const when = useWhen(done.dueAt);
  return (
    <Sheet>
      <header className={styles.outcome} data-right={done.isRight || undefined}>
        <h2 ref={heading} tabIndex={-1}>
          {done.isRight ? <CheckIcon /> : <RetryIcon />}{' '}
          {t(done.isRight === null ? 'comparedTitle' : done.isRight ? 'rightTitle' : 'wrongTitle')}
        </h2>
        <p className="num">{when}</p>
      </header>
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <QuestionReview type={kind} prompt={prompt} key_={done.key} value={done.value} />
      </Suspense>
      <Explanation explanation={done.explanation} />
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

const nextAlone = (id: number | null) => (id === null ? null : { id, review: 'due' as const });

/** The next question of the day's set; what was not known comes again behind the others. */
const nextInSet = ({ at, rest }: DaySet, done: { id: number; isRight: boolean | null }) => {
  const [id, ...others] = done.isRight === false ? [...rest, done.id] : rest;
  return id === undefined ? null : { id, review: 'due' as const, at: at + 1, rest: others.join(',') };
};

/** When it comes back: in hours and minutes within a day, else on a day; or that it has left the book. */
const useWhen = (dueAt: string | null): string => {
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

/** N leads on to the next due question. */
const useKeyN = (next: (() => void) | null): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'n' || event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return;
    next?.();
  });
  // Meets the window, where the key is pressed wherever the focus is.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
};
