import { useEffect, useState } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { deviceJournalsOf } from '../journal/device-journal.ts';

const againMs = 2000;

/** What of an attempt still waits on this device: entries of its journal, pieces of recordings, and files. */
export interface Left {
  answers: number;
  recordings: number;
  files: number;
  /** It was handed in here, and the server does not have that yet. */
  handsIn: boolean;
}

/** How much waits on this device, asked again and again; null until the device has said so once. */
export const useLeft = (attemptId: number | null): Left | null => {
  const me = useCurrentUser();
  const [left, setLeft] = useState<Left | null>(null);
  // Meets the device's stores, which another part of the page empties.
  useEffect(() => {
    if (attemptId === null) return undefined;
    let isHere = true;
    const look = async () => {
      const { countRecordingsLeft } = await import('../recording/deliver-recordings.ts');
      const { countFilesLeft } = await import('../files/deliver-files.ts');
      const recordings = await countRecordingsLeft(me.id, attemptId);
      const files = await countFilesLeft(me.id, attemptId);
      const journal = await deviceJournalsOf(me.id)
        .read(attemptId)
        .catch(() => null);
      const answers = journal?.journal.entries.length ?? 0;
      if (isHere) setLeft({ answers, recordings, files, handsIn: journal?.head.handsIn ?? false });
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
