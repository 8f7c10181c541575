// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient, type Caller } from '@inkstone/call/web';
import { sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import type { CandidateRow } from '../contract.ts';
import { Dialogs, type OpenDialog } from './dialogs.tsx';

const row: CandidateRow = {
  ...{ id: 4, name: 'Ye Qing', username: 'yeqing-c4', mail: null, phone: null, position: 'Tutor' },
  ...{ recruiterName: 'Gu Lan', state: 'draft', isOver: false, paperId: null, paperTitle: null, deadline: null },
  ...{ mayMove: false, test: null },
  ...{ hasLink: false, createdAt: '2026-03-01T08:00:00.000Z' },
};
const token = 'a'.repeat(43);
const soon = new Date(Date.now() + 86_400_000).toISOString();
const link = { token, expiresAt: '2026-03-09T08:00:00.000Z' };
let sent: { path: string; query: Record<string, string>; body: unknown }[];

beforeEach(() => {
  sent = [];
  // Autosizing text areas listen to `document.fonts`, which jsdom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  document.cookie = 'ua_token=browser';
  const replies: Record<string, object> = {
    'backend/candidate/share': link,
    'backend/candidate/edit': {},
    'backend/candidate/detail': {
      candidate: { ...row, state: 'published', deadline: soon, mayMove: true },
      ...{ names: { en: 'Ye Qing', zh: null }, message: null, linkUntil: null },
    },
    'backend/candidate/dropdown': {
      papers: [{ id: 1, title: 'Sums', questions: 25 }],
      ...{ positions: [], recruiters: [] },
    },
  };
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const url = new URL(address, 'http://school');
    const path = url.pathname.replace('/api/', '');
    const requestBody: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    sent.push({ path, query: Object.fromEntries(url.searchParams), body: requestBody });
    return new Response(JSON.stringify({ success: 1, ...replies[path] }), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const caller: Caller = { token: () => null, language: () => 'en', onSignedOut: () => undefined };
const requestsTo = (path: string) => sent.filter((request) => request.path === path);
const draw = (opened: OpenDialog) =>
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Dialogs dialog={opened} onOpen={() => undefined} onClose={() => undefined} />
    </CallProvider>,
  );

test('replacing a valid link needs confirmation', async () => {
  draw({ dialog: 'share', row: { ...row, state: 'published', hasLink: true } });
  await screen.findByText(/still works/);
  expect(requestsTo('backend/candidate/share')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Make a new link' }));
  await screen.findByText('The link shared earlier no longer works.');
  expect(requestsTo('backend/candidate/share')).toHaveLength(1);
});

test('the first link is created immediately, without a mention of a previous one', async () => {
  draw({ dialog: 'share', row: { ...row, state: 'published' } });
  await screen.findByText(/It works until/);
  expect(screen.queryByText(/shared before/)).toBeNull();
});

test('publishing asks for the paper where the record has none', async () => {
  draw({ dialog: 'publish', row });
  await screen.findByRole('combobox', { name: 'Paper' });
  cleanup();
  draw({ dialog: 'publish', row: { ...row, paperId: 1 } });
  await screen.findByRole('button', { name: 'Publish' });
  expect(screen.queryByRole('combobox', { name: 'Paper' })).toBeNull();
});

test('the displayed link has its secret in the fragment only', async () => {
  draw({ dialog: 'share', row: { ...row, state: 'published' } });
  const shown = new URL((await screen.findByText(/candidate.guide/)).textContent ?? '');
  expect(shown.hash).toBe(`#token=${token}`);
  expect(`${shown.pathname}${shown.search}`).toBe('/candidate/guide');
});

test('an invalid mail address is reported at its field, in the product’s own text', async () => {
  draw({ dialog: 'create' });
  const mail = await screen.findByLabelText('Mail (optional)');
  fireEvent.change(mail, { target: { value: 'ye@nowhere' } });
  expect(mail.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mail.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/name@example.com/)).toHaveLength(2);
  expect(requestsTo('backend/candidate/create')).toEqual([]);
});

test('the edit form of a published test contains the deadline, which is sent only if changed', async () => {
  draw({ dialog: 'edit', row: { ...row, state: 'published', deadline: soon, mayMove: true } });
  await screen.findByLabelText('Deadline');
  fireEvent.change(screen.getByLabelText('Position'), { target: { value: 'Senior tutor' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requestsTo('backend/candidate/edit')).toHaveLength(1));
  const [edited] = requestsTo('backend/candidate/edit');
  expect(edited?.body).toMatchObject({ id: 4, position: 'Senior tutor' });
  expect(edited?.body).not.toHaveProperty('deadline');
});
