import path from 'node:path';
import type { ScreenRoute } from '@inkstone/base';
import { runnerImport, type Plugin } from 'vite';

/** The definition of a screen as read outside the browser. */
export interface ScreenEntry {
  path: string;
  address: ScreenRoute;
  access: unknown;
  layout: string;
  load: () => Promise<unknown>;
}

const app = path.resolve(import.meta.dirname, '..');

/** Stylesheets are not needed to read the screen tables. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (/\.css$|^virtual:/.test(id) ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export default {}' : undefined),
};

/** Reads all screen tables; the web sources need Vite to be imported. */
export const readTables = async (): Promise<Readonly<Record<string, readonly ScreenEntry[]>>> => {
  const { module } = await runnerImport<{ tables: Record<string, readonly ScreenEntry[]> }>(
    path.join(app, 'screens.ts'),
    { configFile: false, root: path.resolve(app, '../..'), plugins: [withoutStyles], logLevel: 'silent' },
  );
  return module.tables;
};
