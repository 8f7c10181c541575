// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedIn, toWire } from '@inkstone/call';
import { failureResponse } from '@inkstone/call/envelope';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { deleteBackendMessage, listMessages, type Message } from '../contract.ts';
import { Bell } from './bell.tsx';
import { createMessage, signInReader, signOutReader } from './testing.ts';

let rows: Message[];
let unread: number;
let sent: { path: string; body: Record<string, unknown> }[];

const listed = (page: number) => ({
  success: 1,
  ...(toWire(listMessages, 'output', {
    messages: rows.slice((page - 1) * 10, page * 10),
    totalPage: Math.ceil(rows.length / 10),
    unreadCount: unread,
    total: rows.length,
  }) as object),
});

const answer = (path: string, query: URLSearchParams, body: Record<string, unknown>): object => {
  if (path === 'message/read') {
    rows = rows.map((row) => (row.messageId === body['messageId'] ? { ...row, isRead: true } : row));
    unread -= 1;
    return { success: 1, unRead: unread };
  }
  if (path === 'frontend/index/deleteMessage' || path === 'backend/message/deleteMessage') {
    rows = body['isAll'] ? [] : rows.filter(({ messageId }) => messageId !== body['messageId']);
    return listed(1);
  }
  return listed(Number(query.get('page') ?? 1));
};

beforeEach(() => {
  rows = [createMessage(1), createMessage(2, { isRead: true })];
  unread = 1;
  sent = [];
  signInReader();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://school');
    const path = pathname.replace('/api/', '');
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>;
    sent.push({ path, body });
    return new Response(JSON.stringify(answer(path, searchParams, body)), { status: 200 });
  });
});
afterEach(signOutReader);

const built = ['/controller', '/stu/work/detail'].map((path) => ({ path, who: signedIn }));
const draw = (language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={built}>
      <Bell />
    </SessionProvider>,
    { language },
  );
const bell = (count: number) => screen.findByRole('button', { name: new RegExp(`\\b${count} unread`) });
const opened = async (count: number) => {
  fireEvent.click(await bell(count));
  return screen.findByRole('dialog');
};

test('the badge shows the number of unread messages, and an ellipsis from a hundred on', async () => {
  draw();
  expect((await bell(1)).textContent).toBe('1');
  cleanup();
  unread = 99;
  draw();
  expect((await bell(99)).textContent).toBe('99');
  cleanup();
  unread = 100;
  draw();
  const many = await screen.findByRole('button', { name: /100/ });
  expect(many.textContent).toBe('');
  expect(many.querySelectorAll('i')).toHaveLength(3);
});

test('opening a message marks it as read and opens its window; the count decreases', async () => {
  draw();
  const panel = await opened(1);
  fireEvent.click(await within(panel).findByRole('button', { name: /Unread:\s*Message 1/ }));
  expect(globalThis.open).toHaveBeenCalledWith('/controller?kind=test&id=9', '_blank');
  await waitFor(() => expect(screen.getByRole('button', { name: /\b0 unread/ })).toBeTruthy());
  expect(sent).toContainEqual({ path: 'message/read', body: { messageId: 1 } });
});

test('a message that could not be marked as read says why, and stays unread', async () => {
  const { fetch: responding } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('message/read')) return responding(url, init);
    const refusal = { kind: 'refused', code: 'message.any', message: 'The message is locked.' } as const;
    const { status, body } = failureResponse(refusal);
    return Response.json(body, { status });
  });
  draw();
  fireEvent.click(await within(await opened(1)).findByRole('button', { name: /Unread:\s*Message 1/ }));
  expect(await screen.findByText('The message is locked.')).toBeTruthy();
  expect(await bell(1)).toBeTruthy();
});

test('a read message is opened without being marked again', async () => {
  draw();
  const panel = await opened(1);
  fireEvent.click(await within(panel).findByRole('button', { name: /^Message 2/ }));
  expect(globalThis.open).toHaveBeenCalledTimes(1);
  expect(sent.some(({ path }) => path === 'message/read')).toBe(false);
});

test.each([
  ['student', 'frontend/index/deleteMessage'],
  ['teacher', 'backend/message/deleteMessage'],
] as const)(
  'clearing all asks a %s for confirmation with the specified text, and cancelling clears nothing',
  async (role, path) => {
    signInReader(role);
    draw();
    const panel = await opened(1);
    fireEvent.click(await within(panel).findByRole('button', { name: 'Clear all' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('The messages cannot be recovered. Clear all?');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(sent.map((call) => call.path)).not.toContain(path);

    fireEvent.click(within(await opened(1)).getByRole('button', { name: 'Clear all' }));
    const again = await screen.findByRole('alertdialog');
    fireEvent.click(within(again).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(sent).toContainEqual({ path, body: { isAll: true } }));
  },
);

test('in Chinese the confirmation is in Chinese', async () => {
  draw('zh');
  fireEvent.click(await screen.findByRole('button', { name: /1/ }));
  fireEvent.click(await screen.findByRole('button', { name: '全部清空' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('清空后消息将无法恢复，确定清空吗？');
});

test('one message is deleted with its own button', async () => {
  draw();
  const panel = await opened(1);
  fireEvent.click(await within(panel).findByRole('button', { name: 'Delete message: Message 2' }));
  await waitFor(() => expect(within(panel).queryByText('Message 2')).toBeNull());
  expect(sent).toContainEqual({ path: 'frontend/index/deleteMessage', body: { messageId: 2 } });
});

test('a teacher deletes one message and clears all in the same popover', async () => {
  signInReader('teacher');
  draw();
  const panel = await opened(1);
  fireEvent.click(await within(panel).findByRole('button', { name: 'Delete message: Message 2' }));
  await waitFor(() => expect(within(panel).queryByText('Message 2')).toBeNull());
  fireEvent.click(within(panel).getByRole('button', { name: 'Clear all' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(rows).toEqual([]));
  expect(sent.filter(({ path }) => path.includes('delete'))).toEqual([
    { path: deleteBackendMessage.path, body: { messageId: 2 } },
    { path: deleteBackendMessage.path, body: { isAll: true } },
  ]);
});

test('more messages are loaded when the list is scrolled near its end, until all are loaded', async () => {
  rows = Array.from({ length: 13 }, (_, index) => createMessage(index + 1, { isRead: true }));
  draw();
  const panel = await opened(1);
  await within(panel).findByText('Message 10');
  expect(within(panel).queryByText('Message 11')).toBeNull();
  const box = panel.querySelector('ul')?.parentElement;
  if (!box) throw new Error('no list');
  fireEvent.scroll(box);
  await within(panel).findByText('Message 13');
  const requested = sent.length;
  fireEvent.scroll(box);
  expect(sent).toHaveLength(requested);
});

test('the panel leads to the announcements that were received', async () => {
  built.push({ path: '/announcement', who: signedIn });
  draw();
  const link = within(await opened(1)).getByRole('link', { name: 'Announcements to you' });
  expect(link.getAttribute('href')).toBe('/announcement');
});

test('an empty list says so, and what will appear there', async () => {
  rows = [];
  unread = 0;
  draw();
  const panel = await opened(0).catch(async () => {
    fireEvent.click(await screen.findByRole('button'));
    return screen.findByRole('dialog');
  });
  await within(panel).findByText('No messages yet');
  expect(within(panel).queryByRole('button', { name: 'Clear all' })).toBeNull();
});
