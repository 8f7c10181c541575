// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { sessionCaller } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import type { SchoolPerson } from '../../contract.ts';
import { ExtraTime } from './extra-time.tsx';

const student = {
  ...{ id: 6, name: 'Lin Xiaohe', nameZh: '林晓禾', username: 'linxiaohe', roles: ['student'], canManage: true },
  ...{ extraMinutes: 0, extraPercent: 0, extraFrom: null, extraUntil: null },
} as unknown as SchoolPerson;
let sent: unknown[];
let reply: { status: number; body: object };

// The form brings in everything that assignments show; that is loaded once, outside of any waiting for the screen.
beforeAll(() => import('./extra-time-dialog.tsx'));
beforeEach(() => {
  sent = [];
  reply = { status: 200, body: {} };
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return new Response(JSON.stringify({ success: reply.status === 200 ? 1 : 0, ...reply.body }), {
      status: reply.status,
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (more: Partial<SchoolPerson> = {}, language: 'en' | 'zh' = 'en') =>
  renderUi(
    <CallProvider caller={sessionCaller} client={newQueryClient()}>
      <ExtraTime person={{ ...student, ...more }} name={language === 'en' ? 'Lin Xiaohe' : '林晓禾'} />
    </CallProvider>,
    { language },
  );

test.each([
  ['en', {}, 'No extra time.'],
  ['en', { extraPercent: 50 }, 'Every clock and break 1.5 times as long (+50 %)'],
  ['en', { extraMinutes: 30 }, '30 minutes in each test, on the first clock'],
  ['zh', { extraPercent: 25 }, '每项计时和休息均为 1.25 倍（延长 25%）'],
  ['zh', { extraMinutes: 30 }, '每次测试 30 分钟，加在最先开始的计时上'],
  ['en', { extraPercent: 50 }, 'Without an end'],
  ['en', { extraPercent: 50, extraFrom: '2026-09-01', extraUntil: '2027-06-30' }, 'From 1 Sept 2026 to 30 Jun 2027'],
  ['zh', { extraMinutes: 30, extraUntil: '2027-06-30' }, '有效至2027年6月30日'],
  ['zh', { extraMinutes: 30, extraFrom: '2026-09-01' }, '自2026年9月1日起有效'],
] as const)('the page of a student tells the extra time, in %s with %j', (language, more, text) => {
  draw(more, language);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a percentage is set by hand in exchange for minutes, and the receipt tells both', async () => {
  draw({ extraMinutes: 30 });
  fireEvent.click(screen.getByRole('button', { name: 'Change the extra time' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Every clock' }));
  const field = screen.getByLabelText<HTMLInputElement>('How much longer every clock is (%)');
  expect(field.value).toBe('50');
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter 10 to 200 percent.')).toBeTruthy();
  expect(sent).toEqual([]);

  fireEvent.change(field, { target: { value: '100' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Extra time of Lin Xiaohe: 30 minutes → 100 %')).toBeTruthy();
  expect(sent).toMatchObject([{ personId: 6, minutes: 0, percent: 100, before: { minutes: 30, percent: 0 } }]);
});

test('days are set with the amount, and a last day before the first is refused', async () => {
  draw({ extraPercent: 50, extraUntil: '2026-06-30' });
  fireEvent.click(screen.getByRole('button', { name: 'Change the extra time' }));
  const first = await screen.findByLabelText('First day');
  expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-06-30');
  fireEvent.change(first, { target: { value: '2026-07-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The last day is before the first.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(first, { target: { value: '2026-03-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const receipt = 'Extra time of Lin Xiaohe: 50 % (– 2026-06-30) → 50 % (2026-03-01 – 2026-06-30)';
  expect(await screen.findByText(receipt)).toBeTruthy();
  const before = { minutes: 0, percent: 50, fromDay: null, untilDay: '2026-06-30' };
  expect(sent).toMatchObject([{ percent: 50, fromDay: '2026-03-01', untilDay: '2026-06-30', before }]);
});

test('minutes and none are set in Chinese too', async () => {
  draw({ extraPercent: 50 }, 'zh');
  fireEvent.click(screen.getByRole('button', { name: '更改延长时间' }));
  fireEvent.click(await screen.findByRole('radio', { name: '固定分钟' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写 1 到 600 分钟。')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('每次测试延长的分钟数'), { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('林晓禾的延长时间：50% → 20 分钟')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: '更改延长时间' }));
  fireEvent.click(await screen.findByRole('radio', { name: '不延长' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('林晓禾的延长时间：50% → 无')).toBeTruthy();
  expect(sent).toMatchObject([
    { minutes: 20, percent: 0 },
    { minutes: 0, percent: 0, before: { minutes: 0, percent: 50 } },
  ]);
});

test('what somebody else has set meanwhile is said, and the form stays', async () => {
  reply = { status: 409, body: { code: 'person.changedMeanwhile', message: 'Somebody else changed this person.' } };
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Change the extra time' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Every clock' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody else changed this person.')).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('How much longer every clock is (%)')).toBeTruthy());
});

test('whoever may not change the person reads the extra time alone', () => {
  draw({ canManage: false, extraPercent: 50 });
  expect(screen.queryByRole('button')).toBeNull();
});
