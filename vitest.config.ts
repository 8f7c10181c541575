import { defineConfig } from 'vitest/config';

// The folders whose tests meet a database: each of their files clones the migrated template.
const calls = [
  'apps/server/**/*.test.ts',
  'features/*/server/**/*.test.ts',
  'packages/{db,files,jobs,mail}/**/*.test.ts',
  'content/**/*.test.ts',
  'bench/**/*.test.ts',
  'tools/**/*.test.ts',
];

const never = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

export default defineConfig({
  test: {
    // As many as the cores of the smallest machine that runs this.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', pool: 'threads', include: ['**/*.test.{ts,tsx}'], exclude: [...never, ...calls] },
      },
      {
        extends: true,
        test: {
          name: 'calls',
          pool: 'forks',
          // The server's modules are loaded once by each worker: every file has a database of its own instead.
          isolate: false,
          include: calls,
          exclude: never,
          globalSetup: ['tools/test-database.ts'],
        },
      },
    ],
  },
});
