import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { RetryIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { BlockSkeleton } from './skeletons.tsx';
import styles from './states.module.css';

const longMs = 10_000;

/** True from the tenth second of waiting; a new wait starts a new count. */
export const useIsLongWait = (isWaiting: boolean): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
};

interface WaitingProps {
  /** What is loading. */
  message: string;
  /** Retries at once; the caller also retries by itself. */
  onRetry: () => void;
}

/** A loading message, from the tenth second on with a retry button. */
export const LoadingIndicator = ({ message, onRetry }: WaitingProps) => {
  const t = useTranslation(messages);
  const isLong = useIsLongWait(true);
  return (
    <div className={styles.waiting}>
      <p role="status">{isLong ? t('stillWaiting', { what: message }) : message}</p>
      {isLong ? (
        <Button leftSection={<RetryIcon />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      ) : (
        <BlockSkeleton />
      )}
    </div>
  );
};

interface LongWaitProps {
  /** Shown in place of the content. */
  children: ReactNode;
  onRetry: () => void;
}

/** A placeholder, from the tenth second on with a message and a retry button below. */
export const LongWait = ({ children, onRetry }: LongWaitProps) => {
  const t = useTranslation(messages);
  const isLong = useIsLongWait(true);
  if (!isLong) return children;
  return (
    <>
      {children}
      <div className={styles.long}>
        <p role="status">{t('longWait')}</p>
        <Button leftSection={<RetryIcon />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    </>
  );
};
