import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface EndedServer {
  /** PostgreSQL's data folder. */
  cluster: string;
  /** The file with its output. */
  output: string;
  /** When it was started, in ms. */
  sinceMs: number;
}

const mostLines = 12;

/** Lines of PostgreSQL's own log since a moment; once that log is open, nothing more is printed. */
const readLog = ({ cluster, sinceMs }: EndedServer): string[] => {
  const folder = path.join(cluster, 'log');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).mtimeMs >= sinceMs - 1000);
  return files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => /FATAL|PANIC|HINT/.test(line));
};

/** The reason why the server exited: its output and the end of its log. */
export const readExitLog = (ended: EndedServer): string => {
  const printed = readFileSync(ended.output, 'utf8').trim().split('\n');
  return [...printed, ...readLog(ended)].slice(-mostLines).join('\n');
};

/** Whether the server did not start because a killed predecessor has not exited completely. */
export const isStaleServerMessage = (words: string): boolean =>
  /lock file ".*" already exists|lock file ".*" is empty|shared memory block .* is still in use|Is another postmaster/.test(
    words,
  );
