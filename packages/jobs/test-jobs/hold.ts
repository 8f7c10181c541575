import { openDb } from '@inkstone/db';
import { startJobs } from '../jobs.ts';
import { holdJob } from './hold-job.ts';

// A process for tests that takes one job and holds it until it is killed.
const connection = { connectionString: process.argv[2] };
const db = openDb(connection);
const silent = () => undefined;
const logger = { info: silent, warn: silent, error: silent };
const outside = () => ({}) as never;
const jobs = await startJobs({
  connection,
  db,
  jobs: [holdJob],
  isWorker: true,
  logger,
  now: () => new Date(),
  services: outside,
});
await jobs.enqueue(db, holdJob, {});
