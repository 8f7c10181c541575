import type { Connection, DescribedError } from '@inkstone/db';
import type { ThreadSettings } from './job.ts';

/** What a thread receives when it starts. */
export interface ThreadStart {
  connection: Connection;
  settings: ThreadSettings;
}

/** One run requested of a thread. */
export interface ThreadTask {
  module: string;
  payload: unknown;
  id: string;
  attempt: number;
  now: Date;
}

/** A message of a thread: a line for the log, or how its run ended. */
export type ThreadReport =
  | { kind: 'log'; level: 'info' | 'warn' | 'error'; fields: object; message: string }
  | { kind: 'done' }
  | { kind: 'failed'; error: DescribedError; isPermanent: boolean };
