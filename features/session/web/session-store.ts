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

/** The session as one window sees it. */
export interface SessionState {
  /** The person whom this window belongs to; stays while the session is lost. */
  readonly person: Person | null;
  readonly login: Login | null;
  /** The bearer; null while nobody is signed in or the session is lost. */
  readonly token: string | null;
  readonly lost: SessionLoss | null;
  /** Somebody else who has signed in in another window meanwhile. */
  readonly otherPerson: Person | null;
  /** The person whom this window belongs to has signed out in another window, or somebody else has signed in there. */
  readonly hasSignedOut: boolean;
  /** Something in this window must not be taken away: an attempt, input that is not saved. */
  readonly isPageProtected: boolean;
}

/** The session of this browser, shared by its windows. */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Keeps a new session; this window belongs to the person from now on. */
  signIn(person: Person, login: Login, token: string): void;
  /** Changes what is known of the person. */
  update(change: Partial<Person>): void;
  /** The server no longer takes a bearer; one that was replaced meanwhile is nobody's loss. */
  lose(token: string | null, lost: SessionLoss): void;
  /** Forgets the session in all windows. */
  signOut(): void;
  /** Gives up the person whom this window belonged to, and goes on with whoever is signed in. */
  yieldWindow(): void;
  /** Claims the page until the result is called: a lost session is asked for over it. */
  claimPage(): () => void;
}

const noSession = { person: null, login: null, token: null, lost: null, otherPerson: null, hasSignedOut: false };

const unknownLoss: SessionLoss = { code: '', message: '' };

const toState = (kept: StoredSession | null, before: SessionState): SessionState => {
  const { isPageProtected, person: mine } = before;
  if (mine === null) return { ...noSession, ...kept, isPageProtected };
  if (kept?.person.id === mine.id) {
    const lost = kept.token === null ? (kept.lost ?? before.lost ?? unknownLoss) : null;
    return { ...noSession, ...kept, lost, isPageProtected };
  }
  return {
    ...before,
    token: null,
    lost: before.lost ?? unknownLoss,
    otherPerson: kept?.person ?? null,
    hasSignedOut: true,
  };
};

/** Makes the store over a storage; `hear` calls back when another window changed a place in it. */
export const createSessionStore = (
  storage: Storage,
  hear: (listener: (place: string | null) => void) => void,
): SessionStore => {
  const listeners = createListeners();
  const claims = new Set<object>();
  let state: SessionState = toState(readStoredSession(storage), { ...noSession, isPageProtected: false });

  const set = (next: SessionState): void => {
    state = next;
    listeners.notify();
  };
  const reread = (): void => set(toState(readStoredSession(storage), state));
  hear((place) => {
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
