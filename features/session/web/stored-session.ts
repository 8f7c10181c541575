import type { Language } from '@inkstone/base';
import { fromWire, toWire } from '@inkstone/call';
import { switchRole } from '../contract.ts';
import type { LoginFamily, Permission, Role } from '../roles.ts';

/** The signed-in user as stored in this browser, without the token, under the user's id. */
export interface Person {
  id: number;
  name: string;
  role: Role[];
  namedRoles: { role: Role; label: string }[];
  permission: Permission[];
  language: Language;
  /** Time zone for displayed times; absent in sessions stored by an older version. */
  timeZone?: string | undefined;
  /** The time zone was chosen on the account page. */
  isTimeZoneChosen?: boolean | undefined;
  schoolTimeZone?: string | undefined;
  isGuideSeen: boolean;
  /** Copy of the cookie `ua_token`. */
  browserToken: string;
}

/** Stored as the calls spell it, which pages of an earlier version in other windows read too. */
const toStoredPerson = (person: Person): unknown => toWire(switchRole, 'output', person);

const toPerson = (stored: object): Person => fromWire(switchRole, 'output', stored) as Person;

/** How the user signed in, for signing in again when the session is lost. */
export interface Login {
  family: LoginFamily;
  /** Empty for the identity provider. */
  username: string;
}

/** Why the session was lost. */
export interface SessionLoss {
  code: string;
  /** Message of the server in the user's language; empty where a window signed out by itself. */
  message: string;
}

/** Session shared by the windows of this browser. */
export interface StoredSession {
  person: Person;
  login: Login;
  /** Null once the server reported the end of the session. */
  token: string | null;
  /** Why there is no token; null while there is one. */
  lost: SessionLoss | null;
}

const sessionKey = 'inkstone.session';
const userKey = (id: number): string => `inkstone.user.${id}`;
const tokenKey = (id: number): string => `inkstone.token.${id}`;

/** Whether a storage key belongs to the session; null means all keys. */
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

/** Reads the stored session, or null; also null where storage cannot be read. */
export const readStoredSession = (storage: Storage): StoredSession | null => {
  const current = parseJson<Pointer>(storage.getItem(sessionKey));
  if (!current) return null;
  const stored = parseJson<object>(storage.getItem(userKey(current.id)));
  if (!stored) return null;
  const person = toPerson(stored);
  const { family, username } = current;
  const token = storage.getItem(tokenKey(current.id));
  return { person, login: { family, username }, token, lost: token === null ? (current.lost ?? null) : null };
};

/** Removes one user; other data of theirs (an unsent journal) stays. */
const removePerson = (storage: Storage, id: number): void => {
  storage.removeItem(userKey(id));
  storage.removeItem(tokenKey(id));
};

/** Stores a session. The pointer is written last, so that other windows never read half of it. */
export const writeStoredSession = (storage: Storage, { person, login, token, lost }: StoredSession): void => {
  const before = parseJson<{ id: number }>(storage.getItem(sessionKey));
  if (token === null) storage.removeItem(tokenKey(person.id));
  else storage.setItem(tokenKey(person.id), token);
  storage.setItem(userKey(person.id), JSON.stringify(toStoredPerson(person)));
  storage.setItem(sessionKey, JSON.stringify({ id: person.id, ...login, lost }));
  if (before && before.id !== person.id) removePerson(storage, before.id);
};

/** Removes the session, pointer first. */
export const removeStoredSession = (storage: Storage): void => {
  const before = parseJson<{ id: number }>(storage.getItem(sessionKey));
  storage.removeItem(sessionKey);
  if (before) removePerson(storage, before.id);
};
