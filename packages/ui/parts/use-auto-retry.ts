import { useEffect, useEffectEvent } from 'react';

const retryMs = 20_000;

/** Retries at intervals and when the network is back, while something has not loaded. */
export const useAutoRetry = (isMissing: boolean, retry: () => void, intervalMs: number = retryMs): void => {
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!isMissing) return undefined;
    const again = () => retryNow();
    const timer = setInterval(again, intervalMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isMissing, intervalMs]);
};
