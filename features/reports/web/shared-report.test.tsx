// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMyHomeworkReport, getStudentReport } from '../contract.ts';
import { Screen } from './shared-report.screen.tsx';
import { buildReport, renderWithResponses } from './testing.tsx';

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

const draw = (role: string, at: string, responses: Parameters<typeof renderWithResponses>[1]) => {
  me.role = role;
  return renderWithResponses(
    <Suspense>
      <Screen />
      <Place />
    </Suspense>,
    responses,
    { at },
  );
};
const plain = { programme: 'toefl-2023', title: 'TOEFL mock A' };
const patience = { timeout: 60_000 };

test('a student opens the report of homework of a programme without reports of its own here', async () => {
  const { sent } = draw('student', '/stu/testReport?id=3&kind=homework', [[getMyHomeworkReport, buildReport(plain)]]);
  expect(await screen.findByRole('heading', { level: 1, name: 'TOEFL mock A' }, patience)).toBeTruthy();
  expect(sent.map(({ path }) => path)).toContain(getMyHomeworkReport.path);
});

test.each([
  ['student', '/stu/testReport?id=3'],
  ['teacher', '/stu/testReport?id=3&classId=4'],
])('a %s whose address leads on sees that a report is loading', (role, at) => {
  draw(role, at, []);
  expect(screen.getByRole('heading', { level: 1, name: 'Report' })).toBeTruthy();
});

test('a teacher with a student in the URL opens that report, and without one the class report', async () => {
  const studentReport = draw('teacher', '/stu/testReport?id=3&stuId=5', [[getStudentReport, buildReport(plain)]]);
  expect(await screen.findByRole('heading', { level: 1, name: 'TOEFL mock A' }, patience)).toBeTruthy();
  expect(studentReport.sent.map(({ path }) => path)).toContain(getStudentReport.path);
  cleanup();
  draw('teacher', '/stu/testReport?id=3&classId=4', []);
  expect(await screen.findByText('/report/class?id=3&classId=4', undefined, patience)).toBeTruthy();
});

test.each([
  ['student', 'kind=homework', getMyHomeworkReport],
  ['teacher', 'stuId=5', getStudentReport],
] as const)('a %s who selects an attempt opens its report', async (role, which, call) => {
  const { sent } = draw(role, `/stu/testReport?id=3&${which}&attempt=12`, [[call, buildReport(plain)]]);
  expect(await screen.findByRole('heading', { level: 1, name: 'TOEFL mock A' }, patience)).toBeTruthy();
  const requests = sent.filter(({ path }) => path === call.path);
  expect(requests.map(({ query }) => new URLSearchParams(query).get('attempt'))).toEqual(['12']);
});
