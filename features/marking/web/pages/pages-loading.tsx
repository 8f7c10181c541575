import { LongWait, useAutoRetry, useTranslation } from '@inkstone/ui';
import { messages } from './messages.ts';
import styles from './pages.module.css';

const stalledMs = 60_000;

/** Shown while a file is opened: what is awaited, and from the tenth second on a retry. */
export const PagesLoading = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslation(messages);
  useAutoRetry(true, onRetry, stalledMs);
  return (
    <LongWait onRetry={onRetry}>
      <p className={styles.loading} role="status">
        {t('loading')}
      </p>
    </LongWait>
  );
};
