import { lazy, Suspense } from 'react';
import { BlockSkeleton, Instant, useTranslation } from '@inkstone/ui';
import { overtimeMessages } from '../../messages.ts';
import { getWrittenText } from '../../rules.ts';
import styles from './overtime.module.css';

// Compares word by word, which few answers need.
const WordChanges = lazy(async () => ({ default: (await import('../written/suggested-version.tsx')).WordChanges }));

/** A text that was written on over time, as calls give it. */
export interface Overtime {
  value: unknown;
  words: number;
  wordsInTime: number;
  timeUpAt: string;
  writtenUntil: string;
}

type Times = Pick<Overtime, 'timeUpAt' | 'writtenUntil'>;

/** Under this the two times would mostly read the same. */
const closeSeconds = 60;

/** When the time of the text was up, and until when it was written on; what took seconds says how many. */
export const OvertimeTimes = ({ overtime: { timeUpAt, writtenUntil } }: { overtime: Times }) => {
  const t = useTranslation(overtimeMessages);
  const seconds = Math.round((Date.parse(writtenUntil) - Date.parse(timeUpAt)) / 1000);
  if (seconds <= 0) return null;
  const isClose = seconds < closeSeconds;
  const sentence = isClose ? t('timesClose', { up: '\n', count: seconds }) : t('times', { up: '\n', until: '\n' });
  const [first = '', second = '', third = ''] = sentence.split('\n');
  return (
    <p className="meta num">
      {first}
      <Instant at={timeUpAt} />
      {second}
      {!isClose && <Instant at={writtenUntil} />}
      {third}
    </p>
  );
};

/** What was changed over time, word by word. */
export const OvertimeChanges = ({ overtime, inTime }: { overtime: Overtime; inTime: unknown }) => {
  const t = useTranslation(overtimeMessages);
  return (
    <details className={styles.changes}>
      <summary>{t('changes')}</summary>
      <Suspense fallback={<BlockSkeleton lines={4} />}>
        <WordChanges before={getWrittenText(inTime) ?? ''} after={getWrittenText(overtime.value) ?? ''} />
      </Suspense>
    </details>
  );
};

interface OvertimeNoteProps {
  overtime: Overtime;
  /** The answer that was written in time. */
  inTime: unknown;
  /** The released mark; null without one. */
  mark: { scoresOvertime?: boolean | undefined } | null;
}

/** In a report: that a text was written on over time, the words of both, what was changed, and which one is marked. */
export const OvertimeNote = ({ overtime, inTime, mark }: OvertimeNoteProps) => {
  const t = useTranslation(overtimeMessages);
  const scored = mark === null ? 'unmarked' : mark.scoresOvertime ? 'scoredOvertime' : 'scoredInTime';
  return (
    <section className={styles.note} aria-label={t('title')}>
      <h4>{t('title')}</h4>
      <p className="num">
        {t('inTime', { count: overtime.wordsInTime })}
        <br />
        {t('withOvertime', { count: overtime.words })}
      </p>
      <OvertimeTimes overtime={overtime} />
      <p>{t(scored)}</p>
      <OvertimeChanges overtime={overtime} inTime={inTime} />
    </section>
  );
};
