// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide, permissions } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { AppearanceSection } from './appearance-section.tsx';
import { fitLogo } from './logo-picture.ts';

const logo = 'data:image/png;base64,aGVsbG8=';
let state: Record<string, unknown>;
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  state = { edition: 2, logo, accent: { light: '#1a5499', dark: '#8ecbff' } };
  document.cookie = 'ua_token=browser';
  const user = { id: 4, name: 'He Jing', role: ['staff' as const], namedRoles: [], permission: [...permissions] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...rest }, { family: 'backend', username: 'hejing' }, 'bearer');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.endsWith('saveAppearance'))
      return new Response(JSON.stringify({ success: 1, ...state }), { status: 200 });
    sent.push(JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>);
    const pageStyle = 'html:root{--accent:#123456}';
    return new Response(JSON.stringify({ success: 1, edition: 3, pageStyle }), { status: 200 });
  });
  document.head.innerHTML = '<style id="school-style"></style>';
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  delete document.documentElement.dataset['logo'];
});

const open = async () => {
  renderUi(
    <SessionProvider screens={[{ path: '/school/settings', who: backendSide.may('school_settings') }]}>
      <AppearanceSection />
    </SessionProvider>,
    { language: 'en', at: '/school/settings' },
  );
  await screen.findByRole('button', { name: 'Save logo and colour' });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what is saved is shown on the open page at once', async () => {
  await open();
  expect(screen.getByAltText<HTMLImageElement>('The school’s logo').src).toBe(logo);
  type('In the light scheme', '#123456');
  press('Save logo and colour');
  await screen.findByText('Saved. Every page shows it now, open ones too.');
  expect(sent[0]).toMatchObject({ edition: 2, logo, accent: { light: '#123456', dark: '#8ecbff' } });
  expect(document.querySelector('#school-style')?.textContent).toContain('--accent:#123456');
  expect(document.documentElement.hasAttribute('data-logo')).toBe(true);
  press('Remove logo');
  fireEvent.click(screen.getByLabelText('Use a colour of the school'));
  press('Save logo and colour');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ edition: 3, logo: null, accent: null });
  await waitFor(() => expect(document.documentElement.hasAttribute('data-logo')).toBe(false));
});

test('a colour that cannot be read is named and not sent, and the nearest that can is one press away', async () => {
  await open();
  type('In the light scheme', '#8ecbff');
  press('Save logo and colour');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/cannot be read well enough in the light scheme/);
  expect(sent).toEqual([]);
  press(screen.getByRole('button', { name: /^Use #/ }).textContent ?? '');
  expect(screen.queryByRole('button', { name: /^Use #/ })).toBeNull();
  press('Save logo and colour');
  await waitFor(() => expect(sent).toHaveLength(1));
  type('In the dark scheme', 'blue');
  press('Save logo and colour');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/# and six digits/));
  expect(sent).toHaveLength(1);
});

test('a file that is no picture is not taken', async () => {
  await open();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const file = new File(['hello'], 'logo.pdf', { type: 'application/pdf' });
  if (input) fireEvent.change(input, { target: { files: [file] } });
  await screen.findByText(/This file cannot be used as a logo/);
  expect(screen.getByAltText<HTMLImageElement>('The school’s logo').src).toBe(logo);
});

test.each([
  [
    { width: 300, height: 100 },
    { width: 300, height: 100 },
  ],
  [
    { width: 6000, height: 1000 },
    { width: 640, height: 107 },
  ],
  [
    { width: 1000, height: 1000 },
    { width: 160, height: 160 },
  ],
  [
    { width: 5000, height: 1 },
    { width: 640, height: 1 },
  ],
  [
    { width: 0, height: 0 },
    { width: 640, height: 160 },
  ],
])('a logo is made to fit: %o', (own, size) => {
  expect(fitLogo(own)).toEqual(size);
});
