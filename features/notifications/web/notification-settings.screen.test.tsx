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

test.each([
  ['en', /^This school does not send mail\./, 'A changed score: Mail', 'A changed score: Push', 'Mailoff', 'Save'],
  ['zh', /^本校未启用邮件。/, '分数变动：邮件', '分数变动：推送', '邮件未启用', '保存'],
] as const)(
  'where the school sends no mail the page says so, and what was chosen for mail is kept: %s',
  async (language, words, mail, push, head, save) => {
    settings = { ...stored, canMail: false, mailAddress: null, digestAt: '18:00' };
    await show(language);
    expect(screen.getByRole('note').textContent).toMatch(words);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(head);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: mail }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: push }).disabled).toBe(false);
    expect(screen.getByDisplayValue<HTMLInputElement>('18:00').disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ choices: stored.choices, digestAt: '18:00' });
  },
);

test('an address that takes nothing any more is told as a warning', async () => {
  settings = { ...stored, mailFailure: 'EENVELOPE 550' };
  await show('zh');
  expect(screen.getByRole('alert').textContent).toContain('邮件被退回：该邮箱不存在（550）');
  cleanup();
  settings = { ...stored, mailFailure: 'unknown' };
  await show('en');
  expect(screen.getByRole('alert').textContent).toContain('was returned: its server did not take it');
});
