import { expect, test } from 'vitest';
import { getOutcome, SourceError, type ReadItem } from '../format.ts';
import { readSource } from '../index.ts';

const read = (text: string) => readSource({ name: 'paper.txt', bytes: Buffer.from(text) });

const readItems = async (text: string): Promise<ReadItem[]> => (await read(text)).groups.flatMap(({ items }) => items);

const summarise = (items: readonly ReadItem[]) =>
  items.map((item) => [item.question?.type ?? null, item.question?.key, getOutcome(item)]);

const chinesePaper = `2024学年第一学期八年级英语期中考试
班级________ 姓名________

一、单项选择题（每小题2分，共6分）
1．— Where is my book?
— It's （　　） the desk.
A．on　　B．in　　C．at　　D．to
2、下列哪个是质数？（ B ）
A、4
B、7
C、9
D、10
（ C ）3. 我国的首都是
(A) 上海 (B) 广州 (C) 北京

二、判断题
4. 地球绕着太阳转。（ √ ）
5. 鲸是鱼。（　　）
答案：错

三、填空题
6. 水的化学式是____，食盐的主要成分是____。（4分）
【答案】H2O；NaCl【解析】常见物质的化学式。

四、阅读理解
A
Tom is a boy of twelve. He lives in a small village near the sea with his parents and his two sisters. Every morning he walks to school along the beach, and he collects shells there.
7. How old is Tom?
A. 10 B. 11 C. 12 D. 13
8. What does Tom collect?
A. Stamps.
B. Shells.
C. Coins.
【答案】7. C 8. B

五、书面表达（满分15分）
假定你是李华，请给你的英国朋友Tom写一封信，介绍你的家乡。
注意：
1. 词数80左右；
2. 可以适当增加细节。

参考答案
1-3 ABC
`;

test('a Chinese paper: sections, keys inline, at the stem’s end and in a list', async () => {
  const { format, groups } = await read(chinesePaper);
  expect(format).toBe('paper-text');
  expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['一、单项选择题（每小题2分，共6分）', 3],
    ['二、判断题', 2],
    ['三、填空题', 1],
    ['四、阅读理解 A', 2],
    ['五、书面表达（满分15分）', 1],
  ]);
  const items = groups.flatMap((group) => group.items);
  expect(summarise(items)).toEqual([
    ['choice', 'a', 'exact'],
    ['choice', 'b', 'exact'],
    ['choice', 'c', 'exact'],
    ['true-false', true, 'exact'],
    ['true-false', false, 'exact'],
    ['blanks', [['H2O'], ['NaCl']], 'exact'],
    ['choice', 'c', 'exact'],
    ['choice', 'b', 'exact'],
    ['essay', { model: '' }, 'exact'],
  ]);
  expect(groups[3]?.passage).toMatch(/^<p>Tom is a boy of twelve.*<\/p>$/);
  expect(items[0]?.question).toMatchObject({
    prompt: {
      text: "<p>— Where is my book?</p><p>— It's （　　） the desk.</p>",
      options: [{ text: '<p>on</p>' }, { text: '<p>in</p>' }, { text: '<p>at</p>' }, { text: '<p>to</p>' }],
    },
    points: 200,
  });
  expect(items[1]?.question?.prompt).toMatchObject({ text: '<p>下列哪个是质数？（　　）</p>' });
  expect(items[5]?.question).toMatchObject({
    prompt: {
      text: '<p>水的化学式是<span data-blank="1"></span>，食盐的主要成分是<span data-blank="2"></span>。</p>',
      blanks: 2,
    },
    explanation: '<p>常见物质的化学式。</p>',
    points: 400,
  });
  expect(items[8]?.question?.prompt).toMatchObject({
    text: expect.stringContaining('<p>2. 可以适当增加细节。</p>') as unknown,
  });
});

const englishPaper = `Midterm Test

Part I Multiple choice (2 points each)
Question 1
Which word means “very old”?
A) recent
B) ancient
C) narrow
Answer: B
Explanation: Ancient means very old.
A. is wrong since recent means new.

Q2. Which are prime? Choose two. (3 points)
a. 2
b. 4
c. 5
Key: a, c

Part II True or false
3. Whales are fish.
Answer: F

Part III Reading
Passage 1
The first railways were built to carry coal from the mines to the sea. Horses pulled the wagons at first, and only later were steam engines strong enough and cheap enough to take their place on most of the lines.
4. What did the first railways carry?
A. People  B. Coal  C. Letters
5. At first the wagons were pulled by ______ .
Answer: horses / ponies

Part IV Writing
6. Write an essay about your school.
(10 points)

Answer key
4. B
`;

test('an English paper: letters, points, explanations, passage and essay', async () => {
  const { groups } = await read(englishPaper);
  const items = groups.flatMap((group) => group.items);
  expect(summarise(items)).toEqual([
    ['choice', 'b', 'exact'],
    ['multiple-choice', ['a', 'c'], 'exact'],
    ['true-false', false, 'exact'],
    ['choice', 'b', 'exact'],
    ['blanks', [['horses', 'ponies']], 'exact'],
    ['essay', { model: '' }, 'exact'],
  ]);
  expect(groups[2]).toMatchObject({ title: 'Part III Reading Passage 1' });
  expect(items.map((item) => item.question?.points)).toEqual([200, 300, 100, 100, 100, 1000]);
  expect(items[0]?.question?.explanation).toBe(
    '<p>Ancient means very old.</p><p>A. is wrong since recent means new.</p>',
  );
});

