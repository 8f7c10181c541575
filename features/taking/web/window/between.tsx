import type { ReactNode } from 'react';
import { Troubles, type TroublesProps } from './troubles.tsx';
import styles from './exam-window.module.css';

/** A page before or between the questions, with what troubles it at its foot. */
export const Between = ({ children, ...troubles }: TroublesProps & { children: ReactNode }) => (
  <div className={styles.between}>
    {children}
    <Troubles {...troubles} />
  </div>
);
