// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failureResponse } from '@inkstone/call/envelope';
import { renderUi } from '@inkstone/ui/testing';
import { deviceZone } from '@inkstone/ui/time';
import { deviceLanguage, setDeviceLanguage } from '@inkstone/ui/words';
import { student } from '../contract.ts';
import { Gate } from './gate.tsx';
import type { Person } from './stored-session.ts';
import { Screen as Login } from './login.screen.tsx';
import { Screen as Password } from './password.screen.tsx';
import { SessionProvider } from './session-provider.tsx';
import { sessionStore } from './session.ts';
import { toWireUser } from './testing.tsx';
import { useProtectPage } from './use-session.ts';

type Reply = { status: number; body: object };
let replies: Record<string, Reply>;
let sent: { path: string; body: unknown }[];

const person: Person = {
  id: 7,
  name: 'Lin Xiaohe',
  role: ['student'],
  namedRoles: [],
  permission: [],
  language: 'en',
  timeZone: deviceZone(),
  isGuideSeen: true,
  browserToken: 'browser',
};
const pages = { accountUrl: 'https://id.example/account', passwordUrl: 'https://id.example/password' };
const config = { success: 1, on: true, name: 'Campus ID', ...pages, mine: false };
const remind = { success: 1, school: 'Hillside Tutoring', notice: null, canMail: true };
const down = { kind: 'refused', code: 'sso.down', message: 'The sign-on service does not answer.' } as const;

