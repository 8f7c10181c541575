import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  answerLogic,
  combinePatterns,
  deviceJournal,
  deviceStorage,
  everyPage,
  examWindow,
  mostScreens,
  questionParts,
  reportParts,
  screensAndWindows,
  stimulusShapes,
  takingCalls,
  takingMessages,
  wireEvents,
  windowIcons,
  windowParts,
} from './build/chunks.ts';
import { dictionaryPlugin } from './build/dictionary-plugin.ts';
import { hanFontsPlugin } from './build/han-fonts-plugin.ts';
import { leanPreloadsPlugin } from './build/lean-preloads-plugin.ts';
import { mantineStylesPlugin } from './build/mantine-styles-plugin.ts';
import { pdfPlugin } from './build/pdf-plugin.ts';
import { screenPathsPlugin } from './build/screen-paths-plugin.ts';
import { precompressPlugin } from './build/precompress-plugin.ts';
import { preloadSerifPlugin } from './build/preload-serif-plugin.ts';
import { stripContractDocsPlugin } from './build/strip-contract-docs-plugin.ts';
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts';
import { supportedApisPlugin } from './build/supported-apis-plugin.ts';
import { slimMantinePlugin } from './build/slim-mantine-plugin.ts';
import { slimRouterPlugin } from './build/slim-router-plugin.ts';
import { slimZodPlugin } from './build/slim-zod-plugin.ts';
import { messagesPlugin } from './build/messages-plugin.ts';

const api = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    screenPathsPlugin(),
    messagesPlugin(),
    hanFontsPlugin(),
    slimZodPlugin(),
    slimMantinePlugin(),
    slimRouterPlugin(),
    stripContractDocsPlugin(),
    mantineStylesPlugin(),
    preloadSerifPlugin(),
    pdfPlugin(),
    dictionaryPlugin(),
    leanPreloadsPlugin(),
    serviceWorkerPlugin(),
    supportedApisPlugin(),
    precompressPlugin(),
    react(),
  ],
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
            // Shared with others, so not part of the group below.
            { name: 'tslib', test: /node_modules\/tslib\//, priority: 30 },
            // What every page needs before its screen, in few chunks.
            { name: 'frame', test: combinePatterns(everyPage), priority: 10 },
            { name: 'screen', test: combinePatterns(screensAndWindows), priority: 6 },
            { name: 'wire', test: combinePatterns(wireEvents), priority: 5 },
            { name: 'stimulus', test: combinePatterns(stimulusShapes), priority: 5 },
            { name: 'report', includeDependenciesRecursively: false, test: combinePatterns(reportParts), priority: 4 },
            { name: 'exam', includeDependenciesRecursively: false, test: combinePatterns(examWindow), priority: 4 },
            { name: 'calls', includeDependenciesRecursively: false, test: combinePatterns(takingCalls), priority: 4 },
            {
              name: 'handles',
              includeDependenciesRecursively: false,
              test: combinePatterns(takingMessages),
              priority: 4,
            },
            {
              name: 'question',
              includeDependenciesRecursively: false,
              test: combinePatterns(questionParts),
              priority: 4,
            },
            { name: 'journal', test: combinePatterns(deviceJournal), priority: 5 },
            { name: 'device', test: combinePatterns(deviceStorage), priority: 6 },
            { name: 'desk', test: combinePatterns(mostScreens), priority: 5 },
            { name: 'window-icons', test: combinePatterns(windowIcons), priority: 6 },
            { name: 'window', test: combinePatterns(windowParts), priority: 5 },
            { name: 'answers', test: combinePatterns(answerLogic), priority: 5 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api }, port: 5173 },
});
