/** `copies`: the server has everything in it. */
export type StoreContent = 'unsent' | 'copies';

/** A database of one person on this device. */
export interface PersonStore {
  name: string;
  content: StoreContent;
  close(): void;
}

const stores = new Map<number, Map<string, PersonStore>>();

const placeFor = (personId: number): string => `inkstone.stores.${personId}`;

/** The names of a person's databases that were opened on this device, by any window and version that noted them. */
export const readStoreNotes = (personId: number): ReadonlyMap<string, StoreContent> => {
  try {
    const notes = Object.entries(JSON.parse(localStorage.getItem(placeFor(personId)) ?? '{}') as object);
    return new Map(notes.map(([name, content]) => [name, content === 'copies' ? 'copies' : 'unsent']));
  } catch {
    return new Map();
  }
};

/** Notes on the device that a database is there, for a sign-out on a page that never opens it. */
export const noteStore = (personId: number, { name, content }: Pick<PersonStore, 'name' | 'content'>): void => {
  const notes = readStoreNotes(personId);
  if (notes.get(name) === content) return;
  try {
    localStorage.setItem(placeFor(personId), JSON.stringify(Object.fromEntries([...notes, [name, content]])));
  } catch {
    // Without storage, the browser's own list of databases has to do.
  }
};

/** Deletes the notes, once nothing of the person can be read here. */
export const deleteStoreNotes = (personId: number): void => {
  try {
    localStorage.removeItem(placeFor(personId));
  } catch {
    // There are none.
  }
};

/** Registers a database of a person in this window. */
export const registerStore = (personId: number, store: PersonStore): void => {
  const own = stores.get(personId) ?? new Map<string, PersonStore>();
  stores.set(personId, own.set(store.name, store));
};

/** The databases of a person that this window has opened. */
export const listRegisteredStores = (personId: number): PersonStore[] => [...(stores.get(personId)?.values() ?? [])];
