import type { ReactNode } from 'react';
import { Bar, useTranslation } from '@inkstone/ui';
import { watchingMessages } from '../../messages.ts';
import styles from '../work/given.module.css';

/** How far something is, in words above what draws it. */
export const Measured = ({ says, children }: { says: ReactNode; children: ReactNode }) => (
  <span className={styles.done}>
    {says}
    {children}
  </span>
);

/** How many of all, with a bar. */
export const Share = ({ done, all, complete = false }: { done: number; all: number; complete?: boolean }) => {
  const t = useTranslation(watchingMessages);
  return (
    <Measured says={t('ofAll', { done, all })}>
      <Bar done={done} all={all} complete={complete} />
    </Measured>
  );
};
