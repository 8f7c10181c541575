// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError, fetchBytes, useApiQuery } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { PrintPaperButton } from './print-paper-button.tsx';

const me = vi.hoisted(() => ({ role: 'teacher', permission: ['publish_test', 'myStudent_class'] }));
vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => me }));
vi.mock('@inkstone/call/web', async (original) => ({
  ...(await original<typeof import('@inkstone/call/web')>()),
  useCaller: () => ({}),
  useApiQuery: vi.fn<typeof useApiQuery>(),
  fetchBytes: vi.fn<typeof fetchBytes>(),
}));

const paper = { id: 7, title: 'A small paper', titleZh: '小试卷' };
const names: string[] = [];

beforeEach(() => {
  names.length = 0;
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:1';
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.mocked(fetchBytes).mockResolvedValue(new Blob(['%PDF']));
  vi.mocked(useApiQuery).mockReturnValue({ data: { list: [{ id: 4, name: 'Saturday' }] } } as never);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openDialog = async (language: 'en' | 'zh' = 'en') => {
  renderUi(<PrintPaperButton paper={paper} />, { language });
  fireEvent.click(screen.getByRole('button', { name: language === 'en' ? 'Print' : '打印' }));
  return within(await screen.findByRole('dialog'));
};
const choose = async (dialog: ReturnType<typeof within>, label: string, option: string) => {
  fireEvent.click(dialog.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const getInput = () => vi.mocked(fetchBytes).mock.calls[0]?.[2];

test('the booklet alone is saved unless something else is chosen, in the language of the account', async () => {
  const dialog = await openDialog('zh');
  fireEvent.click(dialog.getByRole('button', { name: '保存 PDF' }));
  await waitFor(() => expect(names).toEqual(['小试卷.pdf']));
  expect(getInput()).toEqual({ paperId: 7, parts: ['booklet'], forms: ['A'], language: 'zh', columns: 2 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('two forms with sheets for a class and keys are asked for as chosen', async () => {
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Key sheet for teachers' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Answer sheets with circles to fill' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'For printing on both sides' }));
  await choose(dialog, 'Equivalent forms', 'Two: A and B');
  await choose(dialog, 'Answer sheets for', 'Saturday');
  await choose(dialog, 'Language of headings', 'Chinese');
  await choose(dialog, 'Columns of the booklet', 'One');
  fireEvent.click(dialog.getByRole('button', { name: 'Save the PDF' }));
  await waitFor(() => expect(names).toEqual(['小试卷.pdf']));
  expect(getInput()).toEqual({
    ...{ paperId: 7, parts: ['booklet', 'answerSheet', 'key'], forms: ['A', 'B'], language: 'zh', columns: 1 },
    ...{ twoSided: true, classId: 4 },
  });
});

test('nothing is asked for while no part is chosen, and a refusal stays in the dialog', async () => {
  const message = 'No question can be answered on a sheet.';
  const dialog = await openDialog();
  const booklet = dialog.getByRole('checkbox', { name: 'Booklet with the questions' });
  fireEvent.click(booklet);
  fireEvent.click(dialog.getByRole('button', { name: 'Save the PDF' }));
  expect(await dialog.findByText('Choose what to print.')).toBeTruthy();
  expect(fetchBytes).not.toHaveBeenCalled();
  fireEvent.click(booklet);
  vi.mocked(fetchBytes).mockRejectedValue(new CallError({ kind: 'refused', code: 'print.noBubbles', message }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save the PDF' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(names).toEqual([]);
});

test('somebody without classes of their own prints sheets that name nobody', async () => {
  const permissions = me.permission;
  me.permission = ['publish_test'];
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Answer sheets with circles to fill' }));
  expect(dialog.queryByRole('combobox', { name: 'Answer sheets for' })).toBeNull();
  me.permission = permissions;
});
