import { defineConfig } from 'vitest/config';
import { placesPlugin } from './apps/web/build/places-plugin.ts';
import { LongestFirst } from './tools/longest-first.ts';

// The folders whose tests meet a database: each of their files clones the migrated template.
const calls = [
  'apps/server/**/*.test.ts',
  'features/*/server/**/*.test.ts',
  'packages/{db,files,jobs,mail}/**/*.test.ts',
  'content/**/*.test.ts',
  'bench/**/*.test.ts',
  'tools/**/*.test.ts',
];

// They watch where the page goes, which only a page in a thread of its own lets a test do.
const leavesPage = ['features/session/web/{account.screen,sign-on}.test.tsx'];

// How long a test of a screen waits for what is to appear.
const patience = './packages/ui/patience.ts';

const never = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

export default defineConfig({
  plugins: [placesPlugin()],
  test: {
    // More than the cores of the smallest machine that runs this: a worker waits for pages to be made and for the database.
    maxWorkers: 4,
    testTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        // What is pure shares its modules; they are loaded once by each worker.
        test: {
          name: 'unit',
          pool: 'threads',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...never, ...calls],
        },
      },
      {
        extends: true,
        // Each file has a page and modules of its own, for a third of what a thread of its own would cost.
        test: {
          name: 'screens',
          setupFiles: [patience],
          pool: 'vmThreads',
          include: ['**/*.test.tsx'],
          exclude: [...never, ...leavesPage],
        },
      },
      {
        extends: true,
        test: { name: 'leaving', setupFiles: [patience], pool: 'threads', include: leavesPage, exclude: never },
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
          exclude: never,
          globalSetup: ['tools/test-database.ts'],
        },
      },
    ],
  },
});
