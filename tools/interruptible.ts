import { spawn, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program; returns its exit code. A signal is passed on to it, and once it has ended the run says that it was
 * interrupted and returns 128 plus the signal's number, as shells do: what it printed about its end is no result.
 */
export const runInterruptible = (program: string, args: readonly string[], options: SpawnOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    let received: (typeof signals)[number] | null = null;
    const passOn = (signal: NodeJS.Signals): void => {
      received ??= signals.find((name) => name === signal) ?? null;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, passOn);
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      for (const signal of signals) process.off(signal, passOn);
      const signal = received ?? signals.find((name) => name === endedBy) ?? null;
      if (signal === null) return resolve(code ?? 1);
      console.error('interrupted: this run has no result');
      resolve(128 + constants.signals[signal]);
    });
  });
