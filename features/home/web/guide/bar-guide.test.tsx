// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { teacherSide, type Role } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { BarGuide } from './bar-guide.tsx';

// The code of a dialog comes when it is opened.
const slowly = { timeout: 60_000 };
const name = 'Film: the guide to textbooks';

let sent: unknown[];
beforeEach(() => {
  sent = [];
  document.cookie = 'ua_token=browser';
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => undefined });
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return Response.json({ success: 1, isTextbookTutorial: 1, watchedSeconds: 6 });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const draw = async (role: Role, permission: 'index' | 'textbook', language: 'en' | 'zh' = 'en') => {
  sessionStore.signIn(
    {
      ...{ id: 8, name: 'Ms. Qiao', role: [role], namedRoles: [], permission: ['index', permission], language },
      ...{ timeZone: 'Asia/Shanghai', isTimeZoneChosen: true, schoolTimeZone: 'Asia/Shanghai' },
      ...{ isGuideSeen: false, browserToken: 'browser' },
    },
    { family: role === 'student' ? 'frontend' : 'backend', username: 'qiao' },
    'bearer',
  );
  const screens = [{ path: '/teacher/textbook/bankList', who: teacherSide.may('textbook') }];
  await act(async () => {
    renderUi(
      <SessionProvider screens={screens}>
        <p>The bar</p>
        <BarGuide />
      </SessionProvider>,
      { language },
    );
  });
  await screen.findByText('The bar');
};

const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name }, slowly));
  const dialog = await screen.findByRole('dialog', { name: 'Guide to textbooks' }, slowly);
  return { dialog, film: within(dialog).getByLabelText<HTMLVideoElement>(name) };
};

test('a button of the bar plays the film with sound, and what was played is reported when it is closed', async () => {
  await draw('teacher', 'textbook');
  const { dialog, film } = await open();
  expect(film.muted).toBe(false);
  for (let at = 0; at <= 6; at += 0.5) {
    Object.defineProperty(film, 'currentTime', { value: at, configurable: true });
    fireEvent.timeUpdate(film);
  }
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close the guide' }));
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ watchedSeconds: 6 }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a film that does not load warns, closes and counts as not seen; the button opens it again', async () => {
  await draw('teacher', 'textbook');
  const { film } = await open();
  fireEvent.error(film);
  await screen.findByText('The textbook annotation guide could not be loaded. Please try again later.');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  expect((await open()).film).toBeTruthy();
});

test('in Chinese the button has its name, too', async () => {
  await draw('teacher', 'textbook', 'zh');
  expect(await screen.findByRole('button', { name: '教材使用指引视频' }, slowly)).toBeTruthy();
});

test.each([
  ['student', 'textbook'],
  ['teacher', 'index'],
] as const)('a %s with the permission %s has no such button', async (role, permission) => {
  await draw(role, permission);
  await act(async () => {
    await import('./guide-button.tsx');
  });
  expect(screen.queryByRole('button', { name })).toBeNull();
});
