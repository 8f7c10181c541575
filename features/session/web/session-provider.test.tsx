// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useApiQuery } from '@inkstone/call/web';
import { deviceZone } from '@inkstone/ui/time';
import { renderUi } from '@inkstone/ui/testing';
import { getOwnMail } from '../contract/mail.ts';
import { SessionProvider } from './session-provider.tsx';
import { sessionStore } from './session.ts';

const enter = (id: number, name: string) =>
  sessionStore.signIn(
    {
      ...{ id, name, role: ['student'], namedRoles: [], permission: [], language: 'en' },
      ...{ timeZone: deviceZone(), isTimeZoneChosen: false, schoolTimeZone: 'Asia/Shanghai' },
      ...{ isGuideSeen: true, browserToken: '' },
    },
    { family: 'frontend', username: name },
    name,
  );

/** The addresses that were asked for and not answered yet, by the bearer that asked; the session's own checks are left out. */
let pending: { bearer: string; respond(): void }[];
beforeEach(() => {
  pending = [];
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    if (!url.includes(getOwnMail.path)) return new Promise<Response>(() => undefined);
    const bearer = (headers['authorization'] ?? '').replace('Bearer ', '');
    return new Promise<Response>((resolve) => {
      const own = { mail: `${bearer}@school.example`, isProved: true, canMail: true, confirmation: 'none' };
      pending.push({ bearer, respond: () => resolve(Response.json({ success: 1, ...own })) });
    });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const OwnMail = () => <p>{useApiQuery(getOwnMail, {}).data?.mail ?? 'loading'}</p>;

const draw = () =>
  renderUi(
    <SessionProvider screens={[]}>
      <OwnMail />
    </SessionProvider>,
  );
const respond = () =>
  act(async () => {
    for (const request of pending.splice(0)) request.respond();
  });

test('what a page shows of one person goes when another signs in, and is loaded anew', async () => {
  enter(7, 'lin');
  draw();
  await respond();
  await screen.findByText('lin@school.example');
  act(() => enter(8, 'zhu'));
  await waitFor(() => expect(screen.queryByText('lin@school.example')).toBeNull());
  await waitFor(() => expect(pending.map(({ bearer }) => bearer)).toEqual(['zhu']));
  await respond();
  expect(await screen.findByText('zhu@school.example')).toBeTruthy();
});

test('what was still loading when another person signed in is asked for again', async () => {
  enter(7, 'lin');
  draw();
  act(() => enter(8, 'zhu'));
  await waitFor(() => expect(pending.map(({ bearer }) => bearer)).toContain('zhu'));
  await respond();
  expect(await screen.findByText('zhu@school.example')).toBeTruthy();
});

test('a page that comes back from the memory of the browser learns that its person has signed out meanwhile', () => {
  enter(7, 'lin');
  localStorage.clear();
  const back = (persisted: boolean) => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  back(false);
  expect(sessionStore.get()).toMatchObject({ token: 'lin', hasSignedOut: false });
  back(true);
  expect(sessionStore.get()).toMatchObject({ token: null, hasSignedOut: true });
});
