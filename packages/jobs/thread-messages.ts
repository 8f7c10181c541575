import type { Connection, DescribedError } from '@inkstone/db';
import type { ThreadSettings } from './job.ts';

/** What a thread is given when it begins. */
export interface ThreadStart {
  connection: Connection;
  settings: ThreadSettings;
}

/** One run that a thread is asked for. */
export interface ThreadTask {
  module: string;
  payload: unknown;
  id: string;
  attempt: number;
  now: Date;
}

/** What a thread says: a line for the log, or how its run ended. */
export type ThreadReport =
  | { kind: 'log'; level: 'info' | 'warn' | 'error'; fields: object; message: string }
  | { kind: 'done' }
  | { kind: 'failed'; error: DescribedError; isPermanent: boolean };
