import type { ReactNode } from 'react';
import { Troubles, type TroublesProps } from './troubles.tsx';
import styles from './exam-window.module.css';

/** A page before or between the questions, with problem notices at its bottom. */
export const InterstitialPage = ({ children, ...troubles }: TroublesProps & { children: ReactNode }) => (
  <div className={styles.between}>
    {children}
    <Troubles {...troubles} />
  </div>
);
