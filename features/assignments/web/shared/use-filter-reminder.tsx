import type { ReactNode } from 'react';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { hourMinuteText } from '@inkstone/ui/time';
import { useIsReturning } from '@inkstone/ui/screen';
import { assignmentMessages } from '../../messages.ts';
import styles from './assignments.module.css';

interface FilterReminderParts {
  /** Filters leave something out. */
  isNarrowed: boolean;
  /** When the list was last asked for; 0 before. */
  checkedAt: number;
  onClear(): void;
}

/** Says that a list still has the filters of the last time, with the way out of them; nothing where it has none. */
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
