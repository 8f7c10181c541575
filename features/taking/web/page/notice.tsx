import type { ReactNode } from 'react';
import { BrandMark, WenwuRule } from '@inkstone/ui';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  body: ReactNode;
  /** What can be done now; the first one is the way on. */
  children?: ReactNode;
}

/** A whole window that says one thing: what is so, what is safe, what to do. */
export const Notice = ({ title, body, children }: NoticeProps) => (
  <main className={styles.notice}>
    <BrandMark />
    <h1>{title}</h1>
    <WenwuRule />
    <div className={styles.body}>{body}</div>
    <div className={styles.acts}>{children}</div>
  </main>
);
