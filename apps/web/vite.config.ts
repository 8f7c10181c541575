import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hanFontsPlugin } from './build/han-fonts-plugin.ts';
import { precompressPlugin } from './build/precompress-plugin.ts';
import { preloadSerifPlugin } from './build/preload-serif-plugin.ts';
import { slimZodPlugin } from './build/slim-zod-plugin.ts';
import { wordsPlugin } from './build/words-plugin.ts';

const api = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [wordsPlugin(), hanFontsPlugin(), slimZodPlugin(), preloadSerifPlugin(), precompressPlugin(), react()],
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            { name: 'router', test: /node_modules\/(react-router|@tanstack)\//, priority: 20 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api }, port: 5173 },
});
