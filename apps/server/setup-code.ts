import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDb, type Connection } from '@inkstone/db';
import { issueSetupCode } from '@inkstone/school/server';

const fileFor = (dataDir: string): string => path.resolve(dataDir, 'setup-code.txt');

/** Removes the file with the code, which nobody needs any more. */
export const removeSetupCode = (dataDir: string): void => rmSync(fileFor(dataDir), { force: true });

/** Writes the code where only the account of the server reads it; false where the folder cannot be written to. */
const writeSetupCode = (dataDir: string, code: string): boolean => {
  try {
    mkdirSync(dataDir, { recursive: true });
    // An existing file would keep its mode, so it is deleted and created again.
    removeSetupCode(dataDir);
    writeFileSync(fileFor(dataDir), `${code}\n`, { mode: 0o600, flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

const issueCode = async (connection: Connection, now: Date): Promise<string | null> => {
  const db = openDb(connection, 1);
  try {
    return await issueSetupCode(db, now);
  } finally {
    await db.$client.end();
  }
};

interface SetupStart {
  connection: Connection;
  dataDir: string;
  now: Date;
}

/**
 * Makes a code for the set-up page where the school has no person yet; returns the lines to print for an address. Several
 * processes print a code each, all of which are valid.
 */
export const prepareSetup = async ({
  connection,
  dataDir,
  now,
}: SetupStart): Promise<((address: string) => string[]) | null> => {
  const code = await issueCode(connection, now);
  if (code === null) {
    removeSetupCode(dataDir);
    return null;
  }
  const isWritten = writeSetupCode(dataDir, code);
  return (address) => [
    'An empty school. Its first administrator is made in a browser:',
    `  ${address.replace(/\/+$/, '')}/setup`,
    `  Code: ${code}`,
    `  Valid for one day and ten tries${isWritten ? `; also in ${fileFor(dataDir)}` : ''}. Another start makes another one.`,
  ];
};
