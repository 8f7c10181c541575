import { useEffect, useRef, useState } from 'react';
import { useMe } from '@inkstone/session/web';
import { keepHighlights, readHighlights } from './device-highlights.ts';
import type { Highlight } from './highlights.ts';

/** Whether the device has what is seen; `opening` until it has been read. */
export type Keeping = 'opening' | 'kept' | 'keeping' | 'failed';

/** The highlights of a passage, which this device keeps for this person. */
export const useHighlights = (passage: string) => {
  const me = useMe().id;
  const [highlights, setHighlights] = useState<readonly Highlight[]>([]);
  const [keeping, setKeeping] = useState<Keeping>('opening');
  const newest = useRef(0);
  // Meets the device: what it keeps comes once it is read.
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const kept = await readHighlights(me, passage).catch(() => null);
      if (isGone) return;
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
    const isKept = await keepHighlights(me, passage, next).then(
      () => true,
      () => false,
    );
    if (newest.current === mine) setKeeping(isKept ? 'kept' : 'failed');
  };
  return { highlights, keeping, change };
};
