import { expect, test } from 'vitest';
import { isAnswerTo, findProblems, getQuestionType, takesRecordings } from '../logic.ts';
import { scoreAnswer } from '../scored.ts';
import { toFileAnswer, withFile, withoutFile } from '../parts/handed.ts';

const id = '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';
const file = { id, name: 'page.jpg', mime: 'image/jpeg', bytes: 12 };
const prompt = { text: '<p>Draw it.</p>', accepts: ['text', 'files'], mostFiles: 2, leastWords: 0 };
const question = { type: 'file-upload', prompt, key: { model: '' } };
const handed = (part: object) => ({ text: '', files: [], recordings: [], ...part });

test('a text with files is a valid answer, which a teacher marks', () => {
  expect(isAnswerTo(question, handed({ text: 'See.', files: [file] }))).toBe(true);
  expect(scoreAnswer(question, handed({ files: [file] }))).toBeNull();
});

test('missing fields of an answer are empty', () => {
  expect(isAnswerTo({ ...question, prompt: { ...prompt, accepts: ['recording'] } }, { recordings: [id] })).toBe(true);
  expect(toFileAnswer({ recordings: [id] })).toEqual({ text: '', files: [], recordings: [id] });
  expect(toFileAnswer('words')).toEqual({ text: '', files: [], recordings: [] });
});

test.each([
  ['a way that the question does not offer', handed({ recordings: [id] })],
  ['more files than allowed', handed({ files: [1, 2, 3].map((n) => ({ ...file, id: id.replace('6f', `${n}f`) })) })],
  ['a file twice', handed({ files: [file, file] })],
  ['an invalid id', handed({ files: [{ ...file, id: '7' }] })],
  ['a text alone', 'words'],
])('%s is not a valid answer', (_what, value) => {
  expect(isAnswerTo(question, value)).toBe(false);
});

test('an answer with white space only is blank', () => {
  const type = getQuestionType('file-upload');
  expect(type.isBlank(handed({ text: ' \n' }))).toBe(true);
  expect(type.isBlank(handed({ files: [file] }))).toBe(false);
});

test('it accepts a recording only if the question asks for one', () => {
  expect(takesRecordings(question)).toBe(false);
  expect(takesRecordings({ ...question, prompt: { ...prompt, accepts: ['text', 'recording'] } })).toBe(true);
  expect(takesRecordings({ type: 'repeat', prompt: {} })).toBe(true);
  expect(takesRecordings({ type: 'choice', prompt: {} })).toBe(false);
});

test('a question without any way to answer, or for too many files, is a problem', () => {
  expect(findProblems({ ...question, prompt: { ...prompt, accepts: [], mostFiles: 21 } })).toEqual({
    'prompt.accepts': 'noWay',
    'prompt.mostFiles': 'tooManyFiles',
  });
});

test('a file can be added to an answer once, and removed again', () => {
  const item = withFile(withFile({ text: 'Hi' }, file), { ...file, name: 'again.jpg' });
  expect(item).toEqual(handed({ text: 'Hi', files: [{ ...file, name: 'again.jpg' }] }));
  expect(withoutFile(item, id)).toEqual(handed({ text: 'Hi' }));
});
