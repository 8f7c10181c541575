// Runs on any Node from 18, before anything is installed: plain JavaScript, nothing imported but Node itself.
import path from 'node:path';

const lookEveryMs = 300;

// Seen at once: while packages are installed the shell may go.
const parent = process.ppid;

/** The shell that npm put between itself and this script; null where it was started in any other way. */
export const shellOfNpm = () => {
  const script = process.env.npm_lifecycle_script ?? '';
  const isItsOwn = script.includes(path.basename(process.argv[1] ?? ''));
  return isItsOwn && process.argv[1] && process.platform !== 'win32' ? parent : null;
};

/** Acts once the shell is no longer the parent of this process. */
export const whenShellEnds = (shell, act) => {
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    act();
  }, lookEveryMs);
  timer.unref();
};
