import { useCallback, useEffect, useRef, useState } from 'react';
import { ownTextAt } from '@inkstone/device';
import { useCurrentUser } from '@inkstone/session/web';

/** A draft as the device keeps it. */
interface StoredDraft<Draft> {
  /** The version that it began with; 0 for something new. */
  version: number;
  at: string;
  draft: Draft;
}

const parsed = <Draft>(text: string | null): StoredDraft<Draft> | null => {
  try {
    return JSON.parse(text ?? 'null') as StoredDraft<Draft> | null;
  } catch {
    return null;
  }
};

/** How keeping on the device went last. */
export type DraftSaveState = { state: 'kept'; at: string } | { state: 'failed' };

/** What a form works with whose text must not be lost. */
export interface PersistedDraft<Draft> {
  draft: Draft;
  change(next: Draft | ((now: Draft) => Draft)): void;
  /** The version that the draft goes on from. */
  version: number;
  setVersion(version: number): void;
  isChanged: boolean;
  /** When the device kept it last; null before the first change. */
  saveState: DraftSaveState | null;
  /** True when it was brought back from the device. */
  isRestored: boolean;
  /** Forgets what the device keeps: it was saved, or is discarded. */
  clear(): void;
  /** Goes back to what was saved. */
  discard(): void;
}

const saveDelayMs = 400;

/** Keeps what is typed on the device, by person and place, until it is saved or discarded; brings it back afterwards. */
export const usePersistedDraft = <Draft>(
  name: string,
  saved: { version: number; draft: Draft },
): PersistedDraft<Draft> => {
  const { id: personId } = useCurrentUser();
  const storageKey = `inkstone.draft.${personId}.${name}`;
  const [own] = useState(() => ownTextAt(personId, storageKey));
  const [stored] = useState(() => parsed<Draft>(own.readDraft()));
  const [draft, setDraft] = useState<Draft>(stored?.draft ?? saved.draft);
  const [version, setVersion] = useState(stored?.version ?? saved.version);
  const [isChanged, setChanged] = useState(stored !== null);
  const [isBroughtBack, setBroughtBack] = useState(stored !== null);
  const [kept, setKept] = useState<DraftSaveState | null>(stored ? { state: 'kept', at: stored.at } : null);
  const latest = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; keep: (() => void) | null }>({
    timer: undefined,
    keep: null,
  });

  const store = useCallback(
    (now: StoredDraft<Draft>) => {
      latest.current.keep = null;
      setKept(own.put(JSON.stringify(now)) ? { state: 'kept', at: now.at } : { state: 'failed' });
    },
    [own],
  );

  // Meets the device: what was typed a moment ago is kept, also when the page goes away before the moment is over.
  useEffect(() => {
    if (!isChanged) return undefined;
    const waiting = latest.current;
    waiting.keep = () => store({ version, at: new Date().toISOString(), draft });
    waiting.timer = setTimeout(() => waiting.keep?.(), saveDelayMs);
    const now = () => waiting.keep?.();
    globalThis.addEventListener('pagehide', now);
    return () => {
      clearTimeout(waiting.timer);
      globalThis.removeEventListener('pagehide', now);
    };
  }, [draft, isChanged, store, version]);

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
    saveState: kept,
    isRestored: isBroughtBack,
    clear: forget,
    discard: () => {
      forget();
      setDraft(saved.draft);
      setVersion(saved.version);
    },
  };
};
