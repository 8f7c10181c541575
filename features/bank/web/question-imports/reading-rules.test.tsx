// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  listReadingRules,
  removeReadingRule,
  rereadQuestionImport,
  saveReadingRule,
  type ListedReadingRule,
} from '../../contract/question-imports.ts';
import { renderWithCalls } from '../testing.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { ReadingRules } from './reading-rules.tsx';

// jsdom does not scroll.
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
});
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buildRule = (ruleId: number, canRemove: boolean): ListedReadingRule => ({
  ...{ ruleId, words: `Words ${ruleId}`, meaning: 'answer', createdAt: '2026-03-01T10:00:00.000Z', canRemove },
  author: { id: 1, name: 'Qiao An', nameZh: '乔安' },
});

const choose = async (label: string, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

test.each([
  { language: 'en', line: 'Line', meaning: 'are read as', answer: 'the answer', save: 'Save and read again' },
  { language: 'zh', line: '哪一行', meaning: '识别为', answer: '答案', save: '保存并重新读取' },
] as const)('a line becomes a rule, and its file is read again ($language)', async (words) => {
  const { language, line, meaning, answer, save } = words;
  const onClose = vi.fn<() => void>();
  const { sent } = renderWithCalls(
    <RuleDialog lines={['1. 哪个是偶数？', '正解：B']} importId={7} onClose={onClose} />,
    [
      [saveReadingRule, { ruleId: 3 }],
      [rereadQuestionImport, {}],
    ],
    { language },
  );
  expect(screen.getByRole('button', { name: save })).toHaveProperty('disabled', true);
  await choose(line, '正解：B');
  await choose(meaning, answer);
  fireEvent.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([
    { path: saveReadingRule.path, input: { words: '正解', meaning: 'answer' } },
    { path: rereadQuestionImport.path, input: { importId: 7 } },
  ]);
});

test('a rule that is refused says why, and reads nothing again', async () => {
  const onClose = vi.fn<() => void>();
  const { sent } = renderWithCalls(<RuleDialog lines={['Key B']} importId={7} onClose={onClose} />, []);
  await choose('Line', 'Key B');
  await choose('are read as', 'the answer');
  fireEvent.click(screen.getByRole('button', { name: 'Save and read again' }));
  await screen.findByRole('alert');
  expect(sent.map(({ path }) => path)).toEqual([saveReadingRule.path]);
  expect(onClose).not.toHaveBeenCalled();
});

test('the rules stand with their authors, and one’s own can be removed', async () => {
  const { sent } = renderWithCalls(<ReadingRules importId={null} />, [
    [listReadingRules, { list: [buildRule(1, true), buildRule(2, false)] }],
    [removeReadingRule, {}],
  ]);
  await screen.findByText('Rules for reading papers (2)');
  expect(screen.queryByRole('button', { name: 'Remove the rule for “Words 2”', hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the rule for “Words 1”', hidden: true }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ path: removeReadingRule.path })));
  // Without an import there is nothing to read again.
  expect(screen.queryByRole('button', { name: 'Read the file again', hidden: true })).toBeNull();
});
