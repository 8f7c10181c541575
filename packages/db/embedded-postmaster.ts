import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The server named in the pid file of the data folder; undefined where there is none. */
export const readPostmaster = (cluster: string): { pid: number } | undefined => {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return Number.isInteger(pid) && pid > 0 ? { pid } : undefined;
};

/** Whether the process is alive and is PostgreSQL; where the system reports no names, any live process counts. */
export const isPostgres = (pid: number | undefined): boolean => {
  if (pid === undefined || !sendSignal(pid, 0)) return false;
  if (!existsSync('/proc/self/stat')) return true;
  try {
    // A process that has ended but was not reaped keeps its name, in state Z.
    return /^\d+ \((postgres|unshare).*\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Whether a process has ended but was not reaped yet. */
export const isZombie = (pid: number): boolean => {
  try {
    return /^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Sends a signal; false where there is no such process. */
export const sendSignal = (pid: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};

/** Whether the process ends within the time. */
export const endsWithin = async (pid: number, milliseconds: number): Promise<boolean> => {
  for (let waitedMs = 0; waitedMs < milliseconds; waitedMs += 20) {
    if (!isPostgres(pid)) return true;
    await pause(20);
  }
  return !isPostgres(pid);
};
