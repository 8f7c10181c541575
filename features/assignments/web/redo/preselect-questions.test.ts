import { expect, test } from 'vitest';
import { preselectQuestions, type AssignmentQuestion } from './preselect-questions.ts';

const aQuestion = (
  questionId: number,
  mine: AssignmentQuestion['mine'],
  removedAt: string | null = null,
): AssignmentQuestion => ({
  questionId,
  number: questionId,
  setId: 1,
  setTitle: 'Sums',
  kind: 'choice',
  excerpt: '1 + 1',
  points: 1,
  markedBy: 'machine',
  handedIn: 1,
  answered: 1,
  toMark: 0,
  rate: 50,
  removedAt,
  mine,
});

test('wrong and blank questions and those with named errors are preselected, others and removed ones are not', () => {
  const questions = [
    aQuestion(1, { outcome: 'right', notes: 0 }),
    aQuestion(2, { outcome: 'wrong', notes: 0 }),
    aQuestion(3, { outcome: 'blank', notes: 0 }),
    aQuestion(4, { outcome: 'partial', notes: 2 }),
    aQuestion(5, { outcome: 'toBeMarked', notes: 0 }),
    aQuestion(6, { outcome: 'wrong', notes: 0 }, '2026-03-01T08:00:00.000Z'),
    aQuestion(7, null),
  ];
  expect(preselectQuestions(questions)).toEqual([2, 3, 4]);
});
