import { Alert } from '@mantine/core';
import { useEffect } from 'react';
import { localizedName } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { Section, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import type { planQuestionFile } from '../../contract/question-files.ts';
import { exportOutcomes } from '../../export/vocabulary.ts';
import { exportNoteMessages, questionFileMessages } from '../../messages.ts';
import styles from './export.module.css';

type PlannedItem = CallOutput<typeof planQuestionFile>['items'][number];

const outcomeMessages = { exact: 'isExact', changed: 'isChanged', dropped: 'isDropped' } as const;
const tones = { exact: 'jade', changed: 'line', dropped: 'cinnabar' } as const;

/** What needs a look stands first: the list may be cut. */
const listed = ['dropped', 'changed', 'exact'] as const;

/** The most questions that a receipt lists. */
const maxListed = 200;

interface ExportReceiptProps {
  items: readonly PlannedItem[];
  /** Called when the receipt is on the screen: whether the file has anything in it. */
  onReady(isReady: boolean): void;
}

/** What becomes of every question: counts, then the questions with what other systems will not find in them. */
export const ExportReceipt = ({ items, onReady }: ExportReceiptProps) => {
  const t = useTranslation(questionFileMessages);
  const hasQuestions = items.some(({ outcome }) => outcome !== 'dropped');
  useEffect(() => onReady(hasQuestions), [hasQuestions, onReady]);
  const countOutcome = (outcome: PlannedItem['outcome']) => items.filter((item) => item.outcome === outcome).length;
  const sorted = listed.flatMap((outcome) => items.filter((item) => item.outcome === outcome));
  const rest = sorted.length - maxListed;
  return (
    <Section title={t('receipt')} small>
      {!hasQuestions && (
        <Alert color="cinnabar" role="alert">
          {t('nothing')}
        </Alert>
      )}
      <ul className={`${styles.sums} num`}>
        {exportOutcomes
          .filter((outcome) => countOutcome(outcome) > 0)
          .map((outcome) => (
            <li key={outcome}>{t(outcome, { count: countOutcome(outcome) })}</li>
          ))}
      </ul>
      <div className={styles.rows}>
        <ul aria-label={t('receipt')}>
          {sorted.slice(0, maxListed).map((item) => (
            <ItemRow key={`${item.setId} ${item.position}`} item={item} />
          ))}
        </ul>
        {rest > 0 && <p className={styles.note}>{t('more', { count: rest })}</p>}
      </div>
    </Section>
  );
};

const ItemRow = ({ item: { title, titleZh, position, excerpt, outcome, notes } }: { item: PlannedItem }) => {
  const t = useTranslation(questionFileMessages);
  const tNote = useTranslation(exportNoteMessages);
  const language = useLanguage();
  return (
    <li className={styles.item}>
      <p className={`${styles.head} meta num`}>
        {t('place', { set: localizedName(language, title, titleZh), number: position })}
        <StatusChip tone={tones[outcome]}>{t(outcomeMessages[outcome])}</StatusChip>
      </p>
      <p>{excerpt || t('noWords')}</p>
      {notes.length > 0 && (
        <ul className={`${styles.notes} meta`}>
          {notes.map(({ code, detail }) => (
            <li key={`${code} ${detail}`}>
              {tNote(code)} {detail && t('detail', { detail })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
