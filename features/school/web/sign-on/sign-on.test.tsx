// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide, permissions } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { InviteToSignOn } from './invite-to-sign-on.tsx';
import { SignOnSection } from './sign-on-section.tsx';

let signOn: Record<string, unknown>;
let sent: { address: string; body: Record<string, unknown> }[];
const answers: Record<string, object> = {
  'school/signOnClasses': { list: [{ id: 7, name: 'Class Seven' }] },
  'school/saveSignOn': { edition: 4 },
  'school/inviteToSignOn': { code: 'the-code' },
  'sso/config': { on: true, name: 'Campus ID', accountUrl: null, passwordUrl: null, mine: false },
  'sso/testResult': {
    result: {
      failed: null,
      claims: [
        { name: 'groups', values: ['students', 'Class 7'] },
        { name: 'preferred_username', values: ['zhouning'] },
      ],
    },
  },
};

beforeEach(() => {
  sent = [];
  signOn = {
    ...{ edition: 3, provider: 'Campus ID', createsPeople: false, acceptsUnstatedMail: false },
    ...{ rules: [], classes: [] },
  };
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') sent.push({ address, body: JSON.parse(body) as Record<string, unknown> });
    const [, answer = signOn] = Object.entries(answers).find(([path]) => address.includes(path)) ?? [];
    return new Response(JSON.stringify({ success: 1, ...answer }), { status: 200 });
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

const open = (shown: React.ReactNode, at = '/school/settings') =>
  renderUi(
    <SessionProvider screens={[{ path: '/school/settings', who: backendSide.may('school_settings') }]}>
      {shown}
    </SessionProvider>,
    { language: 'en', at },
  );
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Searches a class by a part of its name and chooses it. */
const chooseClass = async (search: string, name: string) => {
  const field = screen.getByRole('combobox', { name: 'Class' });
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: search } });
  fireEvent.click(await screen.findByRole('option', { name }));
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a rule is added, named where it is incomplete, and sent with role and class', async () => {
  open(<SignOnSection />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Make an account at the first sign-in' }));
  click('Save these rules');
  expect((await screen.findByRole('alert')).textContent).toContain('without one nobody could be let in');
  click('Add a rule');
  click('Save these rules');
  expect((await screen.findByRole('alert')).textContent).toContain('Rule 1: enter the information');
  type('Information', 'groups');
  type('Value', ' students ');
  await chooseClass('seven', 'Class Seven');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try it' }).disabled).toBe(true);
  click('Save these rules');
  await screen.findByText('Saved, and in force now.');
  expect(sent.filter(({ address }) => address.endsWith('saveSignOn')).map(({ body }) => body)).toMatchObject([
    {
      ...{ edition: 3, createsPeople: true, acceptsUnstatedMail: false },
      rules: [{ claim: 'groups', value: 'students', role: 'student', classId: 7 }],
    },
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try it' }).disabled).toBe(false);
});

test('after the test the page says what the provider sent and what the rules give, and a value becomes a rule', async () => {
  open(<SignOnSection />, '/school/settings#sign-on-test');
  await screen.findByText('What the provider said of you');
  const outcome = () => screen.getByText(/rules? above/).textContent;
  expect(outcome()).toBe('No rule above applies to this: a new person would not be let in.');
  click('Make a rule of groups: students');
  expect(outcome()).toBe('By the rules above: Student.');
  await chooseClass('seven', 'Class Seven');
  expect(outcome()).toBe('By the rules above: Student; class: Class Seven.');
});

test('a school without a provider is told so and has no form', async () => {
  signOn['provider'] = null;
  open(<SignOnSection />);
  await screen.findByText(/as soon as a provider is set up above/);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('an invitation is confirmed and its address shown once', async () => {
  open(<InviteToSignOn personId={9} name="Mei Lan" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Invite to sign-on' }));
  const dialog = await screen.findByRole('alertdialog');
  const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Invite to sign-on');
  if (confirm) fireEvent.click(confirm);
  await screen.findByText(/\/api\/sso\/start\?invitation=the-code$/);
  await waitFor(() => expect(sent.map(({ body }) => body)).toContainEqual(expect.objectContaining({ personId: 9 })));
});
