// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { useTipTurn } from '@inkstone/ui';
import { renderUi } from '@inkstone/ui/testing';
import { SessionProvider } from '../session-provider.tsx';
import { sessionStore } from '../session.ts';
import { linXiaohe } from '../testing.tsx';
import { CustomerService } from './customer-service.tsx';

let reply: { service: object | null; isHintDue: boolean };
let sent: string[];
beforeEach(() => {
  document.cookie = 'ua_token=browser';
  reply = { service: { picture: 'data:image/png;base64,aGVsbG8=', note: 'Weekdays, 9 to 6' }, isHintDue: false };
  sent = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url.replace('/api/', ''));
    if (url.endsWith('Hint')) reply = { ...reply, isHintDue: false };
    return new Response(JSON.stringify({ success: 1, ...reply }));
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 80, 40));
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (role: 'student' | 'teacher' = 'student', language: 'en' | 'zh' = 'en') => {
  const family = role === 'student' ? ('frontend' as const) : ('backend' as const);
  sessionStore.signIn({ ...linXiaohe, role: [role] }, { family, username: 'lin' }, 'bearer');
  return renderUi(
    <SessionProvider screens={[]}>
      <header>
        <CustomerService />
      </header>
      <button type="button">Elsewhere</button>
    </SessionProvider>,
    { language },
  );
};
const findButton = () => screen.findByRole('button', { name: 'Customer service' });
const open = async () => {
  const button = await findButton();
  button.focus();
  fireEvent.click(button);
  return { button, dialog: await screen.findByRole('dialog', { name: 'Customer service' }) };
};

test('the button opens the QR picture with the line of the school; Escape closes it and the focus returns', async () => {
  draw();
  const { button, dialog } = await open();
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(screen.getByAltText('QR code of the customer service').getAttribute('src')).toContain('aGVsbG8=');
  expect(screen.getByText('Weekdays, 9 to 6')).toBeTruthy();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a click outside closes it', async () => {
  draw();
  await open();
  fireEvent.mouseDown(screen.getByText('Elsewhere'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a due hint is shown until it is closed, which the server is told', async () => {
  reply = { ...reply, isHintDue: true };
  draw();
  fireEvent.click(await screen.findByText('Got it'));
  await waitFor(() => expect(screen.queryByText(/Questions\?/)).toBeNull());
  await waitFor(() => expect(sent).toContain('common/customerServiceHint'));
  cleanup();
  draw();
  await findButton();
  expect(screen.queryByText(/Questions\?/)).toBeNull();
});

test('the hint has a line of its own below the bar, where it covers nothing of the page', async () => {
  reply = { ...reply, isHintDue: true };
  draw();
  const hint = await screen.findByRole('status');
  const bar = (await findButton()).closest('header');
  expect(bar?.nextElementSibling?.contains(hint)).toBe(true);
  expect(bar?.nextElementSibling?.nextElementSibling).toBe(screen.getByText('Elsewhere'));
});

const OtherTip = () => {
  const [isDue, setDue] = useState(true);
  return useTipTurn(isDue) ? <button onClick={() => setDue(false)}>Another tip</button> : null;
};

test('the hint waits until another tip of the page is dismissed', async () => {
  reply = { ...reply, isHintDue: true };
  renderUi(<OtherTip />);
  draw();
  await findButton();
  const tip = await screen.findByRole('button', { name: 'Another tip' });
  expect(screen.queryByText(/Questions\?/)).toBeNull();
  fireEvent.click(tip);
  expect(await screen.findByText(/Questions\?/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Another tip' })).toBeNull();
});

test('opening the service or Escape closes the hint too', async () => {
  reply = { ...reply, isHintDue: true };
  draw();
  await screen.findByText(/Questions\?/);
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText(/Questions\?/)).toBeNull());
  cleanup();
  reply = { ...reply, isHintDue: true };
  draw();
  await screen.findByText(/Questions\?/);
  await open();
  expect(screen.queryByText(/Questions\?/)).toBeNull();
});

test('in Chinese it has Chinese words', async () => {
  draw('student', 'zh');
  expect(await screen.findByRole('button', { name: '联系客服' })).toBeTruthy();
});

test('without a customer service there is no button, and teachers do not ask for one', async () => {
  reply = { service: null, isHintDue: false };
  draw();
  await waitFor(() => expect(sent).toContain('common/customerService'));
  expect(screen.queryByRole('button', { name: 'Customer service' })).toBeNull();
  cleanup();
  sent = [];
  draw('teacher');
  await screen.findByText('Elsewhere');
  expect(sent).toEqual([]);
});
