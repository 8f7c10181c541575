import { cpSync, createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };

/** The base path of the files of pdf.js; with the version, so that they can be cached forever. */
const base = `assets/pdfjs-${version}`;

/**
 * The served files and their location in the package. The worker, as the library itself, is the build that brings what
 * the supported browsers lack: the other one is written for those of this year.
 */
const parts = {
  'pdf.worker.min.mjs': 'legacy/build/pdf.worker.min.mjs',
  wasm: 'wasm',
  cmaps: 'cmaps',
  iccs: 'iccs',
  standard_fonts: 'standard_fonts',
} as const;

const findPdfFile = (url: string): string | null => {
  const [name = '', ...rest] =
    url
      .slice(base.length + 2)
      .split('?')[0]
      ?.split('/') ?? [];
  const part = Object.entries(parts).find(([served]) => served === name)?.[1];
  const file = part && path.join(folder, part, ...rest);
  return file && file.startsWith(folder) && existsSync(file) ? file : null;
};

/** Serves the worker, decoders, fonts and character maps of pdf.js. */
export const pdfPlugin = (): Plugin => ({
  name: 'inkstone-pdf',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const file = request.url?.startsWith(`/${base}/`) ? findPdfFile(request.url) : null;
      if (!file) return next();
      if (file.endsWith('.mjs')) response.setHeader('content-type', 'text/javascript');
      if (file.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm');
      createReadStream(file).pipe(response);
    });
  },
  writeBundle({ dir }) {
    const into = path.join(dir ?? '', base);
    mkdirSync(into, { recursive: true });
    for (const [name, from] of Object.entries(parts)) {
      cpSync(path.join(folder, from), path.join(into, name), { recursive: true });
    }
  },
});
