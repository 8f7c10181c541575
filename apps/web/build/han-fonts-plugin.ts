import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:han-fonts.css';
const source = createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/400.css');

/**
 * Noto Sans SC cut by unicode range, under a name of its own: it stands last in every font list, so that a device with
 * Chinese fonts never fetches it, and a device without fetches only the pieces it shows.
 */
const faces = (): string =>
  readFileSync(source, 'utf8')
    .replaceAll("'Noto Sans SC'", "'Inkstone Han'")
    .replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, '')
    .replaceAll('url(./', `url(${join(dirname(source), '/')}`);

/** Serves the Chinese fallback's faces as one stylesheet. */
export const hanFontsPlugin = (): Plugin => ({
  name: 'inkstone-han-fonts',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
  load: (id) => (id === `\0${virtualId}` ? faces() : null),
});
