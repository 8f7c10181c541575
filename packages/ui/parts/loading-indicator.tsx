import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { RetryIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { BlockSkeleton } from './skeletons.tsx';
import styles from './states.module.css';

const longMs = 10_000;

/** True from the tenth second of a wait on; a wait that begins anew counts anew. */
export const useIsLongWait = (isWaiting: boolean): boolean => {
  const [isLong, setLong] = useState(false);
  // Meets the clock.
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
  /** What is waited for, in words. */
  message: string;
  /** Asks again at once; what waits does so by itself as well. */
  onRetry: () => void;
}

/** Something on its way: what is waited for, and from the tenth second on the way to ask again. */
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
