import { createListeners } from '@inkstone/base';
import {
  isSessionPlace,
  readKept,
  removeKept,
  writeKept,
  type Kept,
  type Login,
  type Lost,
  type Person,
} from './kept-session.ts';

/** The session as one window sees it. */
export interface SessionState {
  /** The person whom this window belongs to; stays while the session is lost. */
  readonly person: Person | null;
  readonly login: Login | null;
  /** The bearer; null while nobody is signed in or the session is lost. */
  readonly token: string | null;
  readonly lost: Lost | null;
  /** Somebody else who has signed in in another window meanwhile. */
  readonly other: Person | null;
  /** The person whom this window belongs to has signed out in another window, or somebody else has signed in there. */
  readonly hasLeft: boolean;
  /** Something in this window must not be taken away: an attempt, input that is not saved. */
  readonly keepsPage: boolean;
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
  lose(token: string | null, lost: Lost): void;
  /** Forgets the session in all windows. */
  signOut(): void;
  /** Gives up the person whom this window belonged to, and goes on with whoever is signed in. */
  yieldWindow(): void;
  /** Claims the page until the result is called: a lost session is asked for over it. */
  claimPage(): () => void;
}

const nobody = { person: null, login: null, token: null, lost: null, other: null, hasLeft: false };

const untold: Lost = { code: '', message: '' };

const stateOf = (kept: Kept | null, before: SessionState): SessionState => {
  const { keepsPage, person: mine } = before;
  if (mine === null) return { ...nobody, ...kept, keepsPage };
  if (kept?.person.id === mine.id) {
    const lost = kept.token === null ? (kept.lost ?? before.lost ?? untold) : null;
    return { ...nobody, ...kept, lost, keepsPage };
  }
  return { ...before, token: null, lost: before.lost ?? untold, other: kept?.person ?? null, hasLeft: true };
};

/** Makes the store over a storage; `hear` calls back when another window changed a place in it. */
export const makeSessionStore = (
  storage: Storage,
  hear: (listener: (place: string | null) => void) => void,
): SessionStore => {
  const listeners = createListeners();
  const claims = new Set<object>();
  let state: SessionState = stateOf(readKept(storage), { ...nobody, keepsPage: false });

  const set = (next: SessionState): void => {
    state = next;
    listeners.notify();
  };
  const reread = (): void => set(stateOf(readKept(storage), state));
  hear((place) => {
    if (isSessionPlace(place)) reread();
  });

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    signIn(person, login, token) {
      writeKept(storage, { person, login, token, lost: null });
      set({ ...nobody, person, login, token, keepsPage: state.keepsPage });
    },
    update(change) {
      const { person, login, token } = state;
      if (!person || !login || token === null) return;
      const changed = { ...person, ...change };
      writeKept(storage, { person: changed, login, token, lost: null });
      set({ ...state, person: changed });
    },
    lose(token, lost) {
      const { person, login } = state;
      if (!person || !login || token === null || token !== state.token) return;
      writeKept(storage, { person, login, token: null, lost });
      set({ ...state, token: null, lost });
    },
    signOut() {
      removeKept(storage);
      set({ ...nobody, keepsPage: state.keepsPage });
    },
    yieldWindow() {
      set(stateOf(readKept(storage), { ...nobody, keepsPage: state.keepsPage }));
    },
    claimPage() {
      const claim = {};
      claims.add(claim);
      if (!state.keepsPage) set({ ...state, keepsPage: true });
      return () => {
        claims.delete(claim);
        if (claims.size === 0 && state.keepsPage) set({ ...state, keepsPage: false });
      };
    },
  };
};
