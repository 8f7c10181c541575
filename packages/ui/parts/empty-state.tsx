import type { ReactNode } from 'react';
import styles from './states.module.css';

interface EmptyStateProps {
  /** Why there is nothing. */
  title: string;
  /** What to do next. */
  body?: ReactNode;
  action?: ReactNode;
  /** Inside a table: without a border of its own, centred. */
  bare?: boolean;
}

/** Says why there is nothing here and what to do next. */
export const EmptyState = ({ title, body, action, bare = false }: EmptyStateProps) => (
  <div className={styles.state} data-empty data-bare={bare || undefined}>
    <b className={styles.title}>{title}</b>
    {body && <div className={`dim small ${styles.body}`}>{body}</div>}
    {action && <div className="row wrap">{action}</div>}
  </div>
);
