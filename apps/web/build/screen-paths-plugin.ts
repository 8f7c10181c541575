import type { Plugin } from 'vite';
import { readTables } from './read-screens.ts';

const virtualId = 'virtual:places';

/** Generates a module with the path and access rule of every screen, by table; equal rules are listed once. */
const toPlacesModule = async (): Promise<string> => {
  const callers: string[] = [];
  const indexOfCaller = (access: unknown): number => {
    const text = JSON.stringify(access);
    if (!callers.includes(text)) callers.push(text);
    return callers.indexOf(text);
  };
  const places = Object.fromEntries(
    Object.entries(await readTables()).map(([name, rows]) => [
      name,
      rows.map((row) => [row.path, indexOfCaller(row.access)]),
    ]),
  );
  return `export const callers = [${callers.join(',')}];\nexport const places = ${JSON.stringify(places)};`;
};

/** Provides the paths and access rules of all screens, so that the screen tables can be lazy. */
export const screenPathsPlugin = (): Plugin => ({
  name: 'inkstone-places',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
  load: (id) => (id === `\0${virtualId}` ? toPlacesModule() : null),
});
