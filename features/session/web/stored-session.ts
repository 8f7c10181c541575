import type { LoginFamily, Permission, Role } from '../roles.ts';

/** The signed-in person as this browser keeps it: the user info without its bearer, under the person's id. */
export interface Person {
  id: number;
  name: string;
  role: Role[];
  all_role: { role: Role; desc: string }[];
  permission: Permission[];
  language: 1 | 2;
  /** By whose clock instants are told; absent in a session that an older version kept. */
  timeZone?: string | undefined;
  /** The zone was chosen on the account page. */
  isTimeZoneChosen?: boolean | undefined;
  schoolTimeZone?: string | undefined;
  isTextbookTutorial: 0 | 1;
  /** Copy of the cookie of the same name. */
  ua_token: string;
}

/** How the person signed in: what is asked again when the session is lost. */
export interface Login {
  family: LoginFamily;
  /** Empty where the identity provider signed them in. */
  username: string;
}

/** Why the session was lost. */
export interface SessionLoss {
  code: string;
  /** The server's words, already in the person's language; empty where a window signed out by itself. */
  message: string;
}

/** What the windows of this browser share. */
export interface StoredSession {
  person: Person;
  login: Login;
  /** Null once the server has said that the session is over. */
  token: string | null;
  /** Why there is no bearer any more; null while there is one. */
  lost: SessionLoss | null;
}

const sessionKey = 'inkstone.session';
const userKey = (id: number): string => `inkstone.user.${id}`;
const tokenKey = (id: number): string => `inkstone.token.${id}`;

/** Whether a change of a place in the storage concerns the session; null stands for all places. */
export const isSessionKey = (place: string | null): boolean =>
  place === null || place === sessionKey || /^inkstone\.(user|token)\.\d+$/.test(place);

type Pointer = { id: number; lost?: SessionLoss | null } & Login;

const parseJson = <Value>(text: string | null): Value | null => {
  if (text === null) return null;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return null;
  }
};

/** The session that the storage holds, or null; a storage that cannot be read holds none. */
export const readStoredSession = (storage: Storage): StoredSession | null => {
  const current = parseJson<Pointer>(storage.getItem(sessionKey));
  if (!current) return null;
  const person = parseJson<Person>(storage.getItem(userKey(current.id)));
  if (!person) return null;
  const { family, username } = current;
  const token = storage.getItem(tokenKey(current.id));
  return { person, login: { family, username }, token, lost: token === null ? (current.lost ?? null) : null };
};

/** Forgets one person; whatever else this browser keeps for them (an unsent journal) stays. */
const removePerson = (storage: Storage, id: number): void => {
  storage.removeItem(userKey(id));
  storage.removeItem(tokenKey(id));
};

/** Keeps a session. The pointer is written last, so that another window never meets half of it. */
export const writeStoredSession = (storage: Storage, { person, login, token, lost }: StoredSession): void => {
  const before = parseJson<{ id: number }>(storage.getItem(sessionKey));
  if (token === null) storage.removeItem(tokenKey(person.id));
  else storage.setItem(tokenKey(person.id), token);
  storage.setItem(userKey(person.id), JSON.stringify(person));
  storage.setItem(sessionKey, JSON.stringify({ id: person.id, ...login, lost }));
  if (before && before.id !== person.id) removePerson(storage, before.id);
};

/** Forgets the session, the pointer first. */
export const removeStoredSession = (storage: Storage): void => {
  const before = parseJson<{ id: number }>(storage.getItem(sessionKey));
  storage.removeItem(sessionKey);
  if (before) removePerson(storage, before.id);
};
