import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What a step came to: one for a check, or as many as it ran tests. */
interface Tally {
  passed: number;
  failed: number;
  /** What failed, in words; empty when nothing did. */
  failures: readonly string[];
}

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
const { TEST_DATABASE_URL: otherDatabase, ...plainEnv } = process.env;

// Two run at a time: what clears its memory less often, and does no part of its work twice to be done sooner, is done sooner.
const native = { GOGC: '400' };
const check = (name: string, ...args: string[]): Step => ({ name, args });
const types = (part: string): Step => ({
  ...check(`types of ${part}`, bin('ts7/bin/tsc'), '-p', `tsconfig.${part}.json`, '--noEmit', '--checkers', '1'),
  env: native,
});

const vitest = (name: string, ...more: string[]): Step => {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { name, args: [bin('vitest/vitest.mjs'), 'run', ...reporters, ...more], count: () => countVitest(report) };
};

const playwrightReport = path.join(reports, 'browser.json');
const browser: Step = {
  name: 'browser tests',
  args: [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'],
  // Node reads the TypeScript of all that they import by itself: nothing is translated first.
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, PW_DISABLE_TS_ESM: '1' },
  count: () => countPlaywright(playwrightReport),
};

/** None of them keeps two cores busy by itself: they run two at a time, what takes longest first. */
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
  vitest('unit tests', '--project=!calls'),
  vitest('call and structure tests', '--project=calls'),
  ...(otherDatabase
    ? [{ ...vitest('call tests on your own database', '--project=calls'), env: { TEST_DATABASE_URL: otherDatabase } }]
    : []),
];

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

const countVitest = (report: string): Tally => {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const failures = testResults.flatMap((file) => {
    const where = path.relative(root, file.name);
    const bad = file.assertionResults
      .filter((it) => it.status !== 'passed')
      .map((it) => `${where}: ${it.fullName} (${it.status})`);
    return bad.length === 0 && file.status !== 'passed' ? [`${where}: ${file.message.split('\n')[0] ?? ''}`] : bad;
  });
  return { passed: numPassedTests, failed: failures.length, failures };
};

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
}

const countPlaywright = (report: string): Tally => {
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
    suites: Suite[];
    errors: { message?: string }[];
  };
  const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const specs = suites.flatMap(specsOf);
  const isGood = (spec: (typeof specs)[number]) => spec.ok && spec.tests.every((it) => it.status !== 'skipped');
  const failures = [
    ...specs.filter((spec) => !isGood(spec)).map((spec) => `${spec.file}: ${spec.title}`),
    ...errors.map((error) => error.message?.split('\n')[0] ?? 'an error outside the tests'),
  ];
  return { passed: specs.filter(isGood).length, failed: failures.length, failures };
};

/** Runs a step; what it says is shown at once, or together with its end where others run beside it. */
const run = (step: Step, isBeside: boolean): Promise<{ ok: boolean; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...step.args], {
      cwd: root,
      stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
      env: { ...plainEnv, ...step.env },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece));
    const end = (ok: boolean) => resolve({ ok, said: Buffer.concat(said).toString() });
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });

/** A step that ends badly without naming a failed test (a crash, no test at all) has failed as a whole. */
const tally = (step: Step, ok: boolean): Tally => {
  const alone: Tally = ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [step.name] };
  if (!step.count) return alone;
  try {
    const counted = step.count();
    if (counted.failed === 0 && (!ok || counted.passed === 0)) return { ...counted, failed: 1, failures: [step.name] };
    return counted;
  } catch {
    return { passed: 0, failed: 1, failures: [`${step.name}: no report`] };
  }
};

const began = performance.now();
const results: Tally[] = [];

/** Runs one step, says what became of it and keeps it. */
const take = async (step: Step, isBeside = false): Promise<void> => {
  const since = performance.now();
  if (!isBeside) console.log(`\n== ${step.name}`);
  const { ok, said } = await run(step, isBeside);
  const result = tally(step, ok);
  results.push(result);
  const words = result.failed === 0 ? 'ok' : `${result.failed} failed`;
  const end = `== ${step.name}: ${words}, ${Math.round((performance.now() - since) / 1000)} s`;
  console.log(isBeside ? `\n== ${step.name}\n${said}${end}` : end);
};

/** Runs steps two at a time. */
const takeBeside = async (steps: readonly Step[]): Promise<void> => {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step, true);
  };
  await Promise.all([lane(), lane()]);
};

/** Runs every step, whatever became of the ones before, and closes with the one line that counts. */
const main = async (): Promise<void> => {
  if (existsSync(reports)) rmSync(reports, { recursive: true });
  mkdirSync(reports, { recursive: true });
  const withBrowser = !process.argv.includes('--no-browser');
  await takeBeside(withBrowser ? [...checks, webBuild] : checks);
  for (const step of withBrowser ? [...tests, browser] : tests) await take(step);
  const failures = results.flatMap((result) => result.failures);
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((it) => `  ${it}`).join('\n')}`);
  console.log(`\nAll this took ${Math.round((performance.now() - began) / 1000)} s.`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
};

await main();
