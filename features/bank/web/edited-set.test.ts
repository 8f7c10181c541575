import { expect, test } from 'vitest';
import {
  emptyQuestion,
  emptySet,
  losesOptions,
  moveSetTo,
  findSetProblems,
  changeQuestionType,
  toSetDraft,
} from './edited-set.ts';

const options = [
  { id_option: 'A', text: '<p>one</p>' },
  { id_option: 'B', text: '<p>two</p>' },
];
const choice = {
  ...emptyQuestion('choice', 'sat.math'),
  id: 7,
  prompt: { text: '<p>Which?</p>', options },
  key: 'A',
  explanation: { en: '<p>So.</p>', zh: '' },
  points: 200,
};

test('changing the type keeps text, options, points and explanation, and clears the key', () => {
  const next = changeQuestionType(choice, 'multiple-choice', 'sat.math');
  expect(next).toMatchObject({ type: 'multiple-choice', prompt: { text: '<p>Which?</p>', options }, points: 200 });
  expect(next.key).toEqual([]);
  expect(next.explanation).toEqual(choice.explanation);
  expect(next.id).toBeUndefined();
  expect(next.uid).not.toBe(choice.uid);
});

test('words taken over from another type have no order yet', () => {
  expect(changeQuestionType(choice, 'sentence-build', 'sat.math')).toMatchObject({ prompt: { options }, key: [[]] });
});

test('options are removed only if the new type has none', () => {
  expect(changeQuestionType(choice, 'essay', 'sat.math').prompt).not.toHaveProperty('options');
  expect(losesOptions(choice, 'essay')).toBe(true);
  expect(losesOptions(choice, 'multiple-choice')).toBe(false);
  expect(losesOptions(emptyQuestion('choice', ''), 'essay')).toBe(false);
});

const optionsIn = ({ prompt }: { prompt: unknown }) => (prompt as { options: unknown[] }).options.length;

test('a new choice begins with as many options as its programme has', () => {
  expect(optionsIn(emptyQuestion('choice', 'amc.math'))).toBe(5);
  expect(optionsIn(emptyQuestion('choice', 'sat.math'))).toBe(4);
  expect(optionsIn(emptyQuestion('choice', ''))).toBe(4);
});

test('at another node only empty questions are reset', () => {
  const set = emptySet({ place: '', knowledgeNodeId: null });
  const moved = moveSetTo({ ...set, questions: [...set.questions, choice] }, 'amc.math');
  expect(moved.place).toBe('amc.math');
  expect(moved.questions.map(optionsIn)).toEqual([5, 2]);
  expect(moved.questions.map(({ uid }) => uid)).toEqual([set.questions[0]?.uid, choice.uid]);
});

test('a set with only a Chinese title is saved with it in both languages', () => {
  const set = { ...emptySet({ place: 'amc.math', knowledgeNodeId: null }), titleZh: '比例' };
  expect(findSetProblems(set).map(({ messageKey }) => messageKey)).not.toContain('needTitle');
  expect(findSetProblems({ ...set, titleZh: ' ' }).map(({ messageKey }) => messageKey)).toContain('needTitle');
  expect(toSetDraft(set)).toMatchObject({ title: '比例', titleZh: '比例' });
});
