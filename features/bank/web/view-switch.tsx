import { SegmentedControl } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { bankMessages } from '../messages.ts';
import styles from './question.module.css';
import type { QuestionViewMode } from './question-card.tsx';

interface ViewSwitchProps {
  view: QuestionViewMode;
  onView(look: QuestionViewMode): void;
}

/** Turns questions between what the teacher and what the student sees. */
export const ViewSwitch = ({ view, onView }: ViewSwitchProps) => {
  const t = useTranslation(bankMessages);
  return (
    <SegmentedControl
      className={styles.look}
      aria-label={t('view')}
      value={view}
      onChange={(value) => onView(value === 'student' ? 'student' : 'keys')}
      data={[
        { value: 'keys', label: t('withKeys') },
        { value: 'student', label: t('asStudents') },
      ]}
    />
  );
};
