import { useCallback, useEffect, useRef, useState } from 'react';
import { ownTextAt } from '@inkstone/device';
import { useCurrentUser } from '@inkstone/session/web';

/** A draft as stored on the device. */
interface StoredDraft<Draft> {
  /** The version it is based on; 0 for something new. */
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

/** The result of storing the draft last. */
export type DraftSaveState = { state: 'kept'; at: string } | { state: 'failed' };

/** A draft that is stored on the device. */
export interface PersistedDraft<Draft> {
  draft: Draft;
  change(next: Draft | ((now: Draft) => Draft)): void;
  /** The version the draft is based on. */
  version: number;
  setVersion(version: number): void;
  isChanged: boolean;
  /** When the device stored it last; null before the first change. */
  saveState: DraftSaveState | null;
  /** True if it was restored from the device. */
  isRestored: boolean;
  /** Removes the stored draft, after saving or discarding. */
  clear(): void;
  /** Resets to what was saved. */
  discard(): void;
}

const saveDelayMs = 400;

/**
 * Stores a draft on the device, by person and name, until it is saved or discarded; restores it afterwards.
 * `readStored` gives a draft that an earlier version stored its present form.
 */
export const usePersistedDraft = <Draft>(
  name: string,
  saved: { version: number; draft: Draft },
  readStored: (stored: Draft) => Draft = (stored) => stored,
): PersistedDraft<Draft> => {
  const { id: personId } = useCurrentUser();
  const storageKey = `inkstone.draft.${personId}.${name}`;
  const [own] = useState(() => ownTextAt(personId, storageKey));
  const [stored] = useState(() => parsed<Draft>(own.readDraft()));
  const [draft, setDraft] = useState<Draft>(() => (stored ? readStored(stored.draft) : saved.draft));
  const [version, setVersion] = useState(stored?.version ?? saved.version);
  const [isChanged, setChanged] = useState(stored !== null);
  const [isRestored, setRestored] = useState(stored !== null);
  const [saveState, setSaveState] = useState<DraftSaveState | null>(stored ? { state: 'kept', at: stored.at } : null);
  const cancel = useDelayedStore(own, { draft, version, isChanged }, setSaveState);

  const forget = () => {
    cancel();
    own.remove();
    setChanged(false);
    setRestored(false);
    setSaveState(null);
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
    saveState,
    isRestored,
    clear: forget,
    discard: () => {
      forget();
      setDraft(saved.draft);
      setVersion(saved.version);
    },
  };
};

/** Stores changes after a delay, and at once when the page or the screen is left. Returns what cancels storing. */
const useDelayedStore = <Draft>(
  own: ReturnType<typeof ownTextAt>,
  { draft, version, isChanged }: { draft: Draft; version: number; isChanged: boolean },
  onStored: (state: DraftSaveState) => void,
): (() => void) => {
  const latest = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; keep: (() => void) | null }>({
    timer: undefined,
    keep: null,
  });

  const store = useCallback(
    (now: StoredDraft<Draft>) => {
      latest.current.keep = null;
      onStored(own.put(JSON.stringify(now)) ? { state: 'kept', at: now.at } : { state: 'failed' });
    },
    [own, onStored],
  );

  // Stores recent changes after a delay, or at once when the page is hidden.
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

  // Stores recent changes when the screen is left.
  useEffect(() => {
    const waiting = latest.current;
    return () => waiting.keep?.();
  }, []);

  return () => {
    latest.current.keep = null;
    clearTimeout(latest.current.timer);
  };
};
