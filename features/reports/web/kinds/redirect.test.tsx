// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { getMyHomeworkReport, getMyTestReport, getStudentReport } from '../../contract.ts';
import { Screen as AnalysisReport } from '../analysis/analysis-report.screen.tsx';
import { Screen as HomeworkReport } from '../homework-report.screen.tsx';
import { Screen as ListeningResult } from '../listening/listened.screen.tsx';
import { Screen as SharedReport } from '../shared-report.screen.tsx';
import { Screen as AudioAnalysis } from '../skills/audio-analysis.screen.tsx';
import { Screen as AudioReport } from '../skills/audio-report.screen.tsx';
import { Screen as SpeakingReport } from '../skills/speaking-report.screen.tsx';
import { Screen as WritingResult } from '../skills/writing-result.screen.tsx';
import { Screen as TestReport } from '../test-report.screen.tsx';
import { buildReport, renderWithResponses } from '../testing.tsx';

const me = vi.hoisted(() => ({ role: 'student' }));
vi.mock('@inkstone/session/web', async (original) => ({
  ...(await original<typeof import('@inkstone/session/web')>()),
  useCurrentUser: () => me,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const draw = (Part: ComponentType, at: string, responses: Parameters<typeof renderWithResponses>[1]) =>
  renderWithResponses(
    <>
      <Suspense>
        <Part />
      </Suspense>
      <Place />
    </>,
    responses,
    { at },
  );
const patience = { timeout: 60_000 };
const seminar = { programme: 'ap', variant: 'seminar' } as const;
const history = { programme: 'ap', variant: 'calculus-ab', reportKind: 'history' } as const;

test.each<[string, ComponentType, Partial<AttemptReportData>, string]>([
  ['/sat/report?id=3', TestReport, {}, '/amc/report?id=3'],
  ['/sat/report?id=3&attempt=9', TestReport, {}, '/amc/report?id=3&attempt=9'],
  ['/amc/report?id=3', TestReport, { programme: 'sat', variant: 'digital' }, '/stu/satReport?id=3'],
  ['/act/report?id=3', TestReport, seminar, '/ap/seminarReport?id=3'],
  ['/ap/report?id=3', TestReport, history, '/ap/historyReport?id=3'],
  ['/ap/historyReport?id=3', TestReport, { ...history, reportKind: 'standard' }, '/ap/report?id=3'],
  ['/amc/report?id=3', TestReport, { programme: 'toefl-2023' }, '/stu/testReport?id=3&kind=test'],
  ['/stu/commonReport?id=3&kind=test', SharedReport, {}, '/amc/report?id=3'],
])('a student who opens %s gets to the report of the attempt', async (at, part, report, place) => {
  me.role = 'student';
  draw(part, at, [[getMyTestReport, buildReport(report)]]);
  expect(await screen.findByText(place, { selector: 'output' }, patience)).toBeTruthy();
});

test('homework that is opened at the report of a test has the report of its homework', async () => {
  me.role = 'student';
  const report = buildReport({ kind: 'homework' });
  draw(TestReport, '/sat/report?id=3', [[getMyHomeworkReport, report]]);
  expect(await screen.findByText('/stu/testReport?id=3&kind=homework', { selector: 'output' }, patience)).toBeTruthy();
  cleanup();
  draw(SharedReport, '/stu/testReport?id=3&kind=homework', [[getMyHomeworkReport, report]]);
  expect(await screen.findByText('/amc/homework/report?id=3', { selector: 'output' }, patience)).toBeTruthy();
});

test('a teacher gets to the report of the student, whichever path was opened', async () => {
  me.role = 'teacher';
  const report = buildReport({ kind: 'homework' });
  draw(HomeworkReport, '/sat/homework/report?id=3&stuId=5', [[getStudentReport, report]]);
  expect(await screen.findByText('/amc/homework/report?id=3&stuId=5', { selector: 'output' }, patience)).toBeTruthy();
});

test.each([
  ['/report/speaking', SpeakingReport],
  ['/report/audio', AudioReport],
  ['/analysis/audio', AudioAnalysis],
  ['/exam/tf/wriResult', WritingResult],
  ['/listen/result', ListeningResult],
  ['/analyse/tf/reading/report', AnalysisReport],
])('an attempt without that part is read as a whole, and not at %s', async (path, part) => {
  me.role = 'student';
  draw(part, `${path}?id=3`, [[getMyTestReport, buildReport()]]);
  expect(await screen.findByText('/amc/report?id=3', { selector: 'output' }, patience)).toBeTruthy();
});

test('a report that nobody has at either path is said to be missing', async () => {
  me.role = 'student';
  draw(TestReport, '/amc/report?id=3', []);
  expect(await screen.findByText('This cannot be found', {}, patience)).toBeTruthy();
  expect(screen.getByText('/amc/report?id=3', { selector: 'output' })).toBeTruthy();
});
