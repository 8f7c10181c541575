import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|svg)$/;
const least = 1024;

/** Writes brotli and gzip versions of every text asset, so that the server need not compress on request. */
export const precompressPlugin = (): Plugin => ({
  name: 'inkstone-precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle({ dir }) {
    const assets = path.join(dir ?? '', 'assets');
    for (const name of readdirSync(assets)) {
      const file = path.join(assets, name);
      if (!text.test(name) || statSync(file).size < least) continue;
      const bytes = readFileSync(file);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});
