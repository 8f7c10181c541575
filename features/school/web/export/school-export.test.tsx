// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { backendSide, schoolPermissions, type Permission } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import type { SchoolExport as Export } from '../../contract.ts';
import { SchoolExport } from './school-export.tsx';

const ready: Export = {
  ...{ id: 7, state: 'ready', requestedAt: '2026-03-02T08:00:00.000Z', requestedByName: 'He Jing' },
  ...{ expiresAt: '2026-03-09T08:00:00.000Z', sizeBytes: 42_000_000 },
  counts: [
    { kind: 'people', count: 120 },
    { kind: 'questionSets', count: 301 },
  ],
};

const open = (list: Export[], permission: readonly Permission[] = schoolPermissions) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(/^.*\/api\//, ''));
    if (address.endsWith('fetchExport')) return Response.json({ success: 1, url: 'https://school.example/file/9' });
    return Response.json({ success: 1, list, exportId: 8 });
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 4, name: 'He Jing', role: ['staff' as const], namedRoles: [], permission: [...permission] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...rest }, { family: 'backend', username: 'hejing' }, 'bearer');
  renderUi(
    <SessionProvider screens={[{ path: '/school/settings', who: backendSide.may('school_settings') }]}>
      <SchoolExport />
    </SessionProvider>,
    { language: 'en', at: '/school/settings' },
  );
  return asked;
};

afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a finished export says what it holds and is fetched by its own address', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this.href);
  });
  open([ready]);
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(clicked).toEqual(['https://school.example/file/9']));
  expect(screen.getByText('People: 120')).toBeDefined();
  expect(screen.getByText('Question sets: 301')).toBeDefined();
});

test('one export is made at a time', async () => {
  open([{ ...ready, state: 'waiting', expiresAt: null, sizeBytes: null, counts: [] }]);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make an export' });
  expect(button.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('who lacks a permission of administration reads why, and nothing is asked of the server', () => {
  const asked = open([ready], ['school', 'school_settings']);
  expect(screen.getByText('Only who holds all permissions of administration can export the school.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked.filter((path) => path.startsWith('backend'))).toEqual([]);
});
