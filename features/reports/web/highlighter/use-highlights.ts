import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { keepHighlights, readHighlights } from './device-highlights.ts';
import type { Highlight } from './highlights.ts';

/** Whether the device has what is seen; `opening` until it has been read. */
export type Keeping = 'opening' | 'kept' | 'keeping' | 'failed';

/** The highlights of a passage, which this device keeps for this person. */
export const useHighlights = (passage: string) => {
  const me = useCurrentUser().id;
  const [highlights, setHighlights] = useState<readonly Highlight[]>([]);
  const [keeping, setKeeping] = useState<Keeping>('opening');
  const newest = useRef(0);
  const onDevice = useRef<readonly Highlight[]>([]);
  const written = useRef<Promise<unknown>>(Promise.resolve());
  // Meets the device: what it keeps comes once it is read.
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const kept = await readHighlights(me, passage).catch(() => null);
      if (isGone) return;
      onDevice.current = kept ?? [];
      setHighlights(kept ?? []);
      setKeeping(kept === null ? 'failed' : 'kept');
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [me, passage]);
  const change = async (next: readonly Highlight[]) => {
    newest.current += 1;
    const mine = newest.current;
    setHighlights(next);
    setKeeping('keeping');
    // One after the other, each by what the device was known to have: another window may have marked the passage meanwhile.
    const writing = written.current.then(async () => {
      const kept = await keepHighlights(me, passage, { before: onDevice.current, after: next }).catch(() => null);
      onDevice.current = kept ?? onDevice.current;
      return kept;
    });
    written.current = writing;
    const kept = await writing;
    if (newest.current !== mine) return;
    if (kept) setHighlights(kept);
    setKeeping(kept ? 'kept' : 'failed');
  };
  return { highlights, keeping, change };
};
