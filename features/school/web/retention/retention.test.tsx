// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide, permissions } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { RetentionSection } from './retention-section.tsx';

let sent: Record<string, unknown>[];
let asked: string[];
const retention = {
  edition: 2,
  kinds: [
    { kind: 'activity', days: null, isFixed: false },
    { kind: 'journals', days: null, isFixed: false },
    { kind: 'recordings', days: 400, isFixed: false },
    { kind: 'signIns', days: 365, isFixed: true },
  ],
};
const plan = { count: 1234, oldest: '2025-03-02T08:00:00.000Z', sizeBytes: 2_340_000 };

beforeEach(() => {
  sent = [];
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.endsWith('saveRetention')) {
      sent.push(JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>);
      return Response.json({ success: 1, edition: 3 });
    }
    asked.push(address);
    return Response.json({ success: 1, ...(address.includes('retentionPlan') ? plan : retention) });
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 4, name: 'He Jing', role: ['staff' as const], namedRoles: [], permission: [...permissions] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...rest }, { family: 'backend', username: 'hejing' }, 'bearer');
  renderUi(
    <SessionProvider screens={[{ path: '/school/settings', who: backendSide.may('school_settings') }]}>
      <RetentionSection />
    </SessionProvider>,
    { language: 'en', at: '/school/settings' },
  );
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save how long' }));

test('days are checked, confirmed and sent; those of the server are fixed', async () => {
  const activity = await screen.findByLabelText('Activity log, days');
  expect(field('Sign-ins in the record, days').disabled).toBe(true);
  fireEvent.change(activity, { target: { value: '12' } });
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('Activity log, days: a whole number from 30 to');
  fireEvent.change(activity, { target: { value: '180' } });
  save();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('nobody can bring it back');
  const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save how long');
  if (confirm) fireEvent.click(confirm);
  await screen.findByText('Saved. What is older goes in the next night.');
  expect(sent).toMatchObject([{ edition: 2, activity: 180, journals: null, recordings: 400, signIns: 365 }]);
});

test('what would be removed is counted when somebody asks', async () => {
  fireEvent.click(
    await screen.findByRole('button', { name: 'Show what would be removed: Recordings of spoken answers, days' }),
  );
  expect((await screen.findByText(/^Would be removed/)).textContent).toBe(
    'Would be removed: 1,234, the oldest of 2 Mar 2025, about 2.4 MB.',
  );
  expect(asked.at(-1)).toContain('kind=recordings&days=400');
});
