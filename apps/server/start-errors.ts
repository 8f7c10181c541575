import { getSqlState } from '@inkstone/db';
import type { Settings } from './settings.ts';

/** The product cannot start; the message is for its operator. */
export class StartError extends Error {
  override name = 'CannotStart';
}

const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The error of a data folder that cannot be created. */
export const toFolderError = (error: unknown, { DATA_DIR }: Settings): Error => {
  const code = errorCode(error);
  const why = ['EEXIST', 'ENOTDIR'].includes(code) ? 'is a file, and a folder is needed' : `cannot be made (${code})`;
  return new StartError(`DATA_DIR: ${DATA_DIR} ${why}. Choose another: DATA_DIR=./data npm start`);
};

const databaseRefusals: Readonly<Record<string, string>> = {
  '28P01': 'the database does not take this user and password',
  '28000': 'the database does not take this user',
  '3D000': 'the server has no database of this name; make it first, with createdb',
  '53300': 'the database takes no more connections',
  '57P03': 'the database is just starting or stopping; try again in a moment',
};

/** Describes a database that cannot be reached or refuses the login; undefined for other errors. */
export const toDatabaseError = (error: unknown, { DATABASE_URL }: Settings): Error | undefined => {
  if (!DATABASE_URL) return undefined;
  const state = getSqlState(error);
  const refusal = state === undefined ? undefined : databaseRefusals[state];
  if (refusal) return new StartError(`DATABASE_URL: ${refusal} (${state}).`);
  const code = errorCode(error);
  if (!/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|ENOENT|EACCES)/.test(code)) return undefined;
  const { host } = new URL(DATABASE_URL);
  const place = host === '' ? 'on this machine' : `at ${host}`;
  return new StartError(
    `DATABASE_URL: no PostgreSQL answers ${place} (${code}). Start it, correct the address, or leave DATABASE_URL out: Inkstone brings a database of its own.`,
  );
};

/** Describes a port that cannot be opened; undefined for other errors. */
export const toListenError = (error: unknown, { PORT, HOST }: Settings): Error | undefined => {
  const code = errorCode(error);
  const next = PORT < 65_535 ? PORT + 1 : 3000;
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${PORT} is in use. Choose another: PORT=${next} npm start`);
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${PORT} is not open to this account. Choose one above 1023: PORT=3000 npm start`);
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    return new StartError(`HOST: this machine has no address ${HOST}. Leave HOST out to serve on all of them.`);
  }
  return undefined;
};

/** The error of a database whose restore was interrupted. */
export const toUnfinishedRestoreError = (file: string): Error =>
  new StartError(
    `A restore of ${file} was broken off, and the school is not whole. Run it again with the same settings: npm run restore -- ${file}`,
  );

/** An error that the user of the command line can correct; its message is printed as it is. */
export class CommandError extends Error {}
