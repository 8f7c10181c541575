import { spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { openDb, type Connection } from '@inkstone/db';
import { RestoreError, copyDatabase, findUnfinishedRestore, restoreDatabase } from '@inkstone/db/backup';
import { findRunningDatabase } from '@inkstone/db/embedded';
import { installJobs } from '@inkstone/jobs';
import { jobs } from '../apps/server/jobs.ts';
import { openDatabaseFor } from '../apps/server/process.ts';
import type { Settings } from '../apps/server/settings.ts';
import { root } from './call-locations.ts';

/** The result of a backup or a restore, to be printed. */
export interface ArchiveResult {
  file: string;
  rows: number;
}

/** Writes database and files into one archive; the product may be running. */
export const backUp = async (settings: Settings, file: string): Promise<ArchiveResult> => {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  return inWorkFolder(path.dirname(path.resolve(file)), async (folder) => {
    const manifest = await withDatabase(settings, (connection) =>
      copyDatabase(connection, path.join(folder, 'database')),
    );
    // After the rows: a file added meanwhile is superfluous and removed by the sweep, but none is missing.
    const filesFolder = findFilesFolder(settings);
    if (filesFolder && existsSync(filesFolder)) cpSync(filesFolder, path.join(folder, 'files'), { recursive: true });
    const fresh = `${path.resolve(file)}.part`;
    // The archive holds all data of a school, so only its owner may read it from the first byte on; tar keeps the
    // file's mode.
    rmSync(fresh, { force: true });
    closeSync(openSync(fresh, 'wx', 0o600));
    tar('-czf', fresh, '-C', folder, '.');
    renameSync(fresh, file);
    return { file, rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0) };
  });
};

/** Restores an archive into an empty school; existing data is never overwritten. */
export const restore = async (settings: Settings, file: string): Promise<ArchiveResult> => {
  if (!existsSync(file)) throw new RestoreError(`There is no file ${file}.`);
  if (!settings.DATABASE_URL && (await findRunningDatabase(settings.DATA_DIR))) {
    throw new RestoreError('Inkstone runs on this folder: stop it, or restore into another one (DATA_DIR).');
  }
  const filesFolder = findFilesFolder(settings);
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const isGoingOn = (await withDatabase(settings, findUnfinishedRestore)) !== undefined;
  if (!isGoingOn && filesFolder && existsSync(filesFolder) && readdirSync(filesFolder).length > 0) {
    throw new RestoreError(`${filesFolder} holds files already: restore into an empty folder (DATA_DIR).`);
  }
  return inWorkFolder(settings.DATA_DIR, async (folder) => {
    tar('-xzf', path.resolve(file), '-C', folder);
    const manifest = await withDatabase(settings, (connection) =>
      restoreDatabase({
        connection,
        folder: path.join(folder, 'database'),
        migrations: path.join(root, 'apps/server/migrations'),
        prepare: () => prepareJobs(connection),
        extraTables: ['jobs.queue', 'jobs.job', 'jobs.job_dependency'],
        file: path.resolve(file),
        finish: async () => moveFiles(path.join(folder, 'files'), filesFolder),
      }),
    );
    return { file, rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0) };
  });
};

/** Copies the files of an archive to their folder; files of an interrupted restore are removed first. */
const moveFiles = (from: string, filesFolder: string | undefined): void => {
  if (!filesFolder || !existsSync(from)) return;
  rmSync(filesFolder, { recursive: true, force: true });
  cpSync(from, filesFolder, { recursive: true });
};

/** The folder of files; undefined where they are in S3, which has backups of its own. */
const findFilesFolder = (settings: Settings): string | undefined =>
  settings.S3_BUCKET ? undefined : path.resolve(settings.DATA_DIR, 'files');

const prepareJobs = async (connection: Connection): Promise<void> => {
  const db = openDb(connection, 2);
  try {
    await installJobs(db, jobs);
  } finally {
    await db.$client.end();
  }
};

/** Uses the running database, or starts it for the duration of the work. */
const withDatabase = async <Result>(
  settings: Settings,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> => {
  const running = settings.DATABASE_URL ? undefined : await findRunningDatabase(settings.DATA_DIR);
  if (running) return work(running);
  const { connection, embedded } = await openDatabaseFor(settings, () => undefined);
  try {
    return await work(connection);
  } finally {
    await embedded?.stop();
  }
};

const inWorkFolder = async <Result>(
  parentFolder: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(path.join(parentFolder, '.inkstone-copy-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const tar = (...words: string[]): void => {
  const result = spawnSync('tar', words, { encoding: 'utf8' });
  if (result.status !== 0) throw new RestoreError(`tar failed: ${result.error?.message ?? result.stderr.trim()}`);
};
