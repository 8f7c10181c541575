// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide, permissions } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './settings.screen.tsx';

const settings = {
  ...{ edition: 3, name: 'Riverside School', nameZh: null, timeZone: 'Asia/Shanghai', notice: null, noticeZh: null },
  ...{ archiveHours: 48, graceSeconds: 900, service: null, showsDefeatedPercent: true },
  reportDefaults: { homework: 'submitted', test: 'closed' },
  devices: { teacher: 1, guide: 1, staff: 1, recruitment: 1, 'recruitment-supervisor': 1 },
};
const signOn = {
  ...{ edition: 0, provider: null, createsPeople: false, acceptsUnstatedMail: false, rules: [], classes: [] },
};
let reply: { status: number; body: object };
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  reply = { status: 200, body: { edition: 4 } };
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.includes('school/exports'))
      return new Response(JSON.stringify({ success: 1, list: [] }), { status: 200 });
    if (address.includes('school/mailServer')) {
      const body = { success: 1, isFixed: true, allowsPrivate: false, edition: 0, server: null };
      return new Response(JSON.stringify(body), { status: 200 });
    }
    if (address.includes('school/appearance')) {
      const body = { success: 1, edition: 0, logo: null, accent: null };
      return new Response(JSON.stringify(body), { status: 200 });
    }
    if (address.includes('school/crm')) {
      const fixed = { arePagesFixed: true, isApiFixed: true, allowsPrivate: false, edition: 0, crm: null };
      return new Response(JSON.stringify({ success: 1, ...fixed }), { status: 200 });
    }
    if (address.includes('school/signOnProvider')) {
      const body = { success: 1, isFixed: true, allowsPrivate: false, callbackUrl: null, edition: 0, provider: null };
      return new Response(JSON.stringify(body), { status: 200 });
    }
    if (address.includes('school/signOn'))
      return new Response(JSON.stringify({ success: 1, ...signOn }), { status: 200 });
    if (address.includes('school/retention'))
      return new Response(JSON.stringify({ success: 1, edition: 0, kinds: [] }), { status: 200 });
    if (!address.endsWith('saveSettings'))
      return new Response(JSON.stringify({ success: 1, ...settings }), { status: 200 });
    sent.push(JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>);
    return new Response(JSON.stringify({ success: reply.status === 200 ? 1 : 0, ...reply.body }), {
      status: reply.status,
    });
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 4, name: 'He Jing', role: ['staff' as const], namedRoles: [], permission: [...permissions] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...rest }, { family: 'backend', username: 'hejing' }, 'bearer');
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const open = async () => {
  renderUi(
    <SessionProvider screens={[{ path: '/school/settings', who: backendSide.may('school_settings') }]}>
      <Screen />
    </SessionProvider>,
    { language: 'en', at: '/school/settings' },
  );
  await screen.findByRole('button', { name: 'Save' });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('the settings are sent with the edition that was opened, and then with the one that was saved', async () => {
  await open();
  type('Notice in English', 'Closed on Monday.');
  type('Seconds of grace after a deadline', '60');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ edition: 3, notice: 'Closed on Monday.', graceSeconds: 60, service: null });
  await screen.findByText('Saved, and in force now.');
  type('Name in Chinese', '河畔学校');
  save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ edition: 4, nameZh: '河畔学校' });
});

test('the page says where terms are set', async () => {
  await open();
  expect(screen.getByText(/Terms .* are set on the page of classes/)).toBeTruthy();
});

test('browsers at once and what students see are sent as chosen', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Reports of tests open'), { target: { value: 'byHand' } });
  fireEvent.change(screen.getByLabelText('Guide'), { target: { value: '3' } });
  fireEvent.click(screen.getByLabelText('The share of other students that they are ahead of'));
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    reportDefaults: { homework: 'submitted', test: 'byHand' },
    showsDefeatedPercent: false,
    devices: { guide: 3, teacher: 1 },
  });
});

test('wrong values are named and not sent', async () => {
  await open();
  type('Name in English', ' ');
  type('Hours until closed work is archived', '0');
  type('Seconds of grace after a deadline', '1.5');
  save();
  const alert = await screen.findByRole('alert');
  expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Enter the school’s name in English.',
    'Hours until archived: a whole number from 1 to 8,760.',
    'Seconds of grace: a whole number from 0 to 86,400.',
  ]);
  expect(sent).toEqual([]);
});

test('what somebody else saved meanwhile is told, and the form keeps what was typed', async () => {
  reply = { status: 409, body: { reason: 'settings.changedMeanwhile', message: 'Somebody else saved the settings.' } };
  await open();
  type('Name in English', 'Mine');
  save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Somebody else saved the settings'));
  expect(screen.getByLabelText<HTMLInputElement>('Name in English').value).toBe('Mine');
});

test('a picture is chosen and sent with its lines, and a file of another kind is not taken', async () => {
  await open();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const choose = (file: File) => input && fireEvent.change(input, { target: { files: [file] } });
  choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  await screen.findByText('The picture has to be a PNG, JPEG or WebP of up to 70 KB.');
  choose(new File(['hello'], 'qr.png', { type: 'image/png' }));
  await screen.findByAltText('The picture of the customer service');
  type('Text in English', 'Weekdays 9 to 6.');
  type('Text in Chinese', '工作日 9 点至 18 点。');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    service: { picture: 'data:image/png;base64,aGVsbG8=', noteEn: 'Weekdays 9 to 6.', noteZh: '工作日 9 点至 18 点。' },
  });
});
