import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { openDb, type Db } from '@inkstone/db';
import { cloneDatabase } from '@inkstone/db/testing';
import { defineJob, type AnyJob, type JobLog, type JobContext } from './job.ts';
import { installJobs, startJobs, type Jobs } from './jobs.ts';

/** A line of the log. */
interface LogLine {
  level: string;
  fields: object;
  message: string;
}

/** What a job of the tests has recorded; thread 0 is the process itself. */
interface Note {
  text: string;
  thread: number;
  facts: Record<string, unknown>;
}

/** A database with a queue, and with the notes that jobs recorded. */
export interface TestQueue {
  db: Db;
  /** The connection URL of the database. */
  url: string;
  /** All that was logged since `clear`. */
  logged: LogLine[];
  /** The current time for every job. */
  now: Date;
  /** Starts a process's part of the queue; with `works` false it only enqueues. */
  start: (jobs: readonly AnyJob[], works?: boolean) => Promise<Jobs>;
  notes: () => Promise<Note[]>;
  writeNote: (text: string) => Promise<void>;
  /** Stops what was started, and clears jobs, notes and log. */
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

/** How long a test waits for an enqueued job. */
export const jobTimeout = { timeout: 40_000, interval: 50 };

/** A job whose payload is a note. */
export const createNoteJob = (run: (work: JobContext<{ note: string }>) => Promise<void>, habits: object = {}) =>
  defineJob({ name: 'test.note', payload: z.object({ note: z.string().max(100) }), run, retrySeconds: 1, ...habits });

/** Opens a queue in a database of its own. */
export const openTestQueue = async (templateUrl: string): Promise<TestQueue> => {
  const database = await cloneDatabase(templateUrl);
  const db = openDb({ connectionString: database.url }, 6);
  await installJobs(db, []);
  await db.run(
    sql`create table note (id int generated always as identity, text text, thread int default 0, facts jsonb)`,
  );
  const running: Jobs[] = [];
  const logged: LogLine[] = [];
  const logAt = (level: string) => (fields: object, message: string) => void logged.push({ level, fields, message });
  const logger: JobLog = { info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
  const now = new Date('2026-03-02T08:00:00Z');
  return {
    ...{ db, url: database.url, logged, now },
    start: async (jobs, works = true) => {
      const connection = { connectionString: database.url };
      const parts = { connection, db, jobs, isWorker: works, logger, now: () => now, services: () => ({}) as never };
      const started = await startJobs({ ...parts, threadSettings: { connections: 1 }, threads: 2 });
      running.push(started);
      return started;
    },
    notes: async () => await db.rows(sql`select text, thread, facts from note order by id`),
    writeNote: async (text) => {
      await db.run(sql`insert into note (text) values (${text})`);
    },
    clear: async () => {
      await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
      await db.run(sql`truncate note; delete from jobs.job; delete from jobs.schedule`);
      logged.length = 0;
    },
    close: async () => {
      await db.$client.end();
      await database.drop();
    },
  };
};
