// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toWire } from '@inkstone/call';
import { CallProvider, newQueryClient, type CallOutput } from '@inkstone/call/web';
import { freshDevice } from '@inkstone/device/testing';
import { storeSignIn, registerDeviceCleanup, sessionCaller, sessionStore } from '@inkstone/session/web';
import type { UserInfo } from '@inkstone/session/contract';
import { renderUi } from '@inkstone/ui/testing';
import { deviceZone } from '@inkstone/ui/time';
import { buildCandidateLink } from '../addresses.ts';
import { signInCandidate, type getCandidateGuide } from '../contract.ts';
import { Screen as Guide } from './guide.screen.tsx';

const script = readFileSync(path.resolve(import.meta.dirname, '../../../apps/web/public/scheme.js'), 'utf8');
const token = 'a'.repeat(43);
const guide: CallOutput<typeof getCandidateGuide> = {
  ...{ school: 'Inkstone', name: 'Ye Qing', position: 'Tutor', title: 'Sums', message: null, questions: 25 },
  ...{ isTimed: false, timeLimit: null, deadline: '2026-03-09T08:00:00.000Z', isBegun: false, isOver: false },
  personId: 9,
};
const zones = { timeZone: deviceZone(), isTimeZoneChosen: false, schoolTimeZone: deviceZone() };
const buildUser = (id: number, name: string, role: 'candidate' | 'student'): UserInfo => ({
  ...{ id, name, role: [role], namedRoles: [], permission: [], language: 'en', isGuideSeen: true, ...zones },
  ...{ token: `bearer of ${name}`, browserToken: 'browser', deviceKey: 'the key' },
});
const candidate = buildUser(9, 'Ye Qing', 'candidate');
const student = buildUser(7, 'Cai Wen', 'student');

interface Sent {
  path: string;
  method: string;
  address: string;
  body: unknown;
}
let sent: Sent[];
let replies: Record<string, { status?: number; body: object }>;

