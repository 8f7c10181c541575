import { requestPersistentStorage } from './persistent-storage.ts';
import { assertCanStoreFor } from './person-stores.ts';

/** Local storage of one person, writable only while they are signed in here. */
export type PersonStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns it; where the browser forbids storage, each use throws. */
export const personStorageFor = (personId: number): PersonStorage => ({
  getItem: (place) => localStorage.getItem(place),
  setItem(place, text) {
    assertCanStoreFor(personId);
    localStorage.setItem(place, text);
    requestPersistentStorage();
  },
  removeItem: (place) => localStorage.removeItem(place),
});
