import { describe, expect, test } from 'vitest';
import { getOutcome, type ReadItem } from '../format.ts';
import { readSource } from '../index.ts';
import type { ReadingRule } from '../../reading-rules.ts';
import { applyRules, areWordsTooCommon } from './apply-rules.ts';

const read = async (text: string, rules: readonly ReadingRule[]): Promise<ReadItem[]> => {
  const { groups } = await readSource({ name: 'paper.txt', bytes: Buffer.from(text) }, rules);
  return groups.flatMap(({ items }) => items);
};

const paper = `1. 下列哪个是偶数？
A. 3
B. 8
C. 11
正解：B
【点拨】能被 2 整除的数是偶数。
校本部命题组
2. 下列哪个是质数？
A. 9
B. 15
C. 7
正解 C`;

test('a school’s own words for answer and explanation are read by its rules, and by no others', async () => {
  const rules = [
    { words: '正解', meaning: 'answer' },
    { words: '【点拨】', meaning: 'explanation' },
    { words: '校本部命题', meaning: 'leftOut' },
  ] as const;
  const without = await read(paper, []);
  expect(without.map((item) => [item.question?.key ?? null, getOutcome(item)])).not.toContainEqual(['b', 'exact']);
  const items = await read(paper, rules);
  expect(items.map((item) => [item.question?.key, getOutcome(item)])).toEqual([
    ['b', 'exact'],
    ['c', 'exact'],
  ]);
  expect(items[0]?.question?.explanation).toBe('<p>能被 2 整除的数是偶数。</p>');
  // The source stays as the file has it, with what is left out.
  expect(items[0]?.source).toContain('正解：B\n【点拨】能被 2 整除的数是偶数。\n校本部命题组');
  expect(JSON.stringify(items.map(({ question }) => question))).not.toContain('命题组');
});

test.each([
  ['trueFalse', 'true-false', '√'],
  ['blanks', 'blanks', 'seven'],
  ['written', 'essay', 'A model.'],
] as const)('a head with the words of a rule announces %s', async (meaning, type, answer) => {
  const text = `Warm-up\n1. Days of a week: think of it.\nAnswer: ${answer}\n`;
  const rules = [{ words: 'WARM-UP', meaning }];
  expect((await read(text, rules))[0]?.question?.type).toBe(type);
});

test('several right answers under a head of single choice are one question type, under another the other', async () => {
  const text = 'Pick\n1. Which is even?\nA. 3\nB. 8\nAnswer: B\n';
  const [single] = await read(text, [{ words: 'Pick', meaning: 'singleChoice' }]);
  const [several] = await read(text, [{ words: 'Pick', meaning: 'multipleChoice' }]);
  expect([single?.question?.type, several?.question?.type]).toEqual(['choice', 'multiple-choice']);
});

test('words count at the beginning of a line alone, and as whole words', async () => {
  const text = '1. Which is even? Solution here\nA. 3\nB. 8\nSolutions vary.\nAnswer: B\n';
  const [item] = await read(text, [{ words: 'Solution', meaning: 'leftOut' }]);
  expect(JSON.stringify(item?.question?.prompt)).toContain('Solution here');
  expect(JSON.stringify(item?.question?.prompt)).toContain('Solutions vary.');
});

test('of two rules the one with more words counts', async () => {
  const text = '1. Which is even?\nA. 3\nB. 8\nKey point: halves are whole.\nKey word B\n';
  const rules: ReadingRule[] = [
    { words: 'Key', meaning: 'answer' },
    { words: 'Key point', meaning: 'explanation' },
    { words: 'Key word', meaning: 'answer' },
  ];
  const [item] = await read(text, rules);
  expect(item?.question).toMatchObject({ key: 'b', explanation: '<p>halves are whole.</p>' });
});

describe('words that every paper uses', () => {
  test.each(['', 'A', 'A.', '1.', '（2）', '：', 'B、', '第3题', '3、'])('%j is refused', (words) =>
    expect(areWordsTooCommon(words)).toBe(true),
  );
  test.each(['正解', 'Ans', '思路点拨：', '【点拨】', 'Warm-up'])('%j is none', (words) =>
    expect(areWordsTooCommon(words)).toBe(false),
  );
});

test('many rules cost a long paper little: each line is compared with its beginning alone', async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => ({
    text: `${'long text '.repeat(20)}${index}`,
    spans: [],
  }));
  const rules = Array.from({ length: 200 }, (_, index) => ({ words: `Words ${index}`, meaning: 'leftOut' as const }));
  expect(applyRules(lines, rules).filter(({ isLeftOut }) => isLeftOut)).toEqual([]);
  expect(applyRules([{ text: '  WORDS 17: x', spans: [] }], rules)[0]?.isLeftOut).toBe(true);
});
