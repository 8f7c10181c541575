import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { memoryFolder } from '@inkstone/db/memory-folder';
import { readPlaywright, readVitest, type Tally } from './test-reports.ts';

interface Step {
  name: string;
  /** The arguments of Node. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Reads how many tests ran; a step without it is one check. */
  count?: () => Tally;
}

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache', 'reports');
const bin = (file: string) => path.join(root, 'node_modules', file);
const { TEST_DATABASE_URL: otherDatabase, ...callerEnv } = process.env;
// What `npm test` leaves to a thorough run: wide sweeps, and each thing of a kind (decision 088).
const plainEnv = process.argv.includes('--thorough') ? { ...callerEnv, THOROUGH: '1' } : callerEnv;

// In memory where there is room, since the steps create and remove thousands of files. What a killed run leaves there
// is removed by the next run's database server, by its name.
const scratch = mkdtempSync(path.join(memoryFolder() ?? tmpdir(), `inkstone-tests-${process.pid}-`));

// Two steps run at a time, so less garbage collection and no duplicated parallel work make both faster.
const native = { GOGC: '400' };
const check = (name: string, ...args: string[]): Step => ({ name, args });
const types = (part: string): Step => ({
  ...check(`types of ${part}`, bin('ts7/bin/tsc'), '-p', `tsconfig.${part}.json`, '--noEmit', '--checkers', '1'),
  env: native,
});

const vitest = (name: string, ...more: string[]): Step => {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { name, args: [bin('vitest/vitest.mjs'), 'run', ...reporters, ...more], count: () => readVitest(report) };
};

const playwrightReport = path.join(reports, 'browser.json');
const browser: Step = {
  name: 'browser tests',
  args: [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'],
  // Node itself strips the types of everything they import, so Playwright need not compile it first.
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, PW_DISABLE_TS_ESM: '1' },
  count: () => readPlaywright(playwrightReport),
};

/** None of them uses two cores alone: they run two at a time, the longest first. */
const checks: Step[] = [
  ...['test', 'server'].map(types),
  { ...check('lint', bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'), env: native },
  types('web'),
  check('import rules', 'tools/import-rules.ts'),
  check('unused code', bin('knip/bin/knip.js')),
  types('pure'),
  check('format', bin('oxfmt/bin/oxfmt'), '--check', '.'),
];
const webBuild = check('web build', 'tools/build-web.mjs');

const tests: Step[] = [
  vitest('unit tests', '--project=!calls*'),
  vitest('call and structure tests', '--project=calls*'),
  ...(otherDatabase
    ? [{ ...vitest('call tests on your own database', '--project=calls*'), env: { TEST_DATABASE_URL: otherDatabase } }]
    : []),
];

/** The result of a step's process. */
interface StepResult {
  ok: boolean;
  /** All its output where other steps ran in parallel, else its stderr, which was also printed at once. */
  said: string;
}

/** Runs a step; its output is printed at once, or at its end where others run in parallel. */
const run = (step: Step, isBeside: boolean): Promise<StepResult> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...step.args], {
      cwd: root,
      stdio: ['ignore', isBeside ? 'pipe' : 'inherit', 'pipe'],
      env: { ...plainEnv, TMPDIR: scratch, ...step.env },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => output.push(piece));
    if (!isBeside) child.stderr?.pipe(process.stderr, { end: false });
    const end = (ok: boolean) => resolve({ ok, said: Buffer.concat(output).toString() });
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });

// Enough for an error with its stack; the whole report was printed above it.
const complaintLines = 40;

/** The failure of a whole step: its name and the last lines of its output, since no test can be named. */
const toFailureText = (step: Step, { said: output }: StepResult): string => {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n').slice(-complaintLines);
  return [step.name, ...lines.map((line) => `    ${line}`)].join('\n');
};

/** A step that fails without naming a failed test (a crash, no test at all) has failed as a whole. */
const tally = (step: Step, ended: StepResult): Tally => {
  const failed = (words: string): Tally => ({ passed: 0, failed: 1, failures: [words] });
  if (!step.count) return ended.ok ? { passed: 1, failed: 0, failures: [] } : failed(step.name);
  try {
    const counted = step.count();
    if (counted.failed > 0 || (ended.ok && counted.passed > 0)) return counted;
    return { ...failed(toFailureText(step, ended)), passed: counted.passed };
  } catch {
    return failed(`${toFailureText(step, ended)}\n    no report`);
  }
};

const began = performance.now();
const results: Tally[] = [];

/** Runs one step, prints its result and stores it. */
const runAndReport = async (step: Step, isBeside = false): Promise<void> => {
  const since = performance.now();
  if (!isBeside) console.log(`\n== ${step.name}`);
  const ended = await run(step, isBeside);
  const result = tally(step, ended);
  results.push(result);
  const words = result.failed === 0 ? 'ok' : `${result.failed} failed`;
  const end = `== ${step.name}: ${words}, ${Math.round((performance.now() - since) / 1000)} s`;
  console.log(isBeside ? `\n== ${step.name}\n${ended.said}${end}` : end);
};

/** Runs steps two at a time. */
const runInParallel = async (steps: readonly Step[]): Promise<void> => {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runAndReport(step, true);
  };
  await Promise.all([lane(), lane()]);
};

/** Runs every step, whatever the results of earlier ones, and prints the total in the last line. */
const main = async (): Promise<void> => {
  if (existsSync(reports)) rmSync(reports, { recursive: true });
  mkdirSync(reports, { recursive: true });
  const withBrowser = !process.argv.includes('--no-browser');
  await runInParallel(withBrowser ? [...checks, webBuild] : checks);
  for (const step of withBrowser ? [...tests, browser] : tests) await runAndReport(step);
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  const failures = results.flatMap((result) => result.failures);
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  console.log(`\nAll this took ${Math.round((performance.now() - began) / 1000)} s.`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
};

await main();
