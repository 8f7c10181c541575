import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:han-fonts.css';
const source = createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/400.css');

/**
 * Noto Sans SC split by unicode range, under its own name. It is last in every font list, so that devices with Chinese
 * fonts never load it and others load only the parts they show.
 */
const faces = (): string =>
  readFileSync(source, 'utf8')
    .replaceAll("'Noto Sans SC'", "'Inkstone Han'")
    .replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, '')
    .replaceAll('url(./', `url(${join(dirname(source), '/')}`);

/** Serves the Chinese fallback font faces as one stylesheet. */
export const hanFontsPlugin = (): Plugin => ({
  name: 'inkstone-han-fonts',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
  load: (id) => (id === `\0${virtualId}` ? faces() : null),
});
