import { expect, test } from 'vitest';
import { isAnswerTo, findProblems, getQuestionType } from '../logic.ts';
import { scoreAnswer } from '../scored.ts';

const picture = { id: '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f', name: 'loop.png', mime: 'image/png', bytes: 12 };
const question = { type: 'code-picture', prompt: { text: '<p>Show it.</p>', mostFiles: 1 }, key: { model: '' } };
const handed = (part: object) => ({ text: '', files: [], recordings: [], ...part });

test('pictures are a valid answer, which a teacher marks', () => {
  expect(isAnswerTo(question, handed({ files: [picture] }))).toBe(true);
  expect(scoreAnswer(question, handed({ files: [picture] }))).toBeNull();
  expect(getQuestionType('code-picture').hasFiles).toBe(true);
});

test.each([
  ['a text', handed({ text: 'It loops.' })],
  ['a document', handed({ files: [{ ...picture, mime: 'application/pdf' }] })],
  ['more pictures than allowed', handed({ files: [picture, { ...picture, id: picture.id.replace('6f', '7f') }] })],
])('%s is not a valid answer', (_what, value) => {
  expect(isAnswerTo(question, value)).toBe(false);
});

test('a question that accepts no pictures is a problem', () => {
  expect(findProblems({ ...question, prompt: { ...question.prompt, mostFiles: 0 } })).toEqual({
    'prompt.mostFiles': 'tooFewFiles',
  });
});
