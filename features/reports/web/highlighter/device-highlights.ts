import { createPersonDatabases, type DeviceSchema } from '@inkstone/device';
import { mergeHighlights, type Highlight } from './highlights.ts';

interface Stores extends DeviceSchema {
  passages: { key: string; value: { passage: string; highlights: readonly Highlight[] } };
}

/** A person's highlights on this device, by passage; every person has a separate database. */
const openHighlightsDatabase = createPersonDatabases<Stores>((personId) => ({
  name: `inkstone-highlights-${personId}`,
  version: 10,
  upgrade: (database) => void database.createObjectStore('passages', { keyPath: 'passage' }),
  durability: 'relaxed',
}));

/** A person's highlights of a passage on this device. */
export const readHighlights = (personId: number, passage: string): Promise<readonly Highlight[]> =>
  openHighlightsDatabase(personId).read(
    ['passages'],
    async (transaction) => (await transaction.objectStore('passages').get(passage))?.highlights ?? [],
  );

/** Stores a change of a passage's highlights and returns the stored ones; removes the entry when there are none. */
export const saveHighlights = (
  personId: number,
  passage: string,
  change: { before: readonly Highlight[]; after: readonly Highlight[] },
): Promise<readonly Highlight[]> =>
  openHighlightsDatabase(personId).write(['passages'], async (transaction) => {
    const store = transaction.objectStore('passages');
    const highlights = mergeHighlights((await store.get(passage))?.highlights ?? [], change);
    if (highlights.length > 0) await store.put({ passage, highlights });
    else await store.delete(passage);
    return highlights;
  });
