import { Section, useTranslation } from '@inkstone/ui';
import { listeningMessages } from '../../messages.ts';
import { describeWordAccuracy, type WordAccuracy } from '../../document/word-accuracy.ts';
import { useReading } from '../report/use-reading.ts';
import report from '../report.module.css';
import styles from './listened.module.css';

/** How many words were understood, and which to listen for. */
export const WordAccuracySummary = ({ words }: { words: WordAccuracy }) => {
  const t = useTranslation(listeningMessages);
  const { right, total, remark, counts, missed } = describeWordAccuracy(words, useReading(true, listeningMessages));
  return (
    <div className={styles.heard}>
      <div className={report.one}>
        <p className={`${report.figure} num`}>{right}</p>
        <div className={report.said}>
          <b className="num">{total}</b>
          {remark !== null ? (
            <p>{remark}</p>
          ) : (
            <ul className={`${styles.counts} num`}>
              {counts.map((count) => (
                <li key={count}>{count}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {missed.length > 0 && (
        <Section title={t('listenFor')}>
          <p className="meta">{t('listenForHow')}</p>
          <ul className={styles.missed} lang="en">
            {missed.map(({ word, count }) => (
              <li key={word} aria-label={count > 1 ? t('times', { word, count }) : undefined}>
                {word}
                {count > 1 && <small className="num">{`×${count}`}</small>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
};
