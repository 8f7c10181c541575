import { useEffect, useState } from 'react';
import { useMe } from '@inkstone/session/web';

const againMs = 2000;

/** How much of an attempt's recordings still waits on this device, asked until nothing does. */
export const useRecordingsLeft = (attemptId: number | null): number => {
  const me = useMe();
  const [left, setLeft] = useState(0);
  // Meets the device's store, which another part of the page empties.
  useEffect(() => {
    if (attemptId === null) return undefined;
    let isHere = true;
    const look = async () => {
      const { countRecordingsLeft } = await import('./deliver-recordings.ts');
      const now = await countRecordingsLeft(me.id, attemptId);
      if (isHere) setLeft(now);
    };
    const tryNow = () => void look().catch(() => undefined);
    tryNow();
    const timer = setInterval(tryNow, againMs);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [attemptId, me.id]);
  return left;
};
