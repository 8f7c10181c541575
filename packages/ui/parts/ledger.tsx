import type { ReactNode } from 'react';
import styles from './ledger.module.css';

/** Ruled rows. */
export const Ledger = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul aria-label={label}>{children}</ul>
);

interface LedgerRowProps {
  /** Left: a time in bold and, under it, the date. */
  when?: ReactNode;
  title: ReactNode;
  /** Under the title, muted. */
  meta?: ReactNode;
  /** Under that: chips. */
  extra?: ReactNode;
  /** Progress: text or ticks. */
  how?: ReactNode;
  /** The row's own button. */
  action?: ReactNode;
  /** Several buttons: on a narrow screen they get a line of their own. */
  hasOwnLine?: boolean;
}

/** A row of a ledger: when, what, progress, action. */
export const LedgerRow = ({ when, title, meta, extra, how, action, hasOwnLine }: LedgerRowProps) => (
  <li className={styles.row} data-when={when !== undefined || undefined} data-how={how !== undefined || undefined}>
    {when !== undefined && <div className={`${styles.when} num`}>{when}</div>}
    <div className={styles.what}>
      <h3>{title}</h3>
      {meta && <div className="meta num">{meta}</div>}
      {extra && <div className={styles.extra}>{extra}</div>}
    </div>
    {how !== undefined && <div className={`${styles.how} num`}>{how}</div>}
    {action && (
      <div className={styles.action} data-own-line={hasOwnLine || undefined}>
        {action}
      </div>
    )}
  </li>
);

/** Name and value pairs between hairlines. */
export const Facts = ({ items }: { items: readonly { name: string; value: ReactNode; note?: string }[] }) => (
  <dl className={styles.facts}>
    {items.map((item) => (
      <div key={item.name}>
        <dt>{item.name}</dt>
        <dd className="num">{item.value}</dd>
        {item.note && <dd className={styles.note}>{item.note}</dd>}
      </div>
    ))}
  </dl>
);
