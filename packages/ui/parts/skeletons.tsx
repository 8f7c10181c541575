import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './states.module.css';

/** Placeholder rows, in the shape of a ledger's or, dense, a table's. */
export const RowsSkeleton = ({ rows = 4, dense = false }: { rows?: number; dense?: boolean }) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.lines} role="status" data-skeleton="" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <div className={styles.line} data-dense={dense || undefined} key={index} aria-hidden="true">
          <i className={styles.sk} />
          <span className={styles.text}>
            <i className={styles.sk} />
            <i className={styles.sk} />
          </span>
          <i className={styles.sk} />
        </div>
      ))}
    </div>
  );
};

/** A placeholder of a text or a figure. */
export const BlockSkeleton = ({ lines = 2 }: { lines?: number }) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.figure} role="status" data-skeleton="" aria-label={t('loading')}>
      <i className={`${styles.sk} ${styles.block}`} aria-hidden="true" />
      {Array.from({ length: lines }, (_, index) => (
        <i className={styles.sk} key={index} aria-hidden="true" />
      ))}
    </div>
  );
};
