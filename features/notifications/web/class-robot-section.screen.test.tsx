// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import type { ClassRobot } from '../contract.ts';
import { ClassRobotSection } from './class-robot-section.tsx';

const delivery: ClassRobot['deliveries'][number] = {
  id: 1,
  text: '新作业《Sums》\nNew assignment “Sums”',
  status: 'waiting',
  createdAt: '2026-11-26T10:00:00.000Z',
  dueAt: '2026-11-26T10:01:00.000Z',
  tries: 1,
  failure: 'busy 503',
  finishedAt: null,
};
const stored: ClassRobot = {
  kind: 'wecom',
  address: 'qyapi.weixin.qq.com/…5aaa',
  hasSecret: false,
  savedAt: '2026-11-26T09:00:00.000Z',
  restFailure: null,
  lastFailure: null,
  lastAt: null,
  deliveries: [delivery],
};

let robot: ClassRobot | null;
let sent: Record<string, unknown>[];
beforeEach(() => {
  robot = stored;
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (typeof init.body === 'string') sent.push(JSON.parse(init.body) as Record<string, unknown>);
    const list = [{ classId: 7, className: 'Class 3', robot }];
    const body = init.method === 'POST' ? { isSent: false, failure: 'security 19021' } : { list };
    return new Response(JSON.stringify({ success: 1, ...body }), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (language: 'en' | 'zh' = 'en') => {
  renderUi(
    <SessionProvider screens={[]}>
      <ClassRobotSection classId={7} />
    </SessionProvider>,
    { language },
  );
  await screen.findByRole('button', { name: /Set up|Change|设置机器人|更改/ });
};

test('the latest posts stand with their state and with why they wait', async () => {
  await show();
  const row = screen.getByText(/New assignment “Sums”/).closest('li');
  expect(row && within(row).getByText('Trying again')).toBeTruthy();
  expect(row?.textContent).toContain('the service is busy (503).');
});

test('an address of another host is not sent; that of a service is recognised and saved', async () => {
  robot = null;
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Set up a robot' }));
  const field = screen.getByLabelText('Address (webhook)');
  fireEvent.change(field, { target: { value: 'https://evil.example/robot/send?access_token=566cc69da' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText(/Enter the full address/).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  const address = 'https://oapi.dingtalk.com/robot/send?access_token=566cc69da';
  fireEvent.change(field, { target: { value: address } });
  expect(screen.getByText('Recognised: DingTalk')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ classId: 7, address, secret: '' }));
});

test('a test says what the service answered', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText(/The test was not delivered: the signature/)).toBeTruthy();
});

test('a robot that rests is told as a warning', async () => {
  robot = { ...stored, restFailure: 'removed 93000' };
  await show('zh');
  expect(screen.getByRole('alert').textContent).toContain('机器人或地址已不存在（93000）。');
});
