import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { saveHighlights, readHighlights } from './device-highlights.ts';
import type { Highlight } from './highlights.ts';

/** Whether the device has stored what is shown; `opening` until it has been read. */
export type HighlightStorageState = 'opening' | 'kept' | 'keeping' | 'failed';

/** A person's highlights of a passage, stored on this device. */
export const useHighlights = (passage: string) => {
  const me = useCurrentUser().id;
  const [highlights, setHighlights] = useState<readonly Highlight[]>([]);
  const [keeping, setKeeping] = useState<HighlightStorageState>('opening');
  const newest = useRef(0);
  const onDevice = useRef<readonly Highlight[]>([]);
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());
  // Reads the stored highlights.
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const stored = await readHighlights(me, passage).catch(() => null);
      if (isGone) return;
      onDevice.current = stored ?? [];
      setHighlights(stored ?? []);
      setKeeping(stored === null ? 'failed' : 'kept');
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [me, passage]);
  const change = async (next: readonly Highlight[]) => {
    newest.current += 1;
    const ordinal = newest.current;
    setHighlights(next);
    setKeeping('keeping');
    // Serialised, each relative to what the device was known to have, because another window may have changed the
    // passage since.
    const writing = lastWrite.current.then(async () => {
      const saved = await saveHighlights(me, passage, { before: onDevice.current, after: next }).catch(() => null);
      onDevice.current = saved ?? onDevice.current;
      return saved;
    });
    lastWrite.current = writing;
    const saved = await writing;
    if (newest.current !== ordinal) return;
    if (saved) setHighlights(saved);
    setKeeping(saved ? 'kept' : 'failed');
  };
  return { highlights, keeping, change };
};