beforeEach(() => {
  freshDevice();
  sent = [];
  replies = {
    'frontend/candidate/guide': { body: guide },
    'frontend/candidate/test': { body: toWire(signInCandidate, 'output', { user: candidate, id: 3 }) as object },
    'common/logout': { body: {} },
  };
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  Object.defineProperty(globalThis, 'matchMedia', {
    value: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
    configurable: true,
  });
  document.cookie = 'ua_token=browser';
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const called = new URL(address, 'http://school').pathname.replace('/api/', '');
    sent.push({ path: called, method, address, body: typeof body === 'string' ? JSON.parse(body) : null });
    const { status = 200, body: reply } = replies[called] ?? { body: {} };
    return new Response(JSON.stringify({ success: status === 200 ? 1 : 0, ...reply }), { status });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** Opens a URL as a browser does: the page's script first, then the screen. */
const openAddress = (address: string, language: 'en' | 'zh' = 'en'): void => {
  history.replaceState(null, '', address);
  // The script that the page loads before anything else.
  runInThisContext(`(() => {${script}})()`);
  renderUi(
    <CallProvider caller={sessionCaller} client={newQueryClient()}>
      <Routes>
        <Route path="/candidate/guide" element={<Guide />} />
        <Route path="/candidate/index" element={<h1>Own list</h1>} />
        <Route path="/home" element={<h1>Home</h1>} />
        <Route path="*" element={<h1>The test</h1>} />
      </Routes>
    </CallProvider>,
    { language, at: `${location.pathname}${location.search}${location.hash}` },
  );
};
const sentTo = (path: string) => sent.filter((request) => request.path === path);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test.each([
  ['the fragment', buildCandidateLink(token)],
  ['the query, as in older links', `/candidate/guide?token=${token}`],
])(
  'a secret in %s is removed from the address bar before the first render, and sent in request bodies only',
  async (_, address) => {
    const steps = history.length;
    openAddress(address);
    expect(location.href).not.toContain(token);
    expect(history.length).toBe(steps);
    await press('To the test');
    await screen.findByRole('heading', { name: 'The test' });

    expect(sentTo('frontend/candidate/guide')[0]).toMatchObject({ method: 'POST', body: { token } });
    expect(sentTo('frontend/candidate/test')[0]).toMatchObject({ method: 'POST', body: { token, language: 'en' } });
    expect(sent.filter(({ address: requestedUrl }) => requestedUrl.includes(token))).toEqual([]);
    expect(sessionStore.get()).toMatchObject({ person: { id: 9 }, token: candidate.token });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(token);
  },
);

test('the guide mentions no clock without one, and its language is kept in the test', async () => {
  openAddress(buildCandidateLink(token), 'zh');
  await screen.findByText('不限时');
  expect(screen.queryByText(/计时开始/)).toBeNull();
  await press('进入测试');
  await screen.findByRole('heading', { name: 'The test' });
  expect(sentTo('frontend/candidate/test')[0]?.body).toEqual({ token, language: 'zh', timeZone: deviceZone() });
});

test('the guide keeps its link across a reload', async () => {
  openAddress(buildCandidateLink(token));
  await screen.findByRole('button', { name: 'To the test' });
  cleanup();
  openAddress('/candidate/guide');
  await screen.findByRole('button', { name: 'To the test' });
  expect(sentTo('frontend/candidate/guide').map(({ body }) => body)).toEqual([{ token }, { token }]);
});

test('without a link the guide asks for one, and a signed-in candidate sees their list', async () => {
  openAddress('/candidate/guide');
  await screen.findByText(/Open the whole link/);
  expect(sent).toEqual([]);
  cleanup();
  await storeSignIn(candidate, { family: 'frontend', username: '' });
  openAddress('/candidate/guide');
  await screen.findByRole('heading', { name: 'Own list' });
});

test.each(['candidate.linkOver', 'candidate.linkEnded'])(
  "%s shows the server's message, and the link is deleted",
  async (code) => {
    replies['frontend/candidate/guide'] = { status: 409, body: { code, reason: code, message: 'It has ended.' } };
    openAddress(buildCandidateLink(token));
    await screen.findByText('It has ended.');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain(token));
  },
);

test('an ended test is reported as such and cannot be entered', async () => {
  replies['frontend/candidate/guide'] = { body: { ...guide, isOver: true } };
  openAddress(buildCandidateLink(token));
  await screen.findByText(/handed in, or its time is over/);
  expect(screen.queryByRole('button', { name: 'To the test' })).toBeNull();
});

const otherOut = 'Sign Cai Wen out and go to the test';
const loggedCalls: string[] = [];
const somebodyElse = async () => {
  loggedCalls.length = 0;
  registerDeviceCleanup(async () => ({
    deliver: async (_caller, personId) => void loggedCalls.push(`deliver ${personId}`),
    countUnsent: async () => 2,
    leave: async (personId, key) => loggedCalls.push(`leave ${personId} ${key}`) > 0,
  }));
  await storeSignIn(student, { family: 'frontend', username: 'caiwen' });
};

test('another signed-in person is named and may stay signed in', async () => {
  await somebodyElse();
  openAddress(buildCandidateLink(token));
  await screen.findByText(/Cai Wen is signed in in this browser/);
  expect(screen.queryByRole('button', { name: 'To the test' })).toBeNull();
  await press('Stay signed in as Cai Wen');
  await screen.findByRole('heading', { name: 'Home' });
  expect(sentTo('frontend/candidate/test')).toEqual([]);
  expect(loggedCalls).toEqual([]);
  expect(sessionStore.get()).toMatchObject({ person: { id: 7 }, token: student.token });
});

test('before the sign-out, pending answers of the signed-in person are sent and sealed', async () => {
  await somebodyElse();
  openAddress(buildCandidateLink(token));
  await press(otherOut);
  await screen.findByRole('heading', { name: 'The test' });
  expect(loggedCalls.slice(0, 2)).toEqual(['deliver 7', 'leave 7 the key']);
  const paths = sent.map(({ path }) => path);
  expect(paths.indexOf('common/logout')).toBeLessThan(paths.indexOf('frontend/candidate/test'));
  expect(sessionStore.get()).toMatchObject({ person: { id: 9 }, token: candidate.token });
});

test('an expired link signs nobody out', async () => {
  await somebodyElse();
  openAddress(buildCandidateLink(token));
  await screen.findByRole('button', { name: otherOut });
  const code = 'candidate.linkEnded';
  replies['frontend/candidate/guide'] = { status: 409, body: { code, reason: code, message: 'It has ended.' } };
  await press(otherOut);
  await screen.findAllByText('It has ended.');
  expect(loggedCalls).toEqual([]);
  expect(sentTo('common/logout')).toEqual([]);
  expect(sessionStore.get()).toMatchObject({ person: { id: 7 }, token: student.token });
});
