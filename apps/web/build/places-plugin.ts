import type { Plugin } from 'vite';
import { readTables } from './read-screens.ts';

const virtualId = 'virtual:places';

/** Paths and callers of every screen, by whose table has it; equal callers are said once. */
const placesText = async (): Promise<string> => {
  const callers: string[] = [];
  const callerOf = (who: unknown): number => {
    const text = JSON.stringify(who);
    if (!callers.includes(text)) callers.push(text);
    return callers.indexOf(text);
  };
  const places = Object.fromEntries(
    Object.entries(await readTables()).map(([name, rows]) => [
      name,
      rows.map((row) => [row.path, callerOf(row.access)]),
    ]),
  );
  return `export const callers = [${callers.join(',')}];\nexport const places = ${JSON.stringify(places)};`;
};

/** Gives the app what menus and doors need of every screen, so that the tables themselves may come with their first screen. */
export const placesPlugin = (): Plugin => ({
  name: 'inkstone-places',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
  load: (id) => (id === `\0${virtualId}` ? placesText() : null),
});