// Lazy modules are loaded before the tests wait for their content.
beforeAll(async () => {
  await Promise.all([import('./sign-on.tsx'), import('./sign-in-again.tsx')]);
});
beforeEach(() => {
  sessionStore.signOut();
  document.cookie = 'sso_token=; path=/; max-age=0';
  sent = [];
  replies = {
    remind: { status: 200, body: { ...remind, canSignOn: true } },
    'sso/config': { status: 200, body: config },
    'sso/login': { status: 200, body: { success: 1, ...toWireUser({ ...person, token: 'bearer' }) } },
    'frontend/login': { status: 200, body: { success: 1, ...toWireUser({ ...person, token: 'bearer' }) } },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/', '').split('?')[0] ?? '';
    sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    const { status, body } = replies[path] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Where = () => {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="where">{pathname + search + hash}</p>;
};

const Exam = () => {
  useProtectPage('attempt');
  return <p>The exam</p>;
};

const draw = (at: string, language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={[]}>
      <Where />
      <Link to="/login?next=%2Flist#sso_token=eyJ.e.f">portal</Link>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/list" element={<Gate who={student}>The list</Gate>} />
        <Route path="/exam" element={<Gate who={student}>{<Exam />}</Gate>} />
        <Route path="/home" element={<Gate who={student}>The home</Gate>} />
        <Route path="/stu/modify/pwd" element={<Password />} />
      </Routes>
    </SessionProvider>,
    { at, language },
  );

const where = () => screen.getByTestId('where').textContent;
// The first drawing of all takes its time on a machine that has other work.
const button = () =>
  screen.findByRole<HTMLAnchorElement>('link', { name: 'Sign in with Campus ID' }, { timeout: 60_000 });
const signedOn = () => sent.filter(({ path }) => path === 'sso/login').map(({ body }) => body);

test("the provider's button is below the form, and absent without a provider", async () => {
  draw('/login');
  expect((await button()).getAttribute('href')).toBe('/api/sso/start?');
  cleanup();
  sent = [];
  replies['remind'] = { status: 200, body: { ...remind, canSignOn: false } };
  draw('/login');
  await screen.findByText('Hillside Tutoring');
  expect(screen.queryByText('or')).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(['remind']);
});

test('the button passes on the requested page, whose page it was, and that the device is shared', async () => {
  sessionStore.signIn(person, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  draw('/list');
  await screen.findByText('The list');
  sessionStore.lose('bearer', { code: 'session.expired', message: 'Your session has ended.' });
  const link = await button();
  expect(link.getAttribute('href')).toBe('/api/sso/start?next=%2Flist&of=7');
  fireEvent.click(screen.getByLabelText(/shared device/));
  expect(link.getAttribute('href')).toBe('/api/sso/start?next=%2Flist&of=7&shared=1');
});

test('a person returning from the provider is signed in without a payload and redirected to the requested page', async () => {
  draw('/login?sso=1&next=%2Flist');
  await screen.findByText('The list');
  expect(signedOn()).toEqual([{ timeZone: deviceZone() }]);
  expect(sessionStore.get()).toMatchObject({ token: 'bearer', login: { family: 'frontend', username: '' } });
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
  'a person returning with the path %s is redirected home',
  async (next) => {
    draw(`/login?sso=1&next=${encodeURIComponent(next)}`);
    await screen.findByText('The home');
    expect(where()).toBe('/home');
  },
);

test.each(['/login#sso_token=eyJ.a.b', '/login?sso_token=eyJ.a.b', '/login?sso_token=eyJ.a.b&next=%2Fhome'])(
  'a token in the URL %s signs in once, and is removed from the URL before it is sent',
  async (at) => {
    replies['sso/login'] = failureResponse(down);
    draw(at);
    expect((await screen.findByRole('alert')).textContent).toContain(down.message);
    expect(where()).toBe('/login');
    expect(signedOn()).toEqual([{ token: 'eyJ.a.b', timeZone: deviceZone() }]);
  },
);

test('a token added to the URL while the login is open signs in as well', async () => {
  draw('/login');
  await button();
  // Not inside `act`, which delays what an effect of the click starts.
  setTimeout(() => screen.getByText('portal').click());
  await screen.findByText('The list');
  expect(signedOn()).toEqual([{ token: 'eyJ.e.f', timeZone: deviceZone() }]);
});

test('a token in the cookie signs in, and the cookie is deleted', async () => {
  document.cookie = 'sso_token=eyJ.c.d; path=/';
  const chinese = { ...person, language: 'zh' } as const;
  replies['sso/login'] = { status: 200, body: { success: 1, ...toWireUser({ ...chinese, token: 'bearer' }) } };
  draw('/login');
  await screen.findByText('The home');
  expect(sessionStore.get()).toMatchObject({ token: 'bearer', person: chinese });
  expect(deviceLanguage()).toBe('zh');
  setDeviceLanguage('en');
  expect(signedOn()).toEqual([{ token: 'eyJ.c.d', timeZone: deviceZone() }]);
  expect(document.cookie).not.toContain('sso_token');
});

test("a failed sign-in shows the server's message above the form, and the form works", async () => {
  replies['sso/login'] = failureResponse(down);
  draw('/login?sso=1');
  await screen.findByText(down.message);
  await button();
  fireEvent.change(screen.getByLabelText('User name'), { target: { value: 'linxiaohe' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'inkstone' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(where()).toBe('/home'));
  expect(sessionStore.get().login?.username).toBe('linxiaohe');
});

test.each([
  ['sso.unknown', '/api/sso/start?fresh=1'],
  ['sso.denied', '/api/sso/start?fresh=1'],
  ['sso.down', '/api/sso/start?'],
] as const)('after %s the button links to %s', async (code, href) => {
  replies['sso/login'] = failureResponse({ ...down, code });
  draw('/login?sso=1');
  await screen.findByText(down.message);
  expect((await button()).getAttribute('href')).toBe(href);
});

test('a school without a provider shows a message for a token, and deletes it', async () => {
  const off = { kind: 'refused', code: 'sso.off', message: 'This school has no sign-on.' } as const;
  replies['remind'] = { status: 200, body: { ...remind, canSignOn: false } };
  replies['sso/config'] = { status: 200, body: { ...config, on: false, name: '' } };
  replies['sso/login'] = failureResponse(off);
  draw('/login#sso_token=eyJ.a.b');
  await screen.findByText(off.message);
  expect(screen.queryByText('or')).toBeNull();
  expect(where()).toBe('/login');
});

test('a signed-in person is redirected, and a token in the URL is left alone', async () => {
  sessionStore.signIn(person, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  draw('/login#sso_token=eyJ.a.b');
  await waitFor(() => expect(where()).toBe('/home'));
  expect(signedOn()).toEqual([]);
});

test('the button is available in Chinese', async () => {
  replies['sso/config'] = { status: 200, body: { ...config, name: '校园账号' } };
  draw('/login', 'zh');
  expect((await screen.findByRole('link', { name: '使用校园账号登录' })).textContent).toBe('使用校园账号登录');
});

test('a session started by the provider is renewed there, over the attempt, which stays mounted', async () => {
  const open = vi.fn<(url: string) => null>(() => null);
  vi.stubGlobal('open', open);
  sessionStore.signIn(person, { family: 'frontend', username: '' }, 'bearer');
  draw('/exam');
  const exam = await screen.findByText('The exam');
  sessionStore.lose('bearer', { code: 'session.expired', message: 'Your session has ended.' });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in with Campus ID' }));
  expect(open.mock.calls[0]?.[0]).toBe('/api/sso/start?again=1');
  expect(screen.queryByLabelText('Password')).toBeNull();
  sessionStore.signIn(person, { family: 'frontend', username: '' }, 'another');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('The exam')).toBe(exam);
});

test('a candidate who signed in by a link is asked to open it again, without the provider', async () => {
  const login = { family: 'frontend', username: '' } as const;
  sessionStore.signIn({ ...person, role: ['candidate'] }, login, 'bearer');
  renderUi(
    <SessionProvider screens={[]}>
      <Exam />
    </SessionProvider>,
    { language: 'en' },
  );
  const exam = await screen.findByText('The exam');
  sessionStore.lose('bearer', { code: 'session.expired', message: 'Your session has ended.' });
  await screen.findByText(/Open that link again in another tab/);
  expect(screen.queryByText(/sign-on service|Campus ID/)).toBeNull();
  sessionStore.signIn({ ...person, role: ['candidate'] }, login, 'another');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('The exam')).toBe(exam);
});

test('the window opened for it closes when it is done', async () => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('close', close);
  draw('/login?sso=again');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test('a person who signed in through the provider changes the password on its page, everyone else here', async () => {
  const replace = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { ...globalThis.location, replace });
  sessionStore.signIn(person, { family: 'frontend', username: '' }, 'bearer');
  replies['sso/config'] = { status: 200, body: { ...config, mine: true } };
  draw('/stu/modify/pwd');
  expect((await screen.findByRole('link', { name: 'Open its page' })).getAttribute('href')).toBe(pages.passwordUrl);
  expect(replace).toHaveBeenCalledWith(pages.passwordUrl);
  cleanup();

  replies['sso/config'] = { status: 200, body: { ...config, on: false, mine: false } };
  draw('/stu/modify/pwd');
  await screen.findByLabelText('Current password');
  cleanup();

  sent = [];
  sessionStore.signIn(person, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  draw('/stu/modify/pwd');
  await screen.findByLabelText('Current password');
  expect(sent.map(({ path }) => path)).not.toContain('sso/config');
});

test('if the provider has no such page, the screen says who manages the password', async () => {
  sessionStore.signIn(person, { family: 'frontend', username: '' }, 'bearer');
  replies['sso/config'] = { status: 200, body: { ...config, accountUrl: null, passwordUrl: null, mine: true } };
  draw('/stu/modify/pwd');
  await screen.findByText('Your account is kept by Campus ID; the password is changed there.');
  expect(screen.queryByRole('link', { name: 'Open its page' })).toBeNull();
});
