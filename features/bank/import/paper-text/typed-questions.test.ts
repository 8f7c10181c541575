import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedQuestions } from './typed-questions.ts';

const summarise = (text: string) =>
  readTypedQuestions(text).map(({ question, notes }) => [
    question?.type ?? null,
    question?.key,
    notes.map(({ code }) => code),
  ]);

test('questions follow after a blank line or with their number, in both languages', () => {
  const text = `Which of these is a prime?
A. 4
B. 7
C. 9
Answer: B
Explanation: 7 has no divisor but 1 and itself.

下列哪些是偶数？（多选）
A．1
B．2
C．4
答案：BC
解析：能被 2 整除。
3. 地球绕着太阳转。
答案：对
4. 水的化学式是____。
答案：H2O`;
  expect(summarise(text)).toEqual([
    ['choice', 'b', []],
    ['multiple-choice', ['b', 'c'], []],
    ['true-false', true, []],
    ['blanks', [['H2O']], []],
  ]);
  const [first, second] = readTypedQuestions(text);
  expect(first?.question?.explanation).toBe('<p>7 has no divisor but 1 and itself.</p>');
  expect(first?.question?.prompt).toMatchObject({ text: '<p>Which of these is a prime?</p>' });
  expect(second?.question?.explanation).toBe('<p>能被 2 整除。</p>');
});

test('a stem of several paragraphs stays one question, also where the answer follows after a blank line', () => {
  const text = `Ann has 3 pens.\n\nShe buys 2 more. How many has she?\nA. 4\nB. 5\n\nAnswer: B`;
  const [only, ...more] = readTypedQuestions(text);
  expect(more).toEqual([]);
  expect(only?.question).toMatchObject({
    prompt: { text: '<p>Ann has 3 pens.</p><p>She buys 2 more. How many has she?</p>' },
    key: 'b',
  });
});

test('formulas and points are read; angle brackets stay text', () => {
  const [first, second] = readTypedQuestions(
    String.raw`What is \(x^2\) for x < 2? (3 points)
A. $$4$$
B. <b>1</b>
Answer: B

Next
A. 1
B. 2
Answer: A`,
  );
  expect(first?.hasPoints).toBe(true);
  expect(first?.question?.points).toBe(300);
  expect(JSON.stringify(first?.question?.prompt)).toContain('<span data-math>x^2</span> for x &lt; 2?');
  expect(JSON.stringify(first?.question?.prompt)).toContain('&lt;b&gt;1&lt;/b&gt;');
  expect(second?.hasPoints).toBe(false);
});

test('what is not complete is no question yet and says why', () => {
  expect(summarise('A head alone')).toEqual([[null, undefined, ['keyMissing']]]);
  expect(summarise('Which?\nA. 1\nB. 2')).toEqual([[null, undefined, ['keyMissing']]]);
  expect(summarise('Which?\nA. 1\nB. 2\nAnswer: D')).toEqual([[null, undefined, ['keyMissing']]]);
  expect(readTypedQuestions(' \n\n ')).toEqual([]);
});

test('each line that is typed belongs to one question, in order', () => {
  const line = fc.constantFrom(
    '1. Which?',
    '2. Next',
    'A. one',
    'B. two',
    'Answer: A',
    '答案：B',
    '解析：x',
    '',
    'Words',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const sources = readTypedQuestions(lines.join('\n')).map(({ source }) => source);
      const read = sources.join('\n').split('\n').filter(Boolean);
      expect(read).toEqual(lines.filter(Boolean));
    }),
  );
});
