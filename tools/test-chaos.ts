import path from 'node:path';
import { runInterruptible } from './interruptible.ts';

// `npm run test:chaos [rounds]`: kills the browser at the moment it reports where an answer is stored, a hundred times
// in each of six ways, and checks that the server has every answer; then the camera page of a phone at fifty moments. Twelve
// and ten of these kills are part of `npm test`.
const [rounds = '100'] = process.argv.slice(2);
const program = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
const args = [program, 'test', 'kill-words', 'kill-phone', '--workers=1', '--global-timeout=0'];
const env = { ...process.env, CHAOS_ROUNDS: rounds, PW_DISABLE_TS_ESM: '1' };
process.exitCode = await runInterruptible(process.execPath, args, {
  cwd: path.resolve(import.meta.dirname, '..'),
  env,
});
