// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureResponse } from '@inkstone/call/envelope';
import { renderUi } from '@inkstone/ui/testing';
import type { OwnMail } from '../contract/mail.ts';
import { SessionProvider } from './session-provider.tsx';
import { MailSection } from './mail-section.tsx';

const mail = 'lin@students.example';

let own: OwnMail;
let replies: Record<string, () => { status: number; body: object }>;
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  own = { mail: null, isProved: false, canMail: true, confirmation: 'none' };
  sent = [];
  const again = { validSeconds: 600, againSeconds: 60 };
  replies = {
    'common/mail': () => ({ status: 200, body: { success: 1, ...own } }),
    'common/mailCode': () => ({ status: 200, body: { success: 1, ...again } }),
    'common/proveMail': () => {
      own = { ...own, mail, isProved: true };
      return { status: 200, body: { success: 1, mail } };
    },
    'common/removeMail': () => {
      own = { ...own, mail: null, isProved: false };
      return { status: 200, body: { success: 1 } };
    },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/', '');
    if (typeof init.body === 'string') sent.push({ path, body: JSON.parse(init.body) });
    const { status, body } = replies[path]?.() ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={[]}>
      <MailSection />
    </SessionProvider>,
    { language },
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('an address is entered, its code too, and then it is shown as confirmed', async () => {
  draw();
  await press('Add an address');
  expect(document.activeElement).toBe(screen.getByLabelText('New mail address'));
  type('New mail address', 'lin');
  await press('Send the code');
  expect(screen.getByText(/Enter a whole mail address/)).toBeTruthy();
  expect(sent).toEqual([]);
  type('New mail address', ` ${mail} `);
  await press('Send the code');
  await screen.findByText(/Eight digits are on their way to lin@students\.example/);
  type('Eight digits', '1234');
  await press('Confirm the address');
  expect(screen.getByText('Enter the eight digits of the mail.')).toBeTruthy();
  type('Eight digits', '1234 5678');
  await press('Confirm the address');
  await screen.findByText(/Confirmed\. Messages and codes/);
  expect(sent).toEqual([
    { path: 'common/mailCode', body: { mail } },
    { path: 'common/proveMail', body: { code: '12345678' } },
  ]);
});

test('a wrong code is said, and another can be entered', async () => {
  replies['common/proveMail'] = () =>
    failureResponse({ kind: 'refused', code: 'code.wrong', message: 'The code is wrong.' });
  draw();
  await press('Add an address');
  type('New mail address', mail);
  await press('Send the code');
  await screen.findByLabelText('Eight digits');
  type('Eight digits', '12345678');
  await press('Confirm the address');
  await screen.findByText('The code is wrong.');
  expect(screen.getByLabelText<HTMLInputElement>('Eight digits').value).toBe('12345678');
});

test('later than the sign-in the password is asked for, and sent along', async () => {
  own = { mail: 'old@students.example', isProved: true, canMail: true, confirmation: 'password' };
  draw();
  await press('Change the address');
  expect(screen.getByText(/old@students\.example is told of the change/)).toBeTruthy();
  type('New mail address', mail);
  await press('Send the code');
  expect(screen.getByText('Enter your current password.')).toBeTruthy();
  type('Current password', 'inkstone');
  await press('Send the code');
  await screen.findByLabelText('Eight digits');
  expect(sent).toEqual([{ path: 'common/mailCode', body: { mail, password: 'inkstone' } }]);
});

test('the password is also asked for where it became necessary after the page was opened', async () => {
  replies['common/mailCode'] = () =>
    failureResponse({ kind: 'refused', code: 'password.wrong', message: 'The current password is wrong.' });
  draw();
  await press('Add an address');
  type('New mail address', mail);
  await press('Send the code');
  expect(await screen.findByLabelText('Current password')).toBeTruthy();
});

test('an address that the school entered can be confirmed', async () => {
  own = { ...own, mail };
  draw();
  await screen.findByText('Not confirmed yet: nothing is sent there before it is.');
  await press('Confirm the address');
  expect(screen.getByLabelText<HTMLInputElement>('New mail address').value).toBe(mail);
});

test('the address is removed after a question', async () => {
  own = { ...own, mail, isProved: true };
  draw();
  await press('Remove the address');
  expect(screen.getByText(/a forgotten password has to be reset by the school/)).toBeTruthy();
  expect(sent).toEqual([]);
  await press('Remove the address');
  await screen.findByText(/No address yet/);
  expect(sent).toEqual([{ path: 'common/removeMail', body: {} }]);
});

test('who has no password here is told to sign in again first', async () => {
  own = { ...own, mail, isProved: true, confirmation: 'signIn' };
  draw();
  await screen.findByText(/Sign out and sign in again first/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the school sends no mail, an address can only be removed', async () => {
  own = { ...own, mail, isProved: true, canMail: false };
  draw('zh');
  await screen.findByText('学校暂时无法发送邮件。恢复之前不会向此邮箱发送内容，也不能更换邮箱。');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['移除邮箱']);
});
