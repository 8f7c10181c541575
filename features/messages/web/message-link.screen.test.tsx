// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import { signedIn, toWire } from '@inkstone/call';
import { failureResponse } from '@inkstone/call/envelope';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { listMessages, type Message } from '../contract.ts';
import { Screen } from './message-link.screen.tsx';
import { createMessage, signInReader, signOutReader } from './testing.ts';

const message = createMessage(31, {
  messageContent: 'The report of “Sums” is open.',
  event: 'reportOpened',
  isNewReport: true,
});

const gone = {
  kind: 'notFound',
  code: 'request.notFound',
  message: 'There is nothing here.',
  fields: {},
  requestId: 'r',
  retryAfterSeconds: 0,
} as const;

let found: Message | null;
let sent: string[];
beforeEach(() => {
  found = message;
  sent = [];
  signInReader();
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url, 'http://school');
    sent.push(`${pathname.replace('/api/', '')}${search}`);
    if (!found && pathname.endsWith('index/message')) {
      const { status, body } = failureResponse(gone);
      return new Response(JSON.stringify(body), { status });
    }
    const list = { messages: found ? [found] : [], totalPage: 1, unreadCount: 1, total: 1 };
    const body = pathname.endsWith('message/read') ? { unRead: 0 } : (toWire(listMessages, 'output', list) as object);
    return new Response(JSON.stringify({ success: 1, ...body }), { status: 200 });
  });
});
afterEach(signOutReader);

const built = ['/controller', '/homework/detail', '/stu/work/detail'].map((path) => ({ path, who: signedIn }));
const show = () =>
  renderUi(
    <SessionProvider screens={built}>
      <Routes>
        <Route path="/message" element={<Screen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </SessionProvider>,
    { at: '/message?id=31' },
  );

test('a message whose screen is a window is shown, marked as read, and opened by a click', async () => {
  show();
  expect(await screen.findByText('The report of “Sums” is open.')).toBeTruthy();
  await waitFor(() => expect(sent).toContain('message/read'));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(globalThis.open).toHaveBeenCalledWith('/controller?kind=test&id=9&to=report', '_blank');
  expect(sent.some((call) => call.includes('messageId=31'))).toBe(true);
});

test('a message whose screen is in this window opens it by itself', async () => {
  found = { ...message, category: 'homework', event: 'deadlineNear', homeworkRecipientId: 1, testRecipientId: null };
  show();
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('a message that is gone says so', async () => {
  found = null;
  show();
  expect(await screen.findByText('This message is gone')).toBeTruthy();
});
