import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from './setup.mjs';

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
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Work in this process instead; true when it went well. */
  work?: () => boolean;
  /** Reads how many tests ran; a step without it is one check. */
  count?: () => Tally;
}

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache', 'reports');
const bin = (file: string) => path.join(root, 'node_modules', file);
const { TEST_DATABASE_URL: otherDatabase, ...plainEnv } = process.env;

const check = (name: string, ...args: string[]): Step => ({ name, args });
const types = (part: string): Step =>
  check(`types of ${part}`, bin('ts7/bin/tsc'), '-p', `tsconfig.${part}.json`, '--noEmit');

const vitest = (name: string, ...more: string[]): Step => {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { name, args: [bin('vitest/vitest.mjs'), 'run', ...reporters, ...more], count: () => countVitest(report) };
};

const playwrightReport = path.join(reports, 'browser.json');
const browser: Step = {
  name: 'browser tests',
  args: [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  count: () => countPlaywright(playwrightReport),
};

const steps: Step[] = [
  check('format', bin('oxfmt/bin/oxfmt'), '--check', '.'),
  ...['pure', 'server', 'web', 'test'].map(types),
  check('lint', bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'),
  check('import rules', 'tools/import-rules.ts'),
  check('unused code', bin('knip/bin/knip.js')),
  vitest('unit tests', '--project=unit', '--project=screens', '--project=leaving'),
  vitest('call and structure tests', '--project=calls'),
  ...(otherDatabase
    ? [{ ...vitest('call tests on your own database', '--project=calls'), env: { TEST_DATABASE_URL: otherDatabase } }]
    : []),
];

const withBrowser: Step[] = [{ name: 'web build', work: () => buildWeb(process.execPath) }, browser];

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

const run = (step: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...(step.args ?? [])], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...plainEnv, ...step.env },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

/** A step that ends badly without naming a failed test (a crash, no test at all) has failed as a whole. */
const tally = async (step: Step): Promise<Tally> => {
  const ok = step.work ? step.work() : await run(step);
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

/** Runs every step, whatever became of the ones before, and closes with the one line that counts. */
const main = async (): Promise<void> => {
  if (existsSync(reports)) rmSync(reports, { recursive: true });
  mkdirSync(reports, { recursive: true });
  const all = process.argv.includes('--no-browser') ? steps : [...steps, ...withBrowser];
  const failures: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const step of all) {
    const began = performance.now();
    console.log(`\n== ${step.name}`);
    const result = await tally(step);
    passed += result.passed;
    failed += result.failed;
    failures.push(...result.failures);
    console.log(
      `== ${step.name}: ${result.failed === 0 ? 'ok' : `${result.failed} failed`}, ${Math.round((performance.now() - began) / 1000)} s`,
    );
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((it) => `  ${it}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

await main();
