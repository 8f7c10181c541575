// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineMessages } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { getLoginFamily, permissions, type Role } from '@inkstone/session/contract';
import { sessionStore } from '@inkstone/session/web';
import { defineScreen } from '@inkstone/ui/screen';
import { renderUi } from '@inkstone/ui/testing';
import { deviceZone } from '@inkstone/ui/time';
import { fulfilledPromise } from '@inkstone/ui/words';
import { Frame } from './frame/frame.tsx';
import { session } from './session.tsx';

const titles = defineMessages('titles', { any: { en: 'Any', zh: '任意' } });
const paths = ['/stu/work', '/stu/wrongQuestion', '/teacher/textbook/list'] as const;
const rows = new Map<string, ReturnType<typeof fulfilledPromise<ReturnType<typeof defineScreen>>>>(
  paths.map((path) => [
    path,
    fulfilledPromise(
      defineScreen(screenRoute(path, z.object({})), {
        ...{ access: null, layout: 'bar', title: [titles, 'any'] },
        load: () => Promise.resolve({ Screen: () => <p>The screen</p> }),
      }),
    ),
  ]),
);
const link = { ...session, Gate: ({ children }: { who: unknown; children: ReactNode }) => children };

const replies: Record<string, object> = {
  'common/customerService': {
    service: { picture: 'data:image/png;base64,aGVsbG8=', note: 'Weekdays, 9 to 6' },
    isHintDue: false,
  },
  'frontend/index/message': { message_list: [], totalPage: 0, unRead: 0, total: 0 },
};

/** An observer that notices nothing; jsdom lacks it. */
class Blind {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Blind);
  document.cookie = 'ua_token=browser';
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url, 'http://school').pathname.replace('/api/', '');
    return Response.json({ success: 1, ...replies[path] });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const openAs = async (roles: Role[], at: (typeof paths)[number]) => {
  const [role = 'student'] = roles;
  sessionStore.signIn(
    {
      ...{ id: 7, name: 'Cai Wen', role: roles, namedRoles: [], permission: [...permissions], language: 'en' },
      ...{ timeZone: deviceZone(), isTimeZoneChosen: false, schoolTimeZone: 'Asia/Shanghai' },
      ...{ isGuideSeen: true, browserToken: 'browser' },
    },
    { family: getLoginFamily(role), username: 'caiwen' },
    'bearer',
  );
  await act(async () => {
    renderUi(
      <session.Session>
        <Frame findScreen={(path) => rows.get(path) ?? null} link={link} />
      </session.Session>,
      { at },
    );
  });
  await screen.findByText('The screen');
  return within(screen.getByRole('banner'));
};

test('the bar of a student has environment check, customer service, messages, tip, language and user menu', async () => {
  const bar = await openAs(['student'], '/stu/work');
  for (const name of ['Environment check', 'Customer service', /unread/, '中文', /Cai Wen/])
    expect(await bar.findByRole('button', { name })).toBeTruthy();
  expect(await bar.findByRole('note', { name: 'About the error book' })).toBeTruthy();
  fireEvent.click(bar.getByRole('button', { name: /Cai Wen/ }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(expect.arrayContaining(['Account', 'Sign out']));
});

test('the bar of a teacher has messages, role switch and user menu, and nothing that only students need', async () => {
  const bar = await openAs(['teacher', 'guide'], '/teacher/textbook/list');
  for (const name of [/unread/, 'Role: Teacher. Change', 'Film: the guide to textbooks', '中文', /Cai Wen/])
    expect(await bar.findByRole('button', { name })).toBeTruthy();
  for (const name of ['Environment check', 'Customer service']) expect(bar.queryByRole('button', { name })).toBeNull();
});

test.each([
  ['student', '/stu/work'],
  ['student', '/stu/wrongQuestion'],
  ['teacher', '/teacher/textbook/list'],
] as const)('the download queue of a %s is on every screen with the bar: %s', async (role, path) => {
  const item = { id: 1, bookName: 'Book 1', url: '', dType: 1, fileStatus: 0, did: 0, isDel: false };
  const list = [{ ...item, bookLenStatus: false, modelId: null, textbookId: 1 }];
  localStorage.setItem('inkstone.textBookArr.7', JSON.stringify(list));
  await openAs([role], path);
  expect(await screen.findByRole('button', { name: /^Downloads/ })).toBeTruthy();
});
