import { SegmentedControl } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { bankMessages } from '../messages.ts';
import styles from './question.module.css';
import type { QuestionViewMode } from './question-card.tsx';

interface ViewSwitchProps {
  view: QuestionViewMode;
  onView(look: QuestionViewMode): void;
}

/** Switches questions between the teacher's and the student's view. */
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
