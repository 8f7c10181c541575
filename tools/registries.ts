import path from 'node:path';
import type { Address } from '@inkstone/base';
import type { AnyCall } from '@inkstone/call';
import { runnerImport, type Plugin } from 'vite';
import { root } from './places.ts';

/** What the tools know of a screen's row: the web's own type needs a browser. */
export interface ScreenEntry {
  path: string;
  address: Address;
  who: unknown;
  shell: string;
  load: () => Promise<unknown>;
}

/** Every call that works, in the order of the features. */
export const readCalls = async (): Promise<AnyCall[]> => {
  const { answers } = await import('@inkstone/server/answers');
  return answers.map((answer) => answer.call);
};

/** The table of screens does not depend on how they look: style sheets are left out. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (/\.css$|^virtual:/.test(id) ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export default {}' : undefined),
};

/** Every screen that works; the web's sources need Vite to be read. */
export const readScreens = async (): Promise<readonly ScreenEntry[]> => {
  const file = path.join(root, 'apps/web/screens.ts');
  const { module } = await runnerImport<{ screens: readonly ScreenEntry[] }>(file, {
    configFile: false,
    root,
    plugins: [withoutStyles],
    logLevel: 'silent',
  });
  return module.screens;
};
