import type { ReactNode } from 'react';
import styles from './ringed.module.css';

/** A score given by a person, ringed in cinnabar. */
export const RingedScore = ({ children }: { children: ReactNode }) => (
  <span className={`${styles.ring} num`}>{children}</span>
);

/** Praise: a row of rings (圈点) under the words. */
export const PraisedText = ({ children, lang }: { children: ReactNode; lang?: string }) => (
  <span className={styles.praised} lang={lang}>
    {children}
  </span>
);
