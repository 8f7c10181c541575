import { describe, expect, test } from 'vitest';
import {
  isAnswerTo,
  isQuestionTypeId,
  findProblems,
  QuestionTypeId,
  questionTypeIds,
  getQuestionType,
  findQuestionTypeByCode,
  questionTypes,
  spellAnswer,
} from './logic.ts';
import { scoreAnswer, scoredQuestionTypes } from './scored.ts';
import { areDistinct, nextOptionId, RichText, hasVisibleContent } from './shapes.ts';

const options = ['1', '2'].map((id_option) => ({ id_option, text: id_option }));
const question = { type: 'choice', prompt: { text: 'Which?', options }, key: '2' };

describe('the registry', () => {
  test('an answer that is kept when its person is erased only chooses among what the question offers', () => {
    const selected = questionTypeIds.map(getQuestionType).filter((type) => type.isSelectedResponse);
    expect(selected.filter((type) => type.hasFiles || type.isRecorded || type.isLongText || type.mayRecord)).toEqual(
      [],
    );
    expect(selected.map(({ id }) => id).toSorted()).toEqual([
      ...['category-table', 'choice', 'inline-choice', 'insert-sentence', 'matching-table', 'multiple-choice'],
      ...['ordering', 'prose-summary', 'select-text', 'true-false'],
    ]);
  });

  test.each(questionTypeIds)('%s is found by its id and has names in both languages', (id) => {
    const type = getQuestionType(id);
    expect(type.id).toBe(id);
    expect(type.name.en).not.toBe('');
    expect(type.name.zh).not.toBe('');
    expect(QuestionTypeId.parse(id)).toBe(id);
  });

  test.each([
    [1, 'choice'],
    [2, 'multiple-choice'],
    [3, 'blanks'],
    [4, 'ordering'],
    [5, 'true-false'],
    [1000101, 'insert-sentence'],
    [1000107, 'prose-summary'],
  ])('the legacy code %d is %s as a number only', (code, id) => {
    expect(findQuestionTypeByCode(code)?.id).toBe(id);
    expect(findQuestionTypeByCode(String(code))).toBeUndefined();
  });

  test.each([
    ['11030', 'complete-the-words'],
    ['11031', 'sentence-build'],
    ['11032', 'dictation'],
  ])('the legacy code %s is %s as a string only', (code, id) => {
    expect(findQuestionTypeByCode(code)?.id).toBe(id);
    expect(findQuestionTypeByCode(Number(code))).toBeUndefined();
  });

  test('no code is used by two types', () => {
    expect(areDistinct(questionTypeIds.flatMap((id) => getQuestionType(id).codes))).toBe(true);
  });

  test('other values are not recognised as types', () => {
    expect(isQuestionTypeId('choice')).toBe(true);
    expect(isQuestionTypeId('toString')).toBe(false);
    expect(() => getQuestionType('toString')).toThrow('There is no question type toString.');
    expect(findQuestionTypeByCode(11030)).toBeUndefined();
  });

  test.each(questionTypeIds)('a new %s is incomplete, and its editor is told what is missing', (id) => {
    const type = getQuestionType(id);
    expect(findProblems({ type: id, ...type.empty() })['prompt.text']).toBeTruthy();
  });

  test.each(Object.entries(questionTypes))('the scoring rules of %s have distinct names', (_id, { marking }) => {
    expect(areDistinct(marking.by === 'machine' ? marking.rules : [])).toBe(true);
  });
});

describe('one question', () => {
  test('is scored from its stored form; null and undefined are blank', () => {
    expect(scoreAnswer(question, '2')).toEqual({ earned: 100, possible: 100 });
    expect(scoreAnswer(question, null)).toEqual({ earned: 0, possible: 100 });
    expect(scoreAnswer(question, undefined)).toEqual({ earned: 0, possible: 100 });
  });

  test.each([
    ['2', true],
    ['9', false],
    [2, false],
    [null, false],
    [['2'], false],
  ])('%j is a valid answer to it: %s', (value, is) => {
    expect(isAnswerTo(question, value)).toBe(is);
  });

  test('its problems are located by path', () => {
    expect(findProblems(question)).toEqual({});
    expect(findProblems({ ...question, key: '9' })).toEqual({ key: 'keyDoesNotFit' });
    expect(findProblems({ ...question, key: '' })).toEqual({ key: 'noKey' });
    expect(
      findProblems({ ...question, prompt: { text: '', options: [options[0], { id_option: '2', text: '' }] } }),
    ).toEqual({
      'prompt.text': 'empty',
      'prompt.options.1.text': 'empty',
    });
  });
});

describe('a stored answer is formatted by its type', () => {
  const accepts = ['text', 'files', 'recording'];
  const work = { type: 'file-upload', prompt: { text: '<p>Show it.</p>', accepts, mostFiles: 3, leastWords: 0 } };
  const recordingId = '6f1c2f0e-1f64-4b0a-9d0c-5f2b7f3f7a10';

  test.each([
    [work, { recordings: [recordingId] }, recordingId],
    [work, { text: 'Two shoeboxes.' }, 'Two shoeboxes.'],
    [
      { type: 'translation', prompt: { text: '<p>Say it.</p>', by: 'voice' } },
      { recordings: [recordingId] },
      recordingId,
    ],
    [work, null, ''],
    [work, 'an invalid answer', ''],
  ])('%#: %j', (question, value, spelled) => {
    expect(spellAnswer(question, value)).toBe(spelled);
  });
});

describe('an answer as one text', () => {
  const abc = ['7', '8', '9'].map((id_option) => ({ id_option, text: id_option }));

  test.each([
    ['one choice', { type: 'choice', prompt: { text: 'Which?', options: abc }, key: '7' }, '8', 'B'],
    [
      'several choices joined by commas, in the order of the letters',
      { type: 'multiple-choice', prompt: { text: 'Which?', options: abc, pick: null }, key: ['7', '9'] },
      ['9', '7'],
      'A,C',
    ],
    [
      'blanks joined by a slash',
      { type: 'blanks', prompt: { text: '<p>{{1}} {{2}}</p>', gaps: 2, width: 'auto' }, key: [['a'], ['b']] },
      ['sea', 'land'],
      'sea/land',
    ],
    [
      'a sorting joined by slashes, as it was put',
      { type: 'ordering', prompt: { text: 'Sort.', options: abc }, key: ['7', '8', '9'] },
      ['9', '7', '8'],
      'C/A/B',
    ],
  ])('%s', (_, sorted, value, text) => {
    expect(spellAnswer(sorted, value)).toBe(text);
  });
});

describe('rich text', () => {
  test.each([
    ['', false],
    ['<p></p>', false],
    ['<p>&nbsp; <br></p>', false],
    ['<p>a</p>', true],
    ['<img src="/a.png">', true],
    ['<span data-math>x</span>', true],
  ])('%j has visible content: %s', (html, shows) => {
    expect(hasVisibleContent(html)).toBe(shows);
  });

  test('has a maximum length', () => {
    expect(RichText.safeParse('x'.repeat(20_000)).success).toBe(true);
    expect(RichText.safeParse('x'.repeat(20_001)).success).toBe(false);
  });

  test('a new option has a unique id', () => {
    expect(nextOptionId([])).toBe('1');
    expect(nextOptionId(options)).toBe('3');
    expect(nextOptionId([{ id_option: 'steady', text: '' }])).toBe('1');
  });
});

test('a type has its scoring exactly where a machine marks it', () => {
  for (const id of questionTypeIds)
    expect([id, scoredQuestionTypes[id].scoring !== null]).toEqual([id, getQuestionType(id).marking.by === 'machine']);
});
