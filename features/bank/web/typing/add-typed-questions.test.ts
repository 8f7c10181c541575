import { expect, test } from 'vitest';
import { readTypedQuestions } from '../../import/paper-text/typed-questions.ts';
import { emptyQuestion, maxQuestions } from '../edited-set.ts';
import { addTypedQuestions } from './add-typed-questions.ts';

const place = 'amc.math';
const first = { ...emptyQuestion('true-false', place), prompt: { text: '<p>2 + 2 = 4</p>' }, points: 600 };
const write = (stem: string, explanation = 'Explanation: Why.') => `${stem}\nA. 1\nB. 2\nAnswer: B\n${explanation}`;

test('typed questions follow those of the set, with the points of the last one unless they name their own', () => {
  const text = `${write('First?')}\n\n${write('Second? (2 points)', '解析：因为。')}`;
  const { questions, rest } = addTypedQuestions({ place, questions: [first] }, readTypedQuestions(text));
  expect(rest).toBe('');
  expect(questions[0]).toBe(first);
  expect(questions.slice(1)).toMatchObject([
    { type: 'choice', key: 'b', points: 600, explanation: { en: '<p>Why.</p>', zh: '' } },
    { type: 'choice', key: 'b', points: 200, explanation: { en: '', zh: '<p>因为。</p>' } },
  ]);
  expect(new Set(questions.map(({ uid }) => uid)).size).toBe(3);
});

test('the empty question of a new set makes room, and one that is stored or begun stays', () => {
  const empty = emptyQuestion('choice', place);
  const stored = { ...empty, uid: 'q9', id: 9 };
  const begun = { ...empty, uid: 'q8', explanation: { en: '<p>x</p>', zh: '' } };
  const { questions } = addTypedQuestions(
    { place, questions: [empty, stored, begun] },
    readTypedQuestions(write('A?')),
  );
  expect(questions.slice(0, -1)).toEqual([stored, begun]);
});

test('what is not complete, or too much for a set, stays as text in its order', () => {
  const questions = Array.from({ length: maxQuestions - 1 }, (_, at) => ({ ...first, uid: `q${at}` }));
  const unfinished = 'Unfinished?\nA. 1\nB. 2';
  const text = [unfinished, write('First?'), write('Second?')].join('\n\n');
  const added = addTypedQuestions({ place, questions }, readTypedQuestions(text));
  expect(added.questions).toHaveLength(maxQuestions);
  expect(added).toMatchObject({ isFull: true, rest: `${unfinished}\n\n${write('Second?')}` });
});
