import { personStorageFor } from './person-storage.ts';

/** One text of a person in the browser's storage, which several windows may write. */
export interface OwnText {
  /** What is there now; null where nothing is, or the browser forbids its storage. This window continues from it. */
  readDraft(): string | null;
  /** Keeps a text; false where the browser takes none, or another window has kept one since this one read. */
  put(text: string): boolean;
  /** Takes away what this window has kept or read; what another one has kept since stays. */
  remove(): void;
}

/** Opens it. A window never removes or replaces what another one has reported as stored. */
export const ownTextAt = (personId: number, place: string): OwnText => {
  const places = personStorageFor(personId);
  let known: string | null = null;
  return {
    readDraft() {
      try {
        known = places.getItem(place);
      } catch {
        known = null;
      }
      return known;
    },
    put(text) {
      try {
        const current = places.getItem(place);
        if (current !== null && current !== known) return false;
        places.setItem(place, text);
        known = text;
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        if (places.getItem(place) === known) places.removeItem(place);
      } catch {
        // A browser that forbids its storage has kept nothing.
      }
    },
  };
};
