// Runs on any Node from 18, before packages are installed: plain JavaScript that imports only Node's own modules.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, say } from './place.mjs';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const holderOf = (folder) => {
  try {
    return Number(readFileSync(path.join(folder, 'pid'), 'utf8'));
  } catch {
    return 0;
  }
};

/**
 * Takes the lock: a folder with the process id is renamed to the lock's path, which succeeds only where there is no
 * lock.
 */
const take = (folder) => {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'pid'), String(process.pid));
  try {
    renameSync(own, folder);
    return true;
  } catch {
    rmSync(own, { recursive: true, force: true });
    return false;
  }
};

/** Removes the lock of a process that has ended; of several processes that try it only one succeeds. */
const removeDead = (folder, pid) => {
  const gone = `${folder}.${process.pid}`;
  try {
    renameSync(folder, gone);
  } catch {
    return;
  }
  // Another process took the lock between the check and the rename: it is given back.
  if (holderOf(gone) === pid) rmSync(gone, { recursive: true, force: true });
  else renameSync(gone, folder);
};

/** Runs a function under a lock on the checkout; a second process reports the lock and stops. */
export const alone = (folder, act) => {
  if (!take(folder)) {
    const pid = holderOf(folder);
    if (isAlive(pid) && pid > 0)
      giveUp(
        `Another start (process ${pid}) is setting up here: wait until it has ended, then start again. (If process ${pid} is something else, remove ${folder}.)`,
      );
    say('A start before this one was broken off: setting up anew');
    removeDead(folder, pid);
    if (!take(folder)) giveUp('Another start is setting up here: wait until it has ended, then start again.');
  }
  const release = () => {
    if (holderOf(folder) === process.pid) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', release);
  try {
    return act();
  } finally {
    process.removeListener('exit', release);
    release();
  }
};
