import { createListeners } from '@inkstone/base';
import {
  isSessionKey,
  readStoredSession,
  removeStoredSession,
  writeStoredSession,
  type StoredSession,
  type Login,
  type SessionLoss,
  type Person,
} from './stored-session.ts';

export interface SessionState {
  /** The user of this window; stays while the session is lost. */
  readonly person: Person | null;
  readonly login: Login | null;
  /** The token; null while nobody is signed in or the session is lost. */
  readonly token: string | null;
  readonly lost: SessionLoss | null;
  /** Another user who has signed in in another window. */
  readonly otherPerson: Person | null;
  /** The user of this window has signed out, or another has signed in, in another window. */
  readonly hasSignedOut: boolean;
  /** This window has something that must not be lost: an attempt, or unsaved input. */
  readonly isPageProtected: boolean;
}

export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Stores a new session; this window belongs to the user from now on. */
  signIn(person: Person, login: Login, token: string): void;
  /** Updates the user's data. */
  update(change: Partial<Person>): void;
  /** Marks the session as lost when the server rejects its token; a token replaced meanwhile is ignored. */
  lose(token: string | null, lost: SessionLoss): void;
  /** Removes the session in all windows. */
  signOut(): void;
  /** Switches the window to the user who is signed in now. */
  yieldWindow(): void;
  /** Protects the page until the returned function is called: a lost session is then handled by a dialog. */
  claimPage(): () => void;
}

const noSession = { person: null, login: null, token: null, lost: null, otherPerson: null, hasSignedOut: false };

const unknownLoss: SessionLoss = { code: '', message: '' };

const toState = (stored: StoredSession | null, before: SessionState): SessionState => {
  const { isPageProtected, person: ownPerson } = before;
  if (ownPerson === null) return { ...noSession, ...stored, isPageProtected };
  if (stored?.person.id === ownPerson.id) {
    const lost = stored.token === null ? (stored.lost ?? before.lost ?? unknownLoss) : null;
    return { ...noSession, ...stored, lost, isPageProtected };
  }
  return {
    ...before,
    token: null,
    lost: before.lost ?? unknownLoss,
    otherPerson: stored?.person ?? null,
    hasSignedOut: true,
  };
};

/** Creates the store over a storage; `onStorageChange` subscribes to changes in other windows. */
export const createSessionStore = (
  storage: Storage,
  onStorageChange: (listener: (place: string | null) => void) => void,
): SessionStore => {
  const listeners = createListeners();
  const claims = new Set<object>();
  let state: SessionState = toState(readStoredSession(storage), { ...noSession, isPageProtected: false });

  const set = (next: SessionState): void => {
    state = next;
    listeners.notify();
  };
  const reread = (): void => set(toState(readStoredSession(storage), state));
  onStorageChange((place) => {
    if (isSessionKey(place)) reread();
  });

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    signIn(person, login, token) {
      writeStoredSession(storage, { person, login, token, lost: null });
      set({ ...noSession, person, login, token, isPageProtected: state.isPageProtected });
    },
    update(change) {
      const { person, login, token } = state;
      if (!person || !login || token === null) return;
      const changed = { ...person, ...change };
      writeStoredSession(storage, { person: changed, login, token, lost: null });
      set({ ...state, person: changed });
    },
    lose(token, lost) {
      const { person, login } = state;
      if (!person || !login || token === null || token !== state.token) return;
      writeStoredSession(storage, { person, login, token: null, lost });
      set({ ...state, token: null, lost });
    },
    signOut() {
      removeStoredSession(storage);
      set({ ...noSession, isPageProtected: state.isPageProtected });
    },
    yieldWindow() {
      set(toState(readStoredSession(storage), { ...noSession, isPageProtected: state.isPageProtected }));
    },
    claimPage() {
      const claim = {};
      claims.add(claim);
      if (!state.isPageProtected) set({ ...state, isPageProtected: true });
      return () => {
        claims.delete(claim);
        if (claims.size === 0 && state.isPageProtected) set({ ...state, isPageProtected: false });
      };
    },
  };
};
