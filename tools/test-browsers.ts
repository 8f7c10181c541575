import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describeMissingPackages } from '../apps/web/journeys/browsers/installed.ts';
import { buildWeb } from './setup.mjs';

// `npm run test:browsers [firefox|webkit] [journey]`: takes a test, records, submits a file, marks and reads in Firefox
// and in WebKitGTK, whose engine Safari uses too. It needs programs of Debian, and is not part of `npm test`.
const root = path.resolve(import.meta.dirname, '..');

const isEngine = (arg: string): boolean => arg === 'firefox' || arg === 'webkit';

const run = (args: readonly string[]): number => {
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  const projects = args.filter(isEngine).map((engine) => `--project=${engine}`);
  const rest = args.filter((arg) => !isEngine(arg));
  const env = { ...process.env, PW_DISABLE_TS_ESM: '1' };
  const words = [program, 'test', '--config=browsers.config.ts', ...projects, ...rest];
  return spawnSync(process.execPath, words, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
};

const missing = describeMissingPackages();
if (missing !== undefined) console.error(missing);
process.exitCode = missing === undefined && buildWeb(process.execPath) ? run(process.argv.slice(2)) : 1;
