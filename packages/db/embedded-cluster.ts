import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './embedded-account.ts';
import type { Programs } from './embedded-programs.ts';
import { databaseStartError } from './embedded-errors.ts';

interface NewCluster {
  /** PostgreSQL's data folder. */
  cluster: string;
  /** The superuser's name. */
  user: string;
  programs: Programs;
  account: Account;
  log(text: string): void;
}

/** Creates PostgreSQL's data folder if there is none; an incomplete one never gets the final name. */
export const makeCluster = ({ cluster, user, programs, account, log }: NewCluster): void => {
  const version = path.join(cluster, 'PG_VERSION');
  if (existsSync(version)) {
    const major = readFileSync(version, 'utf8').trim();
    if (major === programs.major) return;
    throw databaseStartError(
      `${cluster} was made by PostgreSQL ${major}, and this Inkstone brings ${programs.major}. ` +
        'Start the Inkstone that made it, run "npm run backup", and restore the copy with this one.',
    );
  }
  log('Making the database');
  const fresh = `${cluster}.new-${process.pid}`;
  account.makePrivate(fresh);
  const initialized = account.run(programs.initdb, initArgs(fresh, user, 'C.UTF-8'));
  const retried = initialized.ok ? initialized : account.run(programs.initdb, initArgs(fresh, user, 'en_US.UTF-8'));
  if (!retried.ok) {
    rmSync(fresh, { recursive: true, force: true });
    throw databaseStartError(`PostgreSQL's initdb failed:\n${initialized.output.trim()}`);
  }
  try {
    renameSync(fresh, cluster);
  } catch (error) {
    // Another start was faster; the lock decides between the two.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(version)) throw databaseStartError(`${cluster} cannot be made: ${String(error)}`);
  }
};

const initArgs = (cluster: string, user: string, characters: string): string[] => [
  ...['--pgdata', cluster, '--username', user, '--auth', 'trust', '--encoding', 'UTF8', '--no-instructions'],
  ...['--locale', 'C', '--lc-ctype', characters, '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
];
