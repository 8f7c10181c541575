import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDb } from '@inkstone/db';
import { startTestServer, type TestServer } from '@inkstone/db/testing';
import { installJobs } from '@inkstone/jobs';
import { jobs } from '../apps/server/jobs.ts';

let server: TestServer | undefined;

/** The queue's tables, too, are laid once and cloned. */
const installJobTables = async (connectionString: string): Promise<void> => {
  const db = openDb({ connectionString }, 2);
  await installJobs(db, jobs);
  await db.$client.end();
};

/** Before the call tests: one database is migrated, and each test file clones it. */
export const setup = async (project: TestProject): Promise<void> => {
  const migrations = path.resolve(import.meta.dirname, '../apps/server/migrations');
  const serverUrl = process.env['TEST_DATABASE_URL'] || undefined;
  server = await startTestServer({ migrations, serverUrl, seed: installJobTables });
  project.provide('templateUrl', server.templateUrl);
};

/** After them: nothing is left behind. */
export const teardown = async (): Promise<void> => {
  await server?.stop();
};
