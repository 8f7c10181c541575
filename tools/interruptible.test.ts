import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const module = path.resolve(import.meta.dirname, 'interruptible.ts');

/** Runs a program through `runInterruptible`, sends a signal once it prints that it runs; the output and exit code. */
const runProgram = async (program: string, signal?: NodeJS.Signals) => {
  const script = `
    const { runInterruptible } = await import(${JSON.stringify(module)});
    process.exitCode = await runInterruptible(process.execPath, ['-e', ${JSON.stringify(program)}], {});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const read = (text: string) => {
    output += text;
    if (signal && text.includes('runs')) child.kill(signal);
  };
  child.stdout.setEncoding('utf8').on('data', read);
  child.stderr.setEncoding('utf8').on('data', read);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { output, code };
};

/** Waits for ever, and on an interruption ends with the losses that it sees then. */
const waiting = (signal: string) => `
  process.on('${signal}', () => { console.log('lost: hand-in'); process.exit(1); });
  setInterval(() => undefined, 1000);
  console.log('runs');`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a run that %s ends says that it was interrupted, as its last word and exit code', async (signal, exit) => {
  const { output, code } = await runProgram(waiting(signal), signal);
  expect(output.trim().split('\n').at(-1)).toBe('interrupted: this run has no result');
  expect(code).toBe(exit);
});

test('a run that ends by itself has the exit code of its program', async () => {
  expect(await runProgram('process.exit(3)')).toEqual({ output: '', code: 3 });
  expect(await runProgram('')).toEqual({ output: '', code: 0 });
});
