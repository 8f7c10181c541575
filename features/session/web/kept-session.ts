import type { Family, Permission, Role } from '../roles.ts';

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
  family: Family;
  /** Empty where the identity provider signed them in. */
  username: string;
}

/** Why the session was lost. */
export interface Lost {
  code: string;
  /** The server's words, already in the person's language; empty where a window signed out by itself. */
  message: string;
}

/** What the windows of this browser share. */
export interface Kept {
  person: Person;
  login: Login;
  /** Null once the server has said that the session is over. */
  token: string | null;
  /** Why there is no bearer any more; null while there is one. */
  lost: Lost | null;
}

const sessionPlace = 'inkstone.session';
const userPlace = (id: number): string => `inkstone.user.${id}`;
const tokenPlace = (id: number): string => `inkstone.token.${id}`;

/** Whether a change of a place in the storage concerns the session; null stands for all places. */
export const isSessionPlace = (place: string | null): boolean =>
  place === null || place === sessionPlace || /^inkstone\.(user|token)\.\d+$/.test(place);

type Pointer = { id: number; lost?: Lost | null } & Login;

const parsed = <Value>(text: string | null): Value | null => {
  if (text === null) return null;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return null;
  }
};

/** The session that the storage holds, or null; a storage that cannot be read holds none. */
export const readKept = (storage: Storage): Kept | null => {
  const current = parsed<Pointer>(storage.getItem(sessionPlace));
  if (!current) return null;
  const person = parsed<Person>(storage.getItem(userPlace(current.id)));
  if (!person) return null;
  const { family, username } = current;
  const token = storage.getItem(tokenPlace(current.id));
  return { person, login: { family, username }, token, lost: token === null ? (current.lost ?? null) : null };
};

/** Forgets one person; whatever else this browser keeps for them (an unsent journal) stays. */
const forget = (storage: Storage, id: number): void => {
  storage.removeItem(userPlace(id));
  storage.removeItem(tokenPlace(id));
};

/** Keeps a session. The pointer is written last, so that another window never meets half of it. */
export const writeKept = (storage: Storage, { person, login, token, lost }: Kept): void => {
  const before = parsed<{ id: number }>(storage.getItem(sessionPlace));
  if (token === null) storage.removeItem(tokenPlace(person.id));
  else storage.setItem(tokenPlace(person.id), token);
  storage.setItem(userPlace(person.id), JSON.stringify(person));
  storage.setItem(sessionPlace, JSON.stringify({ id: person.id, ...login, lost }));
  if (before && before.id !== person.id) forget(storage, before.id);
};

/** Forgets the session, the pointer first. */
export const removeKept = (storage: Storage): void => {
  const before = parsed<{ id: number }>(storage.getItem(sessionPlace));
  storage.removeItem(sessionPlace);
  if (before) forget(storage, before.id);
};
