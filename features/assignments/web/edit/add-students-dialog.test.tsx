// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { AddStudentsDialog } from './add-students-dialog.tsx';

let sent: unknown[];
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const isAdding = url.includes('backend/assignment/addStudents');
    if (isAdding && typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    const student = { id: 5, name: '林小禾', username: 'linxiaohe', classes: [] };
    const list = { list: [student], page: 1, totalPage: 1, total: 1 };
    return new Response(JSON.stringify({ success: 1, ...(isAdding ? { added: 1 } : list) }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('students are chosen and added by one press; without a choice the dialog says what is missing', async () => {
  const onClose = vi.fn<() => void>();
  const caller = { token: () => 'token', language: () => 'zh' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <AddStudentsDialog assignment={{ id: 7 }} onClose={onClose} />
    </CallProvider>,
    { language: 'zh' },
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: '添加学生' }));
  press();
  expect(await screen.findByText('请至少选择一人或一个班级。')).toBeDefined();
  fireEvent.click(await screen.findByRole('checkbox', { name: /林小禾/ }));
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ id: 7, studentIds: [5] }]);
});
