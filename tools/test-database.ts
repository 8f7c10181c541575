import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from '@inkstone/db/testing';

let server: TestServer | undefined;

/** Before the call tests: one database is migrated, and each test file clones it. */
export const setup = async (project: TestProject): Promise<void> => {
  const migrations = path.resolve(import.meta.dirname, '../apps/server/migrations');
  server = await startTestServer({ migrations, serverUrl: process.env['TEST_DATABASE_URL'] || undefined });
  project.provide('templateUrl', server.templateUrl);
};

/** After them: nothing is left behind. */
export const teardown = async (): Promise<void> => {
  await server?.stop();
};
