import path from 'node:path';
import { runInterruptible } from './interruptible.ts';

// `npm run test:chaos [rounds]`: kills the browser at the moment it reports where an answer is stored, a hundred times
// in each of six ways, and checks that the server has every answer; then the camera page of a phone at fifty moments,
// an essay and a recording at twenty. Last, a thousand interleavings of two browsers and two server processes, a
// thousand papers by rules and two hundred photographed answer sheets. A part of all this is in `npm test`.
const [rounds = '100'] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '..');
const bin = (file: string) => path.join(root, 'node_modules', file);
const env = { ...process.env, CHAOS_ROUNDS: rounds, THOROUGH: '1', PW_DISABLE_TS_ESM: '1' };
const kills = ['kill-words', 'kill-phone', 'kill-essay', 'kill-recording'];
const steps = [
  [bin('@playwright/test/cli.js'), 'test', ...kills, '--workers=1', '--global-timeout=0'],
  [bin('vitest/vitest.mjs'), 'run', 'journal/interleavings', 'paper-rules/find-paper', 'reading/read-page'],
];
for (const args of steps) {
  const code = await runInterruptible(process.execPath, args, { cwd: root, env });
  if (code !== 0) process.exitCode = code;
  // Interrupted: 128 and the signal.
  if (code > 128) break;
}
