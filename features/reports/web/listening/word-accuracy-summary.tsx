import { Section, useTranslation } from '@inkstone/ui';
import { listeningMessages } from '../../messages.ts';
import report from '../report.module.css';
import type { WordAccuracy } from './word-accuracy.ts';
import styles from './listened.module.css';

const maxShownWords = 24;

/** How many words were understood, and which to listen for. */
export const WordAccuracySummary = ({ words }: { words: WordAccuracy }) => {
  const t = useTranslation(listeningMessages);
  const { total, right, changed, missing, extra, missed } = words;
  return (
    <div data-pdf="" className={styles.heard}>
      <div className={report.one}>
        <p className={`${report.figure} num`}>{right}</p>
        <div className={report.said}>
          <b className="num">{t('wordsRight', { all: total })}</b>
          {right === total && extra === 0 ? (
            <p>{t('allRight')}</p>
          ) : (
            <ul className={`${styles.counts} num`}>
              {changed > 0 && <li>{t('changed', { count: changed })}</li>}
              {missing > 0 && <li>{t('missing', { count: missing })}</li>}
              {extra > 0 && <li>{t('extra', { count: extra })}</li>}
            </ul>
          )}
        </div>
      </div>
      {missed.length > 0 && (
        <Section title={t('listenFor')}>
          <p className="meta">{t('listenForHow')}</p>
          <ul className={styles.missed} lang="en">
            {missed.slice(0, maxShownWords).map(({ word, count }) => (
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
