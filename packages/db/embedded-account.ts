import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { databaseStartError } from './embedded-errors.ts';
import type { Programs } from './embedded-programs.ts';

/** The account that PostgreSQL runs under; it refuses to run as root. */
export interface Account {
  /** Runs a program and waits for it. */
  run(program: string, args: readonly string[]): { ok: boolean; output: string };
  /** Starts a detached program in its own process group. */
  start(program: string, args: readonly string[], stdio: StdioOptions): ChildProcess;
  /** Creates a folder that only the account may enter, or checks that it is one. */
  makePrivate(folder: string): void;
}

interface Prefix {
  program?: string;
  args: readonly string[];
  ids: { uid?: number; gid?: number };
}

const userNamespace: Prefix = {
  program: 'unshare',
  args: ['--user', '--map-user=1000', '--map-group=1000', '--'],
  ids: {},
};
const nobody: Prefix = { args: [], ids: { uid: 65_534, gid: 65_534 } };

/** Chooses the account: the current one; for root a user namespace, else `nobody` where it can reach the files. */
export const chooseAccount = (programs: Programs, folder: string): Account => {
  if (process.getuid?.() !== 0) return createAccount({ args: [], ids: {} });
  for (const prefix of [userNamespace, nobody]) {
    const account = createAccount(prefix);
    mkdirSync(folder, { recursive: true });
    if (prefix === nobody && !canReach(account, folder)) continue;
    if (account.run(programs.postgres, ['--version']).ok) return account;
  }
  throw databaseStartError(
    `PostgreSQL does not run as root, and neither a user namespace (unshare) nor the account "nobody" can reach ${folder} here.\n` +
      'Start Inkstone as an ordinary user, or put it where every account may read (not under /root).',
  );
};

const canReach = (account: Account, folder: string): boolean => account.run('/bin/sh', ['-c', `cd "${folder}"`]).ok;

const createAccount = ({ program, args, ids }: Prefix): Account => {
  const commandLine = (inner: string, innerArgs: readonly string[]) => ({
    program: program ?? inner,
    args: program ? [...args, inner, ...innerArgs] : [...innerArgs],
  });
  // PostgreSQL reads PG* variables; only its command line should count.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
  return {
    run(inner, innerArgs) {
      const command = commandLine(inner, innerArgs);
      const result = spawnSync(command.program, command.args, { ...ids, env, encoding: 'utf8', cwd: '/' });
      return {
        ok: result.status === 0,
        output: `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`,
      };
    },
    start(inner, innerArgs, stdio) {
      const command = commandLine(inner, innerArgs);
      return spawn(command.program, command.args, { ...ids, env, stdio, detached: true, cwd: '/' });
    },
    makePrivate(folder) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (ids.uid !== undefined) chownSync(folder, ids.uid, ids.gid ?? ids.uid);
      checkPrivate(folder, ids.uid ?? process.getuid?.());
    },
  };
};

/** Another user may have created the folder first, since temporary folders are open to all. */
const checkPrivate = (folder: string, uid: number | undefined): void => {
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || (uid !== undefined && stats.uid !== uid)) {
    throw databaseStartError(`${folder} belongs to another account; remove it, or set TMPDIR to a folder of your own.`);
  }
  if ((stats.mode & 0o077) !== 0) chmodSync(folder, 0o700);
};
