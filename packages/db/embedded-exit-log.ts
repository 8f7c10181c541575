import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface EndedServer {
  /** PostgreSQL's data folder. */
  cluster: string;
  /** The file of what it printed. */
  output: string;
  /** When it was started. */
  sinceMs: number;
}

const mostLines = 12;

/** Lines that PostgreSQL wrote into its own log since a moment: once that is open, it prints nothing more. */
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

/** Why a database ended: what it printed, and the last that it logged. */
export const readExitLog = (ended: EndedServer): string => {
  const printed = readFileSync(ended.output, 'utf8').trim().split('\n');
  return [...printed, ...readLog(ended)].slice(-mostLines).join('\n');
};

/** Whether a database did not start because one that was killed before it is not wholly gone. */
export const isStaleServerMessage = (words: string): boolean =>
  /lock file ".*" already exists|lock file ".*" is empty|shared memory block .* is still in use|Is another postmaster/.test(
    words,
  );
