import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { screenPathsPlugin } from './apps/web/build/screen-paths-plugin.ts';
import { LongestFirst } from './tools/longest-first.ts';

// The folders whose tests meet a database: each of their files clones the migrated template.
const calls = [
  'apps/server/**/*.test.ts',
  'features/*/server/**/*.test.ts',
  'packages/{db,files,jobs,mail}/**/*.test.ts',
  'bench/**/*.test.ts',
  'tools/**/*.test.ts',
];

// They watch where the page goes, or run a script of the page: only a page in a thread of its own lets a test do so.
export const leavesPage = [
  'features/session/web/{account.screen,home-redirect,person-menu,sign-on,signed-out-page}.test.tsx',
  'features/reports/web/letters/letter-language.test.tsx',
];

// How long a test of a screen waits for what is to appear.
const patience = './packages/ui/patience.ts';

// What a file leaves behind would meet the next: they share modules, and a page where they have one.
const freshGlobals = './tools/fresh-globals.ts';
const ownChannels = './tools/own-channels.ts';
// Tells packages/testing how a school is opened: features and tools do not know the app.
const schoolOpener = './apps/server/testing/setup.ts';
const freshPage = './packages/ui/fresh-page.ts';

/** Files that put something else in the place of a module, or ask what it keeps: those after them would meet it. */
export const ownModules = [
  'packages/ui/parts/{restore-focus,lazy-with-retry}.test.tsx',
  'features/session/web/{login.screen,sign-out}.test.tsx',
  'apps/web/{session,frame/frame}.test.tsx',
  'exam/question-types/{editors,complete-the-words/views}.test.tsx',
  ...globSync('{apps,exam,features,packages}/**/*.test.tsx', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('node_modules') && readFileSync(file, 'utf8').includes('vi.mock('),
  ),
];

/** Files that put something else in the place of a module of the server. */
const ownServerModules = ['features/assignments/server/added-kind.test.ts'];

const never = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

export default defineConfig({
  plugins: [screenPathsPlugin()],
  test: {
    // More than the cores of the smallest machine that runs this: a worker waits for pages to be made and for the database.
    maxWorkers: 4,
    // A loaded machine is slow, not wrong.
    testTimeout: 240_000,
    sequence: { sequencer: LongestFirst },
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        // What is pure shares its modules; they are loaded once by each worker.
        test: {
          name: 'unit',
          setupFiles: [freshGlobals, ownChannels],
          pool: 'threads',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...never, ...calls],
        },
      },
      {
        extends: true,
        // Pages and modules are made once by each worker, and left by each file as it found them.
        test: {
          name: 'screens',
          setupFiles: [patience, freshGlobals, freshPage, ownChannels],
          pool: 'threads',
          isolate: false,
          include: ['**/*.test.tsx'],
          exclude: [...never, ...leavesPage, ...ownModules],
        },
      },
      {
        extends: true,
        // Each file has a page and modules of its own, for a third of what a thread of its own would cost.
        test: {
          name: 'own modules',
          setupFiles: [patience, ownChannels],
          pool: 'vmThreads',
          include: ownModules,
          exclude: [...never, ...leavesPage],
        },
      },
      {
        extends: true,
        test: {
          name: 'leaving',
          setupFiles: [patience, ownChannels],
          pool: 'threads',
          include: leavesPage,
          exclude: never,
        },
      },
      {
        extends: true,
        test: {
          name: 'calls',
          pool: 'forks',
          // The server's modules are loaded once by each worker: every file has a database of its own instead.
          isolate: false,
          sequence: { groupOrder: 1 },
          include: calls,
          exclude: [...never, ...ownServerModules],
          setupFiles: [schoolOpener],
          globalSetup: ['tools/test-database.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'calls with own modules',
          pool: 'forks',
          sequence: { groupOrder: 2 },
          include: ownServerModules,
          exclude: never,
          setupFiles: [schoolOpener],
          globalSetup: ['tools/test-database.ts'],
        },
      },
    ],
  },
});
