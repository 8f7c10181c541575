import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that runs during the journeys. */
export interface Program {
  /** All lines of its output so far. */
  lines: readonly string[];
  /** Waits for a matching line; throws with the output where the program ends or the timeout passes. */
  waitForLine(fits: (line: string) => boolean): Promise<string>;
  /** Ends it and waits until it is gone. */
  end(): Promise<void>;
}

const patienceMs = 30_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Starts a program; what it writes, to any of its first four streams, is kept by lines. */
export const startProgram = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program => {
  const child = spawn(file, [...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of child.stdio.slice(1)) {
    let rest = '';
    stream?.on('data', (bytes: Buffer) => {
      const parts = `${rest}${bytes.toString()}`.split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
    });
  }
  return {
    lines,
    async waitForLine(fits) {
      for (let waitedMs = 0; waitedMs < patienceMs && !hasEnded(child); waitedMs += 50) {
        const line = lines.find(fits);
        if (line !== undefined) return line;
        await wait(50);
      }
      throw new Error(`${file} does not start:\n${lines.join('\n')}`);
    },
    async end() {
      if (hasEnded(child)) return;
      child.kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await once(child, 'exit');
      clearTimeout(timer);
    },
  };
};
