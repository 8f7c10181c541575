import { deleteSealed, writeSealed, readSealed } from './sealed-store.ts';

const name = 'localStorage';

/** What is the browser's and says nothing of anybody. */
const browserKinds = new Set(['device', 'language', 'chosenLanguage', 'session', 'volume', 'scheme', 'leaving']);

/** The session itself takes these away. */
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

/** The product's places in a storage of the browser. */
export const storageKeysIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((place) =>
    place.startsWith('inkstone.'),
  );

const localKeys = (): string[] => storageKeysIn(localStorage);

/** Whose a place is, by its name: a person's own, or what was looked at by whoever was here. */
const isOwn = (place: string, personId: number): boolean => {
  const [, kind = '', id] = place.split('.');
  return personKinds.has(kind) && !sessionKinds.has(kind) && id === String(personId);
};

const isPreserved = (place: string): boolean => {
  const [, kind = ''] = place.split('.');
  return browserKinds.has(kind) || personKinds.has(kind);
};

/** Seals the small things that a person's pages keep in the browser's storage, drafts among them, and takes the rest away. */
export const sealStorage = async (personId: number, key: string | null): Promise<void> => {
  const own = localKeys().filter((place) => isOwn(place, personId));
  if (key !== null && own.length > 0) {
    // What was sealed earlier and not opened since stays with it: a sealing that was cut short has taken some of it away.
    const earlier = (await readSealed(personId, key, name)) ?? {};
    const now = Object.fromEntries(own.map((place) => [place, localStorage.getItem(place)]));
    await writeSealed(personId, key, name, { ...earlier, ...now });
    for (const place of own) localStorage.removeItem(place);
  }
  for (const place of localKeys()) if (!isPreserved(place)) localStorage.removeItem(place);
};

/** Puts them back; one that is there already goes before. */
export const unsealStorage = async (personId: number, key: string): Promise<void> => {
  const sealed = await readSealed(personId, key, name);
  if (typeof sealed !== 'object' || sealed === null) return;
  for (const [place, text] of Object.entries(sealed)) {
    if (typeof text === 'string' && localStorage.getItem(place) === null) localStorage.setItem(place, text);
  }
  await deleteSealed(personId, key, name);
};
