import { expect, test } from 'vitest';
import { getOutcome } from '../format.ts';
import { readSource } from '../index.ts';

const read = async (text: string) => {
  const { format, groups } = await readSource({ name: 'a.txt', bytes: Buffer.from(text) });
  const items = groups.flatMap((group) => group.items);
  return { format, groups, items, codes: items.map(({ notes }) => notes.map(({ code }) => code)) };
};
const readOne = async (text: string) => (await read(text)).items[0];

test('a titled choice with comments and an explanation', async () => {
  const { format, items, codes } = await read(
    '// [id:geo-3] from the spring test\n::Capitals:: Which is the capital of Peru? {\n =Lima#Right.\n ~Quito\n ~La Paz\n ####Lima lies on the coast.\n}\n',
  );
  expect(format).toBe('gift');
  expect(items[0]).toMatchObject({
    identifier: 'geo-3',
    question: {
      type: 'choice',
      key: 'a',
      explanation: '<p>Lima lies on the coast.</p>',
      prompt: { text: '<p>Which is the capital of Peru?</p>', options: [{}, { text: '<p>Quito</p>' }, {}] },
    },
  });
  expect(codes).toEqual([['optionFeedback']]);
});

test.each([
  ['true', 'The sun is a star. {T}', 'true-false', true],
  ['false in words', '::x:: Six is odd. {FALSE#It is even.}', 'true-false', false],
  ['an essay', 'Write about your town. {}', 'essay', { model: '' }],
  ['typed words', 'Two plus two? {=four =4}', 'blanks', [['four', '4']]],
  ['a number', 'How many legs? {#8}', 'numeric-entry', { accepted: ['8'] }],
  ['escaped signs', 'What is 1\\=1? {=x\\=1 \\{y\\}}', 'blanks', [['x=1 {y}']]],
  ['pairs', 'Match. {=France -> Paris =Spain -> Madrid}', 'matching-table', ['a', 'b']],
  ['a missing word', 'He {=goes ~go ~went} home every day.', 'inline-choice', ['goes']],
  ['a missing typed word', 'The capital of Peru is {=Lima} by the sea.', 'blanks', [['Lima']]],
])('%s', async (_name, text, type, key) => {
  const item = await readOne(text);
  expect(item?.question).toMatchObject({ type, key });
});

test('the gap stands where the word is missing', async () => {
  expect((await readOne('He {=goes ~go} home.'))?.question?.prompt).toEqual({
    text: '<p>He <span data-blank="1"></span> home.</p>',
    gaps: [['goes', 'go']],
  });
});

test('equal shares that wrong options take off too become partial credit', async () => {
  const item = await readOne('Pick two. {~%50%a ~%50%b ~%-50%c ~%-50%d}');
  expect(item?.question).toMatchObject({ key: ['a', 'b'], prompt: { partialCredit: true } });
  expect(item?.notes).toEqual([]);
});

test('weights, tolerances and placeholders are named', async () => {
  const { items, codes } = await read(
    [
      'Pick two. {~%50%a ~%50%b ~%-100%c}',
      'Pi? {#3.14:0.01}',
      'Between? {#1..3}',
      'Spell. {=colou?r =col*}',
      'Only a pattern. {=*}',
    ].join('\n\n'),
  );
  expect(codes).toEqual([
    ['partialCredit', 'wrongAnswersPenalty'],
    ['tolerance'],
    ['keyUnclear'],
    ['wildcard'],
    ['keyUnclear'],
  ]);
  expect(items[0]?.question).toMatchObject({ type: 'multiple-choice', key: ['a', 'b'] });
  expect(items[2]?.question).toBeNull();
  expect(items.map(getOutcome).at(-1)).toBe('dropped');
});

test('categories begin groups; a text without answers is the passage of what follows', async () => {
  const { groups } = await read(
    '$CATEGORY: $course$/top/Reading\n\n[html]<p>A <b>river</b> crosses the town.</p>\n\nIt crosses the town. {T}\n\nIt is dry. {F}\n',
  );
  expect(groups.map(({ title, passage, items }) => [title, passage, items.length])).toEqual([
    ['Reading', '<p>A <strong>river</strong> crosses the town.</p>', 2],
  ]);
});

test('an open brace is named as incomplete', async () => {
  expect((await readOne('::a:: Which? {=x ~y'))?.notes).toEqual([{ code: 'broken', detail: '' }]);
});

test('a key that the source leaves open is named', async () => {
  const { items, codes } = await read(
    ['Which? {=A =B ~C}', 'He {=goes =walks ~go} home.', 'When? {#1945..1950}', 'Two? {#2..2}'].join('\n\n'),
  );
  expect(codes).toEqual([['keyUnclear'], ['keyUnclear'], ['keyUnclear'], []]);
  expect(items.map(getOutcome)).toEqual(['doubtful', 'doubtful', 'dropped', 'exact']);
  expect(JSON.stringify(items[1]?.question?.prompt)).not.toContain('data-blank');
});

test.each([
  ['Is $$a \\\\neq b$$? {T}', '<p>Is <span data-math>a \\neq b</span>?</p>'],
  ['Is $$a \\neq b$$? {T}', '<p>Is <span data-math>a \\neq b</span>?</p>'],
  ['One line\\nand another {T}', '<p>One line<br />and another</p>'],
])('backslashes of %s', async (text, html) => {
  expect((await readOne(text))?.question?.prompt).toEqual({ text: html });
});

test.each([
  ['$$\\frac{1}{2}$$ is {=a half}', [['a half']], []],
  ['Half? {=\\frac{1}{2} =0.5}', [['\\frac{1}{2}', '0.5']], []],
  ['$$\\frac{1}{2}$$', undefined, ['broken']],
  ['Capital {Lima}', undefined, ['broken']],
  ['I {=am} and you {=are}.', undefined, ['broken']],
  ['Which? {=a}}', undefined, ['broken']],
])('the braces of %s', async (text, key, codes) => {
  // The title tells the format, whatever the braces.
  const { items, codes: found } = await read(`::x:: ${text}`);
  expect(items[0]?.question?.key).toEqual(key);
  expect(found).toEqual([codes]);
});

const lostPicture = '<img src="none.png" alt="map">'.replaceAll('=', '\\=');

test('what is lost of texts beside the question is named', async () => {
  const { codes } = await read(
    [`Hot? {T####${lostPicture}}`, `Match. {=${lostPicture} one -> a =two -> b}`].join('\n\n'),
  );
  expect(codes).toEqual([['pictureMissing'], ['pictureMissing']]);
});

test('a text that no question follows is named, what is lost of one stands with its first question', async () => {
  const { groups, codes } = await read(
    ['$CATEGORY: Unit', 'First.', `Second. ${lostPicture}`, 'It is. {T}', 'It is not. {F}', 'Last.'].join('\n\n'),
  );
  expect(groups.map(({ title, passage }) => [title, passage])).toEqual([
    ['Unit', ''],
    ['Unit', 'Second. map'],
    ['Unit', ''],
  ]);
  expect(codes).toEqual([['textMissing'], ['pictureMissing'], [], ['textMissing']]);
});

test('signs of markup in the words of pairs stay', async () => {
  const item = await readOne('Match. {=one -> a<b =two -> R&D}');
  expect(item?.question).toMatchObject({ prompt: { columns: [{ text: 'a&lt;b' }, { text: 'R&amp;D' }] } });
});
