import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';
import { openSessionStorage } from './session-storage.ts';

const person = {
  ...{ id: 7, name: 'Lin', role: ['student' as const], namedRoles: [{ role: 'student' as const, label: 'Student' }] },
  ...{ permission: [], language: 'en' as const, isGuideSeen: true, browserToken: 'ua' },
};
const login = { family: 'frontend' as const, username: 'lin' };

let room = Infinity;
const places = new Map<string, string>();
beforeEach(() => {
  room = Infinity;
  places.clear();
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => places.get(place) ?? null,
    removeItem: (place: string) => void places.delete(place),
    setItem(place: string, value: string) {
      if (places.size >= room) throw new DOMException('full', 'QuotaExceededError');
      places.set(place, value);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = () => createSessionStore(openSessionStorage(), () => undefined);

test('a device without room keeps nobody out: the session stays in the window, and signing out ends it', () => {
  room = 0;
  const store = open();
  store.signIn(person, login, 'token');
  expect(store.get()).toMatchObject({ token: 'token', person: { id: 7 } });
  expect([...places]).toEqual([]);
  store.signOut();
  expect(store.get()).toMatchObject({ token: null, person: null });
});

test('a session from before is never read where there is no room for a new one', () => {
  open().signIn(person, login, 'former');
  room = 0;
  const store = open();
  store.signIn(person, login, 'new');
  expect(store.get().token).toBe('new');
  expect([...places.values()]).not.toContain('former');
});

test('with room again the session is stored for the other windows', () => {
  room = 0;
  const store = open();
  store.signIn(person, login, 'token');
  room = Infinity;
  store.signIn(person, login, 'later');
  expect(open().get()).toMatchObject({ token: 'later', person: { id: 7 } });
});

test('a window keeps its session when it is loaded again, where only its own storage has room', () => {
  const own = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => own.get(place) ?? null,
    removeItem: (place: string) => void own.delete(place),
    setItem: (place: string, value: string) => void own.set(place, value),
  });
  room = 0;
  open().signIn(person, login, 'token');
  const reloaded = open();
  expect(reloaded.get()).toMatchObject({ token: 'token', person: { id: 7 } });
  reloaded.signOut();
  expect([...own]).toEqual([]);
});

test('a longer session that only fits once the former one is gone is stored for the other windows', () => {
  let bytes = 0;
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => places.get(place) ?? null,
    removeItem: (place: string) => void places.delete(place),
    setItem(place: string, value: string) {
      const others = [...places].filter(([other]) => other !== place);
      const size = others.reduce((sum, [, text]) => sum + text.length, 0) + value.length + (places.has(place) ? 1 : 0);
      if (bytes > 0 && size > bytes) throw new DOMException('full', 'QuotaExceededError');
      places.set(place, value);
    },
  });
  open().signIn(person, login, 'token');
  bytes = [...places.values()].reduce((sum, text) => sum + text.length, 0);
  open().signIn(person, login, 'other');
  expect(open().get()).toMatchObject({ token: 'other', person: { id: 7 } });
  expect([...places.values()].join('')).toContain('other');
});
