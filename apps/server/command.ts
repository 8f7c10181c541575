import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { openDb, type Connection, type Db } from '@inkstone/db';
import { findRunningDatabase } from '@inkstone/db/embedded';
import { migrate } from '@inkstone/db/migrate';
import { CommandError } from './start-errors.ts';
import { openDatabaseFor } from './process.ts';
import { readSettings } from './settings.ts';

/** The values of a command's flags. */
export type Flags<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Returns the flag's value, or prompts for it; falls back to `fallback` where there is no terminal. */
export type Prompt = (label: string, value: string | undefined, fallback?: string) => Promise<string>;

/** A command-line command: its usage text, its flags, and its actions, each of which returns lines to print. */
export interface Command<Name extends string> {
  usage: string;
  flags: readonly Name[];
  actions: Readonly<Record<string, (db: Db, flags: Flags<Name>, ask: Prompt) => Promise<string[]>>>;
}

/** Prompts on the terminal; without one, a missing value is an error. */
const createPrompt = (usage: string): Prompt => {
  const isAnswered = process.stdin.isTTY === true;
  return async (label, value, fallback) => {
    if (value !== undefined) return value;
    if (!isAnswered) {
      if (fallback !== undefined) return fallback;
      throw new CommandError(`Missing: ${label}.\n\n${usage}`);
    }
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const hint = fallback ? ` [${fallback}]` : '';
    const reply = (await lines.question(`${label}${hint}: `)).trim();
    lines.close();
    return reply === '' ? (fallback ?? '') : reply;
  };
};

/** Connects to the running database, or starts it for the duration of the command. */
const openDatabase = async (): Promise<{ connection: Connection; close(): Promise<void> }> => {
  const settings = readSettings(process.env);
  const running = settings.DATABASE_URL ? undefined : await findRunningDatabase(settings.DATA_DIR);
  if (running) return { connection: running, close: async () => undefined };
  const quiet = () => undefined;
  const { connection, embedded } = await openDatabaseFor(settings, quiet);
  await migrate({ connection, folder: path.join(import.meta.dirname, 'migrations'), log: quiet });
  return { connection, close: async () => embedded?.stop() };
};

const printLines = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

const run = async <Name extends string>({ usage, flags, actions }: Command<Name>): Promise<void> => {
  if (process.argv.includes('--help')) return printLines([usage]);
  const text = { type: 'string' } as const;
  const options = Object.fromEntries(flags.map((name) => [name, text]));
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const action = actions[positionals[0] ?? ''];
  if (!action) throw new CommandError(usage);
  const database = await openDatabase();
  const db = openDb(database.connection, 2);
  try {
    printLines(await action(db, values as Flags<Name>, createPrompt(usage)));
  } finally {
    await db.$client.end();
    await database.close();
  }
};

/** Runs a command; prints a failure to stderr and sets exit code 1. */
export const runCommand = async <Name extends string>(command: Command<Name>): Promise<void> => {
  try {
    await run(command);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
