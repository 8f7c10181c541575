// Runs on any Node from 18, before packages are installed: plain JavaScript that imports only Node's own modules.
import path from 'node:path';

const lookEveryMs = 300;

// Read at once, since the shell may end while packages are installed.
const parent = process.ppid;

/** The process id of the shell that npm started this script with; null where it was started in any other way. */
export const shellOfNpm = () => {
  const script = process.env.npm_lifecycle_script ?? '';
  const isItsOwn = script.includes(path.basename(process.argv[1] ?? ''));
  return isItsOwn && process.argv[1] && process.platform !== 'win32' ? parent : null;
};

/** Calls the function once the shell is no longer the parent of this process. */
export const whenShellEnds = (shell, act) => {
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    act();
  }, lookEveryMs);
  timer.unref();
};
