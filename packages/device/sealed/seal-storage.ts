import { deleteSealed, writeSealed, readSealed } from './sealed-store.ts';

const name = 'localStorage';

/** Keys of the browser, not of a person. */
const browserKinds = new Set([
  ...['device', 'language', 'chosenLanguage', 'session', 'volume', 'scheme', 'leaving'],
  // Which databases a person has here: needed until they are sealed.
  'stores',
]);

/** Keys that the session removes itself. */
const sessionKinds = new Set(['user', 'token', 'key']);

const personKinds = new Set([
  'draft',
  'analysis',
  'watched',
  'downloads',
  'reading',
  'textBookArr',
  'windows',
  ...sessionKinds,
]);

/** The product's keys in a web storage. */
export const storageKeysIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((place) =>
    place.startsWith('inkstone.'),
  );

const localKeys = (): string[] => storageKeysIn(localStorage);

/** Whether a storage key belongs to a person. */
const isOwn = (place: string, personId: number): boolean => {
  const [, kind = '', id] = place.split('.');
  return personKinds.has(kind) && !sessionKinds.has(kind) && id === String(personId);
};

/** Kinds of texts that may not have reached the server yet. */
const unsentKinds = new Set(['draft', 'analysis', 'watched']);

/** The number of a person's texts in local storage that only this device may have. */
export const countUnsentTexts = (personId: number): number =>
  localKeys().filter((place) => isOwn(place, personId) && unsentKinds.has(place.split('.')[1] ?? '')).length;

const isPreserved = (place: string): boolean => {
  const [, kind = ''] = place.split('.');
  return browserKinds.has(kind) || personKinds.has(kind);
};

/** Encrypts a person's entries of local storage, drafts among them, and removes the other entries. */
export const sealStorage = async (personId: number, key: string | null): Promise<void> => {
  const own = localKeys().filter((place) => isOwn(place, personId));
  if (key !== null && own.length > 0) {
    // Entries sealed earlier and not restored are kept: an interrupted sealing has removed some of them.
    const earlier = (await readSealed(personId, key, name)) ?? {};
    const now = Object.fromEntries(own.map((place) => [place, localStorage.getItem(place)]));
    await writeSealed(personId, key, name, { ...earlier, ...now });
    for (const place of own) localStorage.removeItem(place);
  }
  for (const place of localKeys()) if (!isPreserved(place)) localStorage.removeItem(place);
};

/** Restores the entries; existing ones take precedence. */
export const unsealStorage = async (personId: number, key: string): Promise<void> => {
  const sealed = await readSealed(personId, key, name);
  if (typeof sealed !== 'object' || sealed === null) return;
  for (const [place, text] of Object.entries(sealed)) {
    if (typeof text === 'string' && localStorage.getItem(place) === null) localStorage.setItem(place, text);
  }
  await deleteSealed(personId, key, name);
};
