import { SegmentedControl } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './question.module.css';
import type { QuestionLook } from './question-card.tsx';

interface LookSwitchProps {
  look: QuestionLook;
  onLook(look: QuestionLook): void;
}

/** Turns questions between what the teacher and what the student sees. */
export const LookSwitch = ({ look, onLook }: LookSwitchProps) => {
  const t = useTranslation(messages);
  return (
    <SegmentedControl
      className={styles.look}
      aria-label={t('view')}
      value={look}
      onChange={(value) => onLook(value === 'student' ? 'student' : 'keys')}
      data={[
        { value: 'keys', label: t('withKeys') },
        { value: 'student', label: t('asStudents') },
      ]}
    />
  );
};
