import { assertCanStoreFor } from './person-stores.ts';

/** The browser's storage for the small things of one person: written only while they are signed in here. */
export type PersonStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Gives it; where the browser forbids a storage, each use throws, as it does with the browser's own. */
export const personStorageFor = (personId: number): PersonStorage => ({
  getItem: (place) => localStorage.getItem(place),
  setItem(place, text) {
    assertCanStoreFor(personId);
    localStorage.setItem(place, text);
  },
  removeItem: (place) => localStorage.removeItem(place),
});
