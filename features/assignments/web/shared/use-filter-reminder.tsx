import type { ReactNode } from 'react';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { hourMinuteText } from '@inkstone/ui/time';
import { useIsReturning } from '@inkstone/ui/screen';
import { assignmentMessages } from '../../messages.ts';
import styles from './assignments.module.css';

interface FilterReminderParts {
  /** Filters are active. */
  isNarrowed: boolean;
  /** When the list was last fetched; 0 before. */
  checkedAt: number;
  onClear(): void;
}

/**
 * A reminder that the filters of the last visit are still active, with a button to clear them; null if there are none.
 */
export const useFilterReminder = ({ isNarrowed, checkedAt, onClear }: FilterReminderParts): ReactNode => {
  const t = useTranslation(assignmentMessages);
  const language = useLanguage();
  const cameBack = useIsReturning();
  if (!isNarrowed || !cameBack || checkedAt === 0) return null;
  return (
    <>
      <span>{t('asLeft', { at: hourMinuteText(new Date(checkedAt), language) })}</span>
      <button type="button" className={styles.asLeft} onClick={onClear}>
        {t('clearFilters')}
      </button>
    </>
  );
};
