import { useEffect, useState } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { openDeviceJournals } from '../journal/device-journal.ts';

const pollMs = 2000;

/** The numbers of unsent entries, pieces of recordings and files of an attempt. */
export interface PendingCounts {
  answers: number;
  recordings: number;
  files: number;
  /** It was submitted here, and the server does not know yet. */
  isSubmitting: boolean;
}

/** The unsent counts of an attempt, polled; null until they were read. */
export const usePendingCounts = (attemptId: number | null): PendingCounts | null => {
  const me = useCurrentUser();
  const [counts, setLeft] = useState<PendingCounts | null>(null);
  // Polls the device, whose rows are being sent.
  useEffect(() => {
    if (attemptId === null) return undefined;
    let isHere = true;
    const look = async () => {
      const { countPendingRecordings } = await import('../recording/deliver-recordings.ts');
      const { countPendingFiles } = await import('../files/deliver-files.ts');
      const recordings = await countPendingRecordings(me.id, attemptId);
      const files = await countPendingFiles(me.id, attemptId);
      const journal = await openDeviceJournals(me.id)
        .read(attemptId)
        .catch(() => null);
      const answers = journal?.journal.entries.length ?? 0;
      if (isHere) setLeft({ answers, recordings, files, isSubmitting: journal?.head.isSubmitting ?? false });
    };
    const tryNow = () => void look().catch(() => undefined);
    tryNow();
    const timer = setInterval(tryNow, pollMs);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [attemptId, me.id]);
  return counts;
};
