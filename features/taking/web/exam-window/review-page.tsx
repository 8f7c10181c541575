import type { ReactNode } from 'react';
import { QuestionGrid, WenwuRule, useAccountTranslation, useTranslation, type QuestionMark } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import styles from './review-page.module.css';

interface ReviewPageProps {
  title: string;
  marks: readonly QuestionMark[];
  /** Where questions can be chosen, only the required number of them counts. */
  counts: { answered: number; total: number };
  snapshot: Snapshot;
  onGo: (index: number) => void;
  /** Further links. */
  children?: ReactNode;
}

/** The review page of a unit: answered, unanswered, flagged and unsaved questions; the bottom bar leaves it. */
export const ReviewPage = ({ title, marks, counts: totals, snapshot, onGo, children }: ReviewPageProps) => {
  const [t, tAccount] = [useTranslation(messages), useAccountTranslation(messages)];
  const counts = { answered: totals.answered, unanswered: totals.total - totals.answered };
  const flags = marks.flatMap(({ flagged }) => (flagged === undefined ? [] : [flagged]));
  const { saving } = snapshot;
  const isUnsaved = (saving.is === 'saving' || saving.is === 'onDevice') && saving.waiting > 0;
  return (
    <section className={styles.page} aria-labelledby="review-title">
      <p className="meta">{title}</p>
      <h2 id="review-title">{t('reviewTitle')}</h2>
      <WenwuRule />
      <p className="num">
        {flags.length === 0
          ? t('reviewPlain', counts)
          : t('reviewLine', { ...counts, flagged: flags.filter(Boolean).length })}
      </p>
      {isUnsaved && <p className="c-amber">{tAccount('reviewUnsaved')}</p>}
      <QuestionGrid questions={marks} current={-1} onGo={onGo} />
      <p className="meta">{t('reviewHint')}</p>
      {children}
    </section>
  );
};
