import { useCallback, useEffect, useRef, useState } from 'react';
import { ownTextAt } from '@inkstone/device';
import { useCurrentUser } from '@inkstone/session/web';

/** A draft as the device keeps it. */
interface Kept<Draft> {
  /** The version that it began with; 0 for something new. */
  version: number;
  at: string;
  draft: Draft;
}

const parsed = <Draft>(text: string | null): Kept<Draft> | null => {
  try {
    return JSON.parse(text ?? 'null') as Kept<Draft> | null;
  } catch {
    return null;
  }
};

/** How keeping on the device went last. */
export type KeptOnDevice = { state: 'kept'; at: string } | { state: 'failed' };

/** What a form works with whose text must not be lost. */
export interface KeptDraft<Draft> {
  draft: Draft;
  change(next: Draft | ((now: Draft) => Draft)): void;
  /** The version that the draft goes on from. */
  version: number;
  setVersion(version: number): void;
  isChanged: boolean;
  /** When the device kept it last; null before the first change. */
  kept: KeptOnDevice | null;
  /** True when it was brought back from the device. */
  isBroughtBack: boolean;
  /** Forgets what the device keeps: it was saved, or is discarded. */
  forget(): void;
  /** Goes back to what was saved. */
  discard(): void;
}

const keepAfterMs = 400;

/** Keeps what is typed on the device, by person and place, until it is saved or discarded; brings it back afterwards. */
export const useKeptDraft = <Draft>(name: string, saved: { version: number; draft: Draft }): KeptDraft<Draft> => {
  const { id: personId } = useCurrentUser();
  const place = `inkstone.draft.${personId}.${name}`;
  const [own] = useState(() => ownTextAt(personId, place));
  const [first] = useState(() => parsed<Draft>(own.read()));
  const [draft, setDraft] = useState<Draft>(first?.draft ?? saved.draft);
  const [version, setVersion] = useState(first?.version ?? saved.version);
  const [isChanged, setChanged] = useState(first !== null);
  const [isBroughtBack, setBroughtBack] = useState(first !== null);
  const [kept, setKept] = useState<KeptOnDevice | null>(first ? { state: 'kept', at: first.at } : null);
  const latest = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; keep: (() => void) | null }>({
    timer: undefined,
    keep: null,
  });

  const keep = useCallback(
    (now: Kept<Draft>) => {
      latest.current.keep = null;
      setKept(own.put(JSON.stringify(now)) ? { state: 'kept', at: now.at } : { state: 'failed' });
    },
    [own],
  );

  // Meets the device: what was typed a moment ago is kept, also when the page goes away before the moment is over.
  useEffect(() => {
    if (!isChanged) return undefined;
    const waiting = latest.current;
    waiting.keep = () => keep({ version, at: new Date().toISOString(), draft });
    waiting.timer = setTimeout(() => waiting.keep?.(), keepAfterMs);
    const now = () => waiting.keep?.();
    globalThis.addEventListener('pagehide', now);
    return () => {
      clearTimeout(waiting.timer);
      globalThis.removeEventListener('pagehide', now);
    };
  }, [draft, isChanged, keep, version]);

  // Meets the device: leaving the screen does not wait.
  useEffect(() => {
    const waiting = latest.current;
    return () => waiting.keep?.();
  }, []);

  const forget = () => {
    latest.current.keep = null;
    clearTimeout(latest.current.timer);
    own.remove();
    setChanged(false);
    setBroughtBack(false);
    setKept(null);
  };
  return {
    draft,
    change: (next) => {
      setChanged(true);
      setDraft(next);
    },
    version,
    setVersion,
    isChanged,
    kept,
    isBroughtBack,
    forget,
    discard: () => {
      forget();
      setDraft(saved.draft);
      setVersion(saved.version);
    },
  };
};
