import { beforeEach, expect, test } from 'vitest';
import type { Person } from './stored-session.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** A browser: one storage, and windows that hear each other's changes. */
const aBrowser = () => {
  const places = new Map<string, string>();
  const windows: { heard: (place: string | null) => void }[] = [];
  const open = (): SessionStore => {
    const own = { heard: (_place: string | null) => undefined as void };
    const tell = (place: string) => windows.filter((window) => window !== own).forEach((window) => window.heard(place));
    const storage: Storage = {
      length: 0,
      clear: () => undefined,
      key: () => null,
      getItem: (place) => places.get(place) ?? null,
      setItem(place, value) {
        places.set(place, value);
        tell(place);
      },
      removeItem(place) {
        if (places.delete(place)) tell(place);
      },
    };
    windows.push(own);
    return createSessionStore(storage, (listener) => void (own.heard = listener));
  };
  return { places, open };
};

const person = (id: number, change: Partial<Person> = {}): Person => ({
  id,
  name: `Person ${id}`,
  role: ['student'],
  namedRoles: [{ role: 'student', label: 'Student' }],
  permission: [],
  language: 'en',
  isGuideSeen: true,
  browserToken: 'ua',
  ...change,
});
/** `person(7)` as every version has stored it. */
const storedPerson = {
  id: 7,
  name: 'Person 7',
  role: ['student'],
  all_role: [{ role: 'student', desc: 'Student' }],
  permission: [],
  language: 1,
  isTextbookTutorial: 1,
  ua_token: 'ua',
};
const login = { family: 'frontend' as const, username: 'linxiaohe' };

let browser: ReturnType<typeof aBrowser>;
let here: SessionStore;
beforeEach(() => {
  browser = aBrowser();
  here = browser.open();
});

test('the person is stored under their id, with the bearer token apart', () => {
  here.signIn(person(7), login, 'bearer');
  expect([...browser.places.keys()].toSorted()).toEqual(['inkstone.session', 'inkstone.token.7', 'inkstone.user.7']);
  expect(browser.places.get('inkstone.token.7')).toBe('bearer');
  expect(browser.places.get('inkstone.user.7')).not.toContain('bearer');
  expect(JSON.parse(browser.places.get('inkstone.user.7') ?? '')).toEqual(storedPerson);
});

test('windows opened later, and those already open, have the session too', () => {
  const open = browser.open();
  here.signIn(person(7), login, 'bearer');
  for (const store of [open, browser.open()]) {
    expect(store.get()).toMatchObject({ person: { id: 7 }, token: 'bearer', login, lost: null, otherPerson: null });
  }
});

test('a lost session keeps the person and notifies every window', () => {
  const window = browser.open();
  here.signIn(person(7), login, 'bearer');
  here.lose('bearer', { code: 'session.elsewhere', message: 'Signed in elsewhere.' });
  expect(here.get()).toMatchObject({ person: { id: 7 }, token: null, lost: { message: 'Signed in elsewhere.' } });
  expect(window.get()).toMatchObject({ person: { id: 7 }, token: null, lost: { message: 'Signed in elsewhere.' } });
});

test('a response to a replaced bearer token does not end the session', () => {
  here.signIn(person(7), login, 'old');
  here.signIn(person(7), login, 'new');
  here.lose('old', { code: 'session.expired', message: '' });
  here.lose(null, { code: 'session.none', message: '' });
  expect(here.get()).toMatchObject({ token: 'new', lost: null });
});

test('signing in again in one window gives every window its session back', () => {
  const window = browser.open();
  here.signIn(person(7), login, 'old');
  here.lose('old', { code: 'session.expired', message: '' });
  here.signIn(person(7), login, 'new');
  expect(window.get()).toMatchObject({ token: 'new', lost: null });
});

test("another person's sign-in does not become the session of a window of the first person", () => {
  const exam = browser.open();
  here.signIn(person(7), login, 'first');
  here.signIn(person(8), login, 'second');
  expect(exam.get()).toMatchObject({ person: { id: 7 }, token: null, otherPerson: { id: 8 } });
  expect(here.get()).toMatchObject({ person: { id: 8 }, token: 'second', otherPerson: null });
  exam.yieldWindow();
  expect(exam.get()).toMatchObject({ person: { id: 8 }, token: 'second', otherPerson: null });
});

test("another person's sign-in deletes the first person's bearer token and nothing else of theirs", () => {
  here.signIn(person(7), login, 'first');
  browser.places.set('inkstone.filters.7', 'kept');
  here.signIn(person(8), login, 'second');
  expect([...browser.places.keys()].filter((place) => place.endsWith('.7'))).toEqual(['inkstone.filters.7']);
});

test('signing out ends the session in all windows', () => {
  const window = browser.open();
  here.signIn(person(7), login, 'bearer');
  here.signOut();
  expect(here.get()).toMatchObject({ person: null, token: null });
  expect(window.get()).toMatchObject({ token: null, lost: { message: '' } });
  expect([...browser.places.keys()]).toEqual([]);
});

test('a change of the person is stored and emitted', () => {
  const window = browser.open();
  here.signIn(person(7), login, 'bearer');
  here.update({ language: 'zh', name: '林晓禾' });
  expect(window.get().person).toMatchObject({ language: 'zh', name: '林晓禾' });
});

test('a window opened after the loss has the reason', () => {
  here.signIn(person(7), login, 'bearer');
  here.lose('bearer', { code: 'session.expired', message: 'Ended.' });
  expect(browser.open().get()).toMatchObject({ person: { id: 7 }, token: null, lost: { message: 'Ended.' } });
});

test('a storage with invalid content holds no session', () => {
  browser.places.set('inkstone.session', 'not json');
  expect(browser.open().get().person).toBeNull();
  browser.places.set('inkstone.session', '{"id":9}');
  expect(browser.open().get().person).toBeNull();
});

test('the page is claimed as long as one claim exists', () => {
  const first = here.claimPage();
  const second = here.claimPage();
  first();
  expect(here.get().isPageProtected).toBe(true);
  second();
  expect(here.get().isPageProtected).toBe(false);
});

test('listeners are notified until they unsubscribe', () => {
  let heard = 0;
  const stop = here.subscribe(() => heard++);
  here.signIn(person(7), login, 'bearer');
  stop();
  here.signOut();
  expect(heard).toBe(1);
});
