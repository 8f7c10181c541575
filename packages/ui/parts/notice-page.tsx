import type { ReactNode } from 'react';
import { InkstoneMark } from './brand-mark.tsx';
import { WenwuRule } from './page-head.tsx';
import styles from './notice-page.module.css';

interface NoticePageProps {
  title: string;
  /** A muted line above: which assignment it is about. */
  kicker?: ReactNode;
  body: ReactNode;
  /** Possible actions; the first one is the main one. */
  children?: ReactNode;
}

/** A whole page with one message in its middle: what is the case, what is safe, what to do. */
export const NoticePage = ({ title, kicker, body, children }: NoticePageProps) => (
  <main id="content" tabIndex={-1} className={styles.page}>
    <div className={styles.middle}>
      <InkstoneMark />
      <div className={styles.head}>
        {kicker && <p className="meta">{kicker}</p>}
        <h1>{title}</h1>
      </div>
      <div className={styles.rule}>
        <WenwuRule />
      </div>
      <div className={styles.body}>{body}</div>
      {children && <div className={styles.acts}>{children}</div>}
    </div>
  </main>
);
