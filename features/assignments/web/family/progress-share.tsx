import type { ReactNode } from 'react';
import { Bar, useTranslation } from '@inkstone/ui';
import { assignmentMessages } from '../../messages.ts';
import styles from '../shared/assignments.module.css';

/** A figure in words above its drawing. */
export const LabelledProgress = ({ says: label, children }: { says: ReactNode; children: ReactNode }) => (
  <span className={styles.done}>
    {label}
    {children}
  </span>
);

/** How many of all, with a bar. */
export const ProgressShare = ({ done, all, complete = false }: { done: number; all: number; complete?: boolean }) => {
  const t = useTranslation(assignmentMessages);
  return (
    <LabelledProgress says={t('ofAll', { done, all })}>
      <Bar done={done} all={all} complete={complete} />
    </LabelledProgress>
  );
};
