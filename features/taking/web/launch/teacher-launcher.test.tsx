// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureResponse, successBody } from '@inkstone/call/envelope';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { TeacherLauncher } from './teacher-launcher.tsx';

const createAssignment = (
  kind: string,
  programme: string,
  desk = { hasFiles: false, skill: null as string | null },
) => ({
  assignment: { id: 5, kind, programme, desk },
  recipients: [],
  changes: [],
});

let answered: { status: number; body: object };
let requests: string[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return new Response(JSON.stringify(answered.body), { status: answered.status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Way = Parameters<typeof TeacherLauncher>[0];

const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
const draw = (way: Way) =>
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <TeacherLauncher {...way} />
      <Place />
    </CallProvider>,
    { at: '/controller' },
  );

test.each<[Omit<Way, 'id'>, ReturnType<typeof createAssignment>, string]>([
  [{ kind: 'test', to: 'do', studentId: undefined }, createAssignment('test', 'amc'), '/teacher/test/detail?testId=5'],
  [
    { kind: 'homework', to: 'do', studentId: undefined },
    createAssignment('homework', 'amc'),
    '/teacher/task/detail?hId=5',
  ],
  [
    { kind: 'homework', to: 'do', studentId: undefined },
    createAssignment('definedHomework', 'defined'),
    '/teacher/task/definedetail?hId=5',
  ],
  [
    { kind: 'test', to: 'correct', studentId: undefined },
    createAssignment('test', 'toefl-2023', { hasFiles: false, skill: 'speaking' }),
    '/correct/tf/speaking?id=5&skill=speaking',
  ],
  [
    { kind: 'homework', to: 'correct', studentId: undefined },
    createAssignment('definedHomework', 'defined', { hasFiles: true, skill: null }),
    '/correct/correctUploads?id=5',
  ],
  [
    { kind: 'homework', to: 'correct', studentId: undefined },
    createAssignment('homework', 'sat', { hasFiles: true, skill: 'math' }),
    '/correct/sat?id=5&skill=math',
  ],
  [{ kind: 'test', to: 'report', studentId: 9 }, createAssignment('test', 'amc'), '/amc/report?id=5&stuId=9'],
  [{ kind: 'test', to: 'report', studentId: undefined }, createAssignment('test', 'amc'), '/report/class?id=5'],
  [
    { kind: 'homework', to: 'correct', studentId: 9 },
    createAssignment('homework', 'ap'),
    '/ap/homework/correct?id=5&stuId=9',
  ],
])('opens %o at the place that the server returns', async (way, expected, place) => {
  answered = { status: 200, body: successBody(expected) };
  draw({ id: 5, ...way });
  expect(await screen.findByText(place)).toBeTruthy();
  expect(requests).toEqual([
    expect.stringContaining(way.kind === 'test' ? 'backend/test/detail' : 'backend/homework/detail'),
  ]);
});

test('shows the server’s message if the assignment is not the teacher’s', async () => {
  answered = failureResponse({ kind: 'notFound', code: 'request.notFound', message: 'This is not there.' });
  draw({ id: 5, kind: 'test', to: 'do', studentId: undefined });
  expect(await screen.findByText('This is not there.')).toBeTruthy();
  expect(screen.getByText('/controller')).toBeTruthy();
});
