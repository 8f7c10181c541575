import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDb, type Connection } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import { applyErasedList, describeErased, type ErasedPerson } from '@inkstone/school/server';

const fileFor = (dataDir: string): string => path.resolve(dataDir, 'erased-people.txt');

/** Puts a list of erased people where the next start finds it; one that is there is added to. */
export const copyErasedList = (file: string, dataDir: string): void => copyFileSync(file, fileFor(dataDir));

interface ErasedStart {
  connection: Connection;
  storage: Storage;
  dataDir: string;
  now: Date;
  print(line: string): void;
}

const readLines = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];

/**
 * Erases again everyone whom a restored back-up contains, before any request is served, and rewrites the list of erased
 * people. Returns a function that adds to the list while the server runs.
 */
export const eraseAgain = async ({ connection, storage, dataDir, now, print }: ErasedStart) => {
  const file = fileFor(dataDir);
  const db = openDb(connection, 1);
  try {
    const { lines, count } = await applyErasedList({ db, storage, now }, readLines(file));
    if (count > 0) print(`Erased again ${count} people whom the restored copy still held`);
    if (lines.length > 0) {
      await mkdir(dataDir, { recursive: true });
      await writeFile(`${file}.new`, `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
      await rename(`${file}.new`, file);
    }
  } finally {
    await db.$client.end();
  }
  return async (person: ErasedPerson): Promise<void> => {
    const own = openDb(connection, 1);
    try {
      await mkdir(dataDir, { recursive: true });
      await appendFile(file, `${await describeErased(own, person)}\n`, { mode: 0o600, flush: true });
    } finally {
      await own.$client.end();
    }
  };
};
