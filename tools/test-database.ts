import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDb } from '@inkstone/db';
import { startTestServer, type TestServer } from '@inkstone/db/testing';
import { installJobs } from '@inkstone/jobs';
import { jobs } from '../apps/server/jobs.ts';

let server: TestServer | undefined;

/** Creates the tables of the job queue once, so that they are cloned too. */
const installJobTables = async (connectionString: string): Promise<void> => {
  const db = openDb({ connectionString }, 2);
  await installJobs(db, jobs);
  await db.$client.end();
};

/** Before the call tests: migrates one database, which each test file clones. */
export const setup = async (project: TestProject): Promise<void> => {
  const migrations = path.resolve(import.meta.dirname, '../apps/server/migrations');
  const serverUrl = process.env['TEST_DATABASE_URL'] || undefined;
  server = await startTestServer({ migrations, serverUrl, seed: installJobTables });
  project.provide('templateUrl', server.templateUrl);
};

/** After the call tests: removes the database. */
export const teardown = async (): Promise<void> => {
  await server?.stop();
};
