import { expect, test } from 'vitest';
import { buildOption } from '../question-types/shapes.ts';
import { listBubbledQuestions } from './sheet-questions.ts';

const buildOptions = (count: number) => Array.from({ length: count }, (_, index) => buildOption(String(index), 'x'));

test('a sheet has bubbles for choices, truths and short numbers, under their printed numbers', () => {
  const questions = [
    { questionId: 7, type: 'choice', prompt: { text: 'x', options: buildOptions(5) } },
    { questionId: 8, type: 'essay', prompt: { text: 'x', leastWords: 0 } },
    { questionId: 9, type: 'multiple-choice', prompt: { text: 'x', options: buildOptions(6), choose: 2 } },
    { questionId: 10, type: 'true-false', prompt: { text: 'x' } },
    { questionId: 11, type: 'numeric-entry', prompt: { text: 'x', width: 5 } },
    { questionId: 12, type: 'numeric-entry', prompt: { text: 'x', width: 4, noMinus: true } },
    { questionId: 13, type: 'choice', prompt: { text: 'x', options: buildOptions(9) } },
    { questionId: 14, type: 'numeric-entry', prompt: { text: 'x', width: 8 } },
  ];
  expect(listBubbledQuestions(questions)).toEqual([
    { questionId: 7, sheet: { kind: 'single', label: '1', options: 5 } },
    { questionId: 9, sheet: { kind: 'multiple', label: '3', options: 6 } },
    { questionId: 10, sheet: { kind: 'true-false', label: '4' } },
    { questionId: 11, sheet: { kind: 'numeric', label: '5', columns: 6, minus: true } },
    { questionId: 12, sheet: { kind: 'numeric', label: '6', columns: 4, minus: false } },
  ]);
});
