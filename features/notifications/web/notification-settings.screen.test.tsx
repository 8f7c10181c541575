// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import type { NotificationSettings } from '../contract.ts';
import { Screen } from './notification-settings.screen.tsx';

const stored: NotificationSettings = {
  choices: [
    { topic: 'report', mail: true, push: true },
    { topic: 'score', mail: false, push: true },
  ],
  quietFrom: null,
  quietUntil: null,
  digestAt: null,
  canMail: true,
  mailAddress: 'lin@school.example',
  mailFailure: null,
};

let settings: NotificationSettings;
let sent: Record<string, unknown>[];
beforeEach(() => {
  settings = stored;
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (typeof init.body === 'string') sent.push(JSON.parse(init.body) as Record<string, unknown>);
    return new Response(JSON.stringify({ success: 1, ...(init.method !== 'POST' && settings) }), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (language: 'en' | 'zh' = 'en') => {
  // The words of another language arrive late.
  await act(async () => {
    renderUi(
      <SessionProvider screens={[]}>
        <Screen />
      </SessionProvider>,
      { language },
    );
  });
  await screen.findByRole('table');
};

test('a box for each topic and way, with what was chosen', async () => {
  await show();
  const row = screen.getByRole('row', { name: /A changed score/ });
  const boxes = within(row).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
  expect(screen.getByText('Mail goes to lin@school.example.')).toBeTruthy();
});

test('what is changed is saved as a whole', async () => {
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'A changed score: Mail' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Quiet hours/ }));
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '06:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    choices: [
      { topic: 'report', mail: true, push: true },
      { topic: 'score', mail: true, push: true },
    ],
    quietFrom: '22:00',
    quietUntil: '06:30',
    digestAt: null,
  });
});

test('an address that takes nothing any more is told as a warning', async () => {
  settings = { ...stored, mailFailure: 'EENVELOPE 550' };
  await show('zh');
  expect(screen.getByRole('alert').textContent).toContain('邮件被退回：该邮箱不存在（550）');
  cleanup();
  settings = { ...stored, mailFailure: 'unknown' };
  await show('en');
  expect(screen.getByRole('alert').textContent).toContain('was returned: its server did not take it');
});
