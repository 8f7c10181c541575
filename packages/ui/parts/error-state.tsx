import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { RetryIcon, WarningIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './states.module.css';

interface ErrorStateProps {
  /** What happened; absent: "Loading failed." */
  title?: string;
  /** What is safe, and the server's message. */
  body?: ReactNode;
  /** The request to name when asking for help. */
  requestId?: string | null;
  onRetry?: () => void;
  action?: ReactNode;
  bare?: boolean;
}

/** Says what happened and what is safe, and offers a retry; the rest of the screen stays. */
export const ErrorState = ({ title, body, requestId, onRetry, action, bare = false }: ErrorStateProps) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.state} data-bare={bare || undefined} role="alert">
      <b className={styles.title}>
        <WarningIcon className="c-amber" /> {title ?? t('loadingFailed')}
      </b>
      <div className={`dim small ${styles.body}`}>{body ?? t('restIsSafe')}</div>
      {requestId && <p className="meta num">{t('requestId', { id: requestId })}</p>}
      {(onRetry || action) && (
        <div className="row wrap">
          {onRetry && (
            <Button leftSection={<RetryIcon />} onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
};
