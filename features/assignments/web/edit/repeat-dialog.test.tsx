// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { assignedTextbookCalls, type RepeatPlan } from '../../contract.ts';
import { RepeatDialog } from './repeat-dialog.tsx';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
});
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aClass = (id: number, name: string, hasIt = false) => ({ id, name, studentCount: 3, hasIt });
const spring = { id: 1, name: '春季学期', state: 'current' as const };
const fall = { id: 2, name: '秋季学期', state: 'coming' as const };
const plan: RepeatPlan = {
  id: 7,
  targets: [
    {
      ...{
        term: spring,
        beginsAt: '2027-03-10T06:00:00.000Z',
        deadline: '2027-03-10T08:00:00.000Z',
        isOutsideTerm: false,
      },
      classes: [aClass(4, '周六班', true), aClass(5, '周日班')],
    },
    {
      ...{
        term: fall,
        beginsAt: '2027-09-15T06:00:00.000Z',
        deadline: '2027-09-15T08:00:00.000Z',
        isOutsideTerm: true,
      },
      classes: [aClass(6, '秋季周六班')],
    },
  ],
  ...{ isPossible: true, retired: [], removedQuestions: 0 },
};

/** Opens the dialog with a plan; returns what it sends, and which page it opens afterwards. */
const openDialog = (change: Partial<RepeatPlan> = {}) => {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const isGiving = url.endsWith('backend/textbook/giveAgain');
    if (isGiving && typeof init?.body === 'string') sent.push(JSON.parse(init.body) as object);
    return new Response(
      JSON.stringify({ success: 1, ...(isGiving ? { id: 31, recipients: 3 } : { ...plan, ...change }) }),
    );
  });
  const onGiven = vi.fn<(id: number) => void>();
  const caller = { token: () => 'token', language: () => 'zh' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <RepeatDialog
        assignment={{ id: 7, title: '十条河' }}
        call={assignedTextbookCalls.repeatAssignment}
        onGiven={onGiven}
        onClose={() => undefined}
      />
    </CallProvider>,
    { language: 'zh' },
  );
  return { sent, onGiven };
};

const giveButton = (count: number) => screen.findByRole('button', { name: `布置给 ${count} 个班级` });

test('one press gives it to a class that has not had it, at the proposed times, and opens its page', async () => {
  const { sent, onGiven } = openDialog();
  fireEvent.click(await giveButton(1));
  await waitFor(() => expect(onGiven).toHaveBeenCalledWith(31));
  const times = { beginsAt: '2027-03-10T06:00:00.000Z', deadline: '2027-03-10T08:00:00.000Z' };
  expect(sent).toMatchObject([{ id: 7, classIds: [5], ...times }]);
});

test('another term brings its classes and its times, and says where these lie after it', async () => {
  const { sent } = openDialog();
  await giveButton(1);
  expect(screen.queryByText(/晚于该学期最后一天/)).toBeNull();
  fireEvent.click(screen.getByRole('combobox', { name: '学期' }));
  fireEvent.click(await screen.findByRole('option', { name: '秋季学期', hidden: true }));
  expect(await screen.findByText(/晚于该学期最后一天/)).toBeDefined();
  fireEvent.click(await giveButton(1));
  await waitFor(() => expect(sent).toMatchObject([{ classIds: [6], beginsAt: '2027-09-15T06:00:00.000Z' }]));
});

test('without a class it says what is missing and sends nothing', async () => {
  const { sent } = openDialog();
  fireEvent.click(await screen.findByRole('checkbox', { name: '周日班' }));
  fireEvent.click(await giveButton(0));
  expect(await screen.findByText('请至少选择一个班级。')).toBeDefined();
  expect(sent).toEqual([]);
});

test('what left the bank is named; where nothing is left there is nothing to press', async () => {
  const retired = [
    { title: '第一组', isLeftOut: true },
    { title: '第二组', isLeftOut: false },
  ];
  openDialog({ retired, removedQuestions: 2 });
  expect(await screen.findByText('已不在题库中，不再布置：第一组。')).toBeDefined();
  expect(screen.getByText('已单独移出题库，但仍是试卷的一部分：第二组。')).toBeDefined();
  expect(screen.getByText('你移除过的 2 道题不再出现。')).toBeDefined();
  cleanup();
  openDialog({ retired: [{ title: '十条河', isLeftOut: true }], isPossible: false });
  expect(await screen.findByText('以下内容已不在题库中，无法再次布置：十条河。')).toBeDefined();
  expect(screen.queryByRole('button', { name: /布置给/ })).toBeNull();
});

test('the window is proposed as it was, and can be chosen anew where there is a choice', async () => {
  const { sent } = openDialog({ windowMode: 'training', examLanguage: 'en' });
  const exam = await screen.findByRole<HTMLInputElement>('radio', { name: '与正式考试一致' });
  expect(exam.checked).toBe(false);
  fireEvent.click(exam);
  fireEvent.click(screen.getByRole('button', { name: /^布置给/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ windowMode: 'exam' });
});
