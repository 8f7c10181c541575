import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The result of a step: one for a check, or its number of tests. */
export interface Tally {
  passed: number;
  failed: number;
  /** Descriptions of the failures; empty where there are none. */
  failures: readonly string[];
}

const root = path.resolve(import.meta.dirname, '..');

/** The first line of a failure: what went wrong, without where. */
const firstLine = (message = ''): string => stripVTControlCharacters(message).split('\n')[0] ?? '';

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** Reads Vitest's JSON report; a test that did not run counts as failed, as does a file that could not be loaded. */
export const readVitest = (report: string): Tally => {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const failures = testResults.flatMap((file) => {
    const where = path.relative(root, file.name);
    const bad = file.assertionResults
      .filter((testCase) => testCase.status !== 'passed')
      .map((testCase) =>
        `${where}: ${testCase.fullName} (${testCase.status}) ${firstLine(testCase.failureMessages?.[0])}`.trimEnd(),
      );
    return bad.length === 0 && file.status !== 'passed' ? [`${where}: ${firstLine(file.message)}`] : bad;
  });
  return { passed: numPassedTests, failed: failures.length, failures };
};

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  file: string;
  ok: boolean;
  tests: { status: string; results?: { errors?: { message?: string }[] }[] }[];
}

/** Reads Playwright's JSON report; a skipped test counts as failed, as does an error outside the tests. */
export const readPlaywright = (report: string): Tally => {
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
    suites: Suite[];
    errors: { message?: string }[];
  };
  const listSpecs = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
  const specs = suites.flatMap(listSpecs);
  const isGood = (spec: Spec) => spec.ok && spec.tests.every((testCase) => testCase.status !== 'skipped');
  const firstErrorMessage = (spec: Spec) =>
    spec.tests.flatMap((test) => test.results ?? []).flatMap((result) => result.errors ?? [])[0]?.message;
  const failures = [
    ...specs
      .filter((spec) => !isGood(spec))
      .map((spec) => `${spec.file}: ${spec.title} ${firstLine(firstErrorMessage(spec))}`.trimEnd()),
    ...errors.map((error) => firstLine(error.message) || 'an error outside the tests'),
  ];
  return { passed: specs.filter(isGood).length, failed: failures.length, failures };
};
