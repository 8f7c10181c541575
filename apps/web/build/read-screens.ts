import path from 'node:path';
import type { ScreenRoute } from '@inkstone/base';
import { runnerImport, type Plugin } from 'vite';

/** What is known of a screen's row outside the browser. */
export interface ScreenEntry {
  path: string;
  address: ScreenRoute;
  access: unknown;
  layout: string;
  load: () => Promise<unknown>;
}

const app = path.resolve(import.meta.dirname, '..');

/** The table of screens does not depend on how they look: style sheets are left out. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (/\.css$|^virtual:/.test(id) ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export default {}' : undefined),
};

/** Every screen that works, by whose table has it; the web's sources need Vite to be read. */
export const readTables = async (): Promise<Readonly<Record<string, readonly ScreenEntry[]>>> => {
  const { module } = await runnerImport<{ tables: Record<string, readonly ScreenEntry[]> }>(
    path.join(app, 'screens.ts'),
    { configFile: false, root: path.resolve(app, '../..'), plugins: [withoutStyles], logLevel: 'silent' },
  );
  return module.tables;
};