test('numbers that begin again are matched in order and marked', async () => {
  const items = await readItems(
    '一、选择题\n1. 甲？\nA. x\nB. y\n2. 乙？\nA. x\nB. y\n二、选择题\n1. 丙？\nA. x\nB. y\n参考答案\n一、1. A 2. B\n二、1. B\n',
  );
  expect(
    items.map((item) => [item.question?.key, ...item.notes.map(({ code, detail }) => `${code} ${detail}`)]),
  ).toEqual([['a', 'keyFromTable 1. A'], ['b'], ['b', 'keyFromTable 1. B']]);
});

test('a table of answers in two lines', async () => {
  const items = await readItems('1. p?\nA. x\nB. y\n2. q?\nA. x\nB. y\n\n题号\t1\t2\n答案\tB\tA\n');
  expect(summarise(items)).toEqual([
    ['choice', 'b', 'exact'],
    ['choice', 'a', 'exact'],
  ]);
});

test('a model among the answers goes to the composition, and explanations to their questions', async () => {
  const items = await readItems(
    '一、选择题\n1. p?（单选题，2分）\nA. x\nB. y\n2. I ____ home.\n二、书面表达\n假定你是李华，请给你的朋友写一封信。\n\n参考答案\n1. B\n【解析】甲不对。\n2. went\n书面表达\nDear Tom,\nI am well.\n',
  );
  expect(items.map((item) => item.question)).toMatchObject([
    { key: 'b', explanation: '<p>甲不对。</p>', points: 200, prompt: { text: '<p>p?</p>' } },
    { key: [['went']], explanation: '' },
    { key: { model: '<p>书面表达</p><p>Dear Tom,</p><p>I am well.</p>' } },
  ]);
});

test('an answer follows its question on the line', async () => {
  const [item] = await readItems('1、《红楼梦》的作者是____。答案：曹雪芹\n');
  expect(item?.question?.key).toEqual([['曹雪芹']]);
});

test.each([
  ['a list that does not fit gives no key', '1. p?\nA. x\nB. y\n1. q?\nA. x\nB. y\n参考答案\n1. B', null, 'keyMissing'],
  ['an answer that differs from the list', '1. p?\nA. x\nB. y\n答案：A\n参考答案\n1. B', 'a', 'keyUnclear'],
  ['an answer within the stem', '1. the （ B ） word\nA. x\nB. y', 'b', 'keyUnclear'],
  ['an answer in the explanation alone', '1. p?\nA. x\nB. y\n解析：甲不对，故选B。', 'b', 'keyUnclear'],
  ['a number left out', '1. o?\nA. x\nB. y\n答案：A\n3. p?\nA. x\nB. y\n答案：A', 'a', 'numberUnclear'],
  ['a letter left out', '1. p?\nA. x\nB. y\nD. z\n答案：D', 'c', 'optionsUnclear'],
  ['a question without a number', '1. o?\nA. x\nB. y\n答案：A\n\np?\nA. x\nB. y\n答案：B', 'b', 'numberUnclear'],
  ['several words for one gap', '1. I ____ home.\n答案：went; gone', [['went; gone']], 'keyUnclear'],
  ['a letter without options', '1. I ____ home.\n答案：C', [['C']], 'keyUnclear'],
  ['a letter that is no option', '1. p?\nA. x\nB. y\n答案：E', null, 'keyMissing'],
])('what is doubtful is marked: %s', async (_name, text, key, code) => {
  const item = (await readItems(text)).at(-1);
  expect(item?.question?.key ?? null).toEqual(key);
  expect(item?.notes.map((entry) => entry.code)).toContain(code);
});

test.each([
  '1. 一本故事书共120页，小明第一天看了____页。\n答案：30',
  '1. 第 3 页的字数是____。\n答案：30',
  '1. 小明看一本书，一本故事书共120页\n每天看____页。\n答案：30',
  '1. 这本书共 8 页\n答案：30',
])('a question that speaks of pages is no foot: %s', async (text) => {
  const [item] = await readItems(text);
  expect(item?.question?.prompt).toMatchObject({ text: expect.stringMatching(/120页|第 3 页|共 8 页/) as unknown });
});

test.each(['第 1 页', '第1页 共4页', '八年级数学试卷 第1页（共4页）', '语文试卷（共8页）', 'Page 1 of 4', '- 3 -'])(
  'the foot of a page is left out: %s',
  async (foot) => {
    const [item] = await readItems(`1. p?\nA. x\nB. y\n${foot}\n答案：A`);
    expect(item?.question?.prompt).toMatchObject({ options: [{ text: '<p>x</p>' }, { text: '<p>y</p>' }] });
  },
);

test.each([
  ['a range', `1-2${' '.repeat(4000)}y`],
  ['a number', `1${' '.repeat(150_000)}y`],
  ['points', `x（${' '.repeat(150_000)}y`],
  ['brackets', `（${' '.repeat(150_000)}y`],
  ['an announcement', `回答${' '.repeat(150_000)}y`],
])('long space is read in no time: %s', async (_name, line) => {
  const [item] = await readItems(`1. p?\nA. x\nB. y\n答案：A\n\n${line}\n参考答案\n${line}`);
  expect(item?.question?.key).toBe('a');
});

test('a text that is no paper is not read as one', async () => {
  await expect(read('Dear parents,\n1. Bring water.\n2. Bring a hat.\n')).rejects.toThrow(SourceError);
  await expect(read('<html>1. p? A. x B. y</html>')).rejects.toThrow(SourceError);
});

test('a paper in GBK is read', async () => {
  // 1. 甲？ and so on
  const gbk = Buffer.from('312e20bcd7a3bf0d0a412ed2d20d0a422eb1fb0d0ab4f0b0b8a3ba420d0a', 'hex');
  const { groups } = await readSource({ name: 'paper.txt', bytes: gbk });
  expect(groups[0]?.items[0]?.question).toMatchObject({ prompt: { text: '<p>甲？</p>' }, key: 'b' });
});
