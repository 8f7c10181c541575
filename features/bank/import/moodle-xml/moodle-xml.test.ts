import { expect, test } from 'vitest';
import { getOutcome } from '../format.ts';
import { readSource } from '../index.ts';

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const html = (text: string) => `<text><![CDATA[${text}]]></text>`;
const question = (type: string, body: string, { text = '<p>Which?</p>', name = 'Q', files = '' } = {}) =>
  `<question type="${type}"><name><text>${name}</text></name>` +
  `<questiontext format="html">${html(text)}${files}</questiontext><defaultgrade>2.0</defaultgrade>${body}</question>`;
const answer = (fraction: number, text: string, more = '') =>
  `<answer fraction="${fraction}" format="html">${html(text)}${more}</answer>`;

const read = async (...questions: string[]) => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join('\n')}</quiz>`;
  const { format, groups, files } = await readSource({ name: 'quiz.xml', bytes: Buffer.from(text) });
  const items = groups.flatMap((group) => group.items);
  return { format, groups, files, items, codes: items.map(({ notes }) => notes.map(({ code }) => code)) };
};

test('single choice with a picture, a formula and an explanation', async () => {
  const { format, items, files } = await read(
    question(
      'multichoice',
      `${answer(100, '<p>\\(x=2\\)</p>')}${answer(0, '<p>none</p>')}<single>true</single>` +
        `<generalfeedback format="html">${html('<p>Both sides are halved.</p>')}</generalfeedback><idnumber>alg-7</idnumber>`,
      {
        text: '<p>Solve <img src="@@PLUGINFILE@@/a%20b.png" alt="a balance">.</p>',
        files: `<file name="a b.png" path="/" encoding="base64">${picture}</file>`,
      },
    ),
  );
  expect(format).toBe('moodle-xml');
  expect(files).toMatchObject([{ id: 1, name: 'a b.png' }]);
  expect(items.map(getOutcome)).toEqual(['exact']);
  expect(items[0]).toMatchObject({
    identifier: 'alg-7',
    question: {
      type: 'choice',
      key: 'a',
      points: 200,
      explanation: '<p>Both sides are halved.</p>',
      prompt: {
        text: '<p>Solve <img data-file="1" alt="a balance" />.</p>',
        options: [{ text: '<p><span data-math>x=2</span></p>' }, { text: '<p>none</p>' }],
      },
    },
  });
});

test('points for parts of an answer, and for wrong ones, are named as left out', async () => {
  const { items, codes } = await read(
    question('multichoice', `${answer(50, 'a')}${answer(50, 'b')}${answer(-25, 'c')}<single>false</single>`),
    question('multichoice', `${answer(100, 'a')}${answer(30, 'b')}<single>true</single>`),
    question(
      'multichoice',
      `${answer(100, 'a', `<feedback>${html('yes')}</feedback>`)}${answer(0, 'b')}<hint>${html('look')}</hint>`,
    ),
  );
  expect(codes).toEqual([['partialCredit', 'wrongAnswersPenalty'], ['partialCredit'], ['hints', 'optionFeedback']]);
  expect(items.map((item) => item.question?.key)).toEqual([['a', 'b'], 'a', 'a']);
});

test.each([
  ['as much off for a wrong one', [50, 50, -50], []],
  ['cut decimals', [33.33333, 33.33333, 33.33333, -33.33333], []],
  ['less off for a wrong one', [50, 50, -25], ['partialCredit', 'wrongAnswersPenalty']],
  ['nothing off for one of the wrong ones', [50, 50, -50, 0], ['partialCredit', 'wrongAnswersPenalty']],
  ['unequal shares', [75, 25, -50], ['partialCredit', 'wrongAnswersPenalty']],
])('equal shares become partial credit, other ones are named: %s', async (_name, fractions, expected) => {
  const answers = fractions.map((fraction, index) => answer(fraction, `option ${index}`)).join('');
  const { items, codes } = await read(question('multichoice', `${answers}<single>false</single>`));
  const isExact = expected.length === 0;
  expect(codes).toEqual([expected]);
  expect(items.map(getOutcome)).toEqual([isExact ? 'exact' : 'changed']);
  const prompt = items[0]?.question?.prompt as { partialCredit?: true } | undefined;
  expect(prompt?.partialCredit ?? false).toBe(isExact);
});

test.each([
  ['truefalse', `${answer(0, 'true')}${answer(100, 'false')}`, 'true-false', false, []],
  [
    'shortanswer',
    `${answer(100, 'Beijing')}${answer(100, 'Pek*')}<usecase>1</usecase>`,
    'blanks',
    [['Beijing']],
    ['wildcard', 'caseSensitive'],
  ],
  [
    'numerical',
    `<answer fraction="100"><text>3.14</text><tolerance>0.01</tolerance></answer>`,
    'numeric-entry',
    { accepted: ['3.14'] },
    ['tolerance'],
  ],
  [
    'essay',
    `<graderinfo format="html">${html('<p>Three reasons.</p>')}</graderinfo>`,
    'essay',
    { model: '<p>Three reasons.</p>' },
    [],
  ],
])('%s', async (type, body, bankType, key, codes) => {
  const found = await read(question(type, body));
  expect(found.items[0]?.question).toMatchObject({ type: bankType, key });
  expect(found.codes[0]).toEqual(codes);
});

const pair = (row: string, column: string) =>
  `<subquestion format="html">${html(row)}<answer><text>${column}</text></answer></subquestion>`;

test('pairs become a table, a pair without a left side only offers its right one', async () => {
  const { items } = await read(
    question('matching', `${pair('<p>France</p>', 'Paris')}${pair('<p>Spain</p>', 'Madrid')}${pair('', 'Rome')}`),
  );
  expect(items[0]?.question).toMatchObject({
    type: 'matching-table',
    prompt: { rows: [{ text: '<p>France</p>' }, { text: '<p>Spain</p>' }], columns: [{}, {}, { text: 'Rome' }] },
    key: ['a', 'b'],
  });
});

test('words for gaps, and an order', async () => {
  const option = (text: string, group: number) =>
    `<selectoption><text>${text}</text><group>${group}</group></selectoption>`;
  const { items } = await read(
    question('gapselect', `${option('is', 1)}${option('are', 1)}${option('red', 2)}${option('run', 2)}`, {
      text: '<p>The sky [[1]] [[3]].</p>',
    }),
    question('ordering', ['one', 'two', 'three'].map((text) => answer(1, text)).join('')),
  );
  expect(items[0]?.question).toMatchObject({
    type: 'inline-choice',
    prompt: {
      text: '<p>The sky <span data-blank="1"></span> <span data-blank="2"></span>.</p>',
      gaps: [
        ['is', 'are'],
        ['red', 'run'],
      ],
    },
    key: ['is', 'red'],
  });
  const ordering = items[1]?.question;
  if (!ordering) throw new Error('no question');
  const { prompt, key } = ordering as {
    prompt: { options: { id_option: string; text: string }[] };
    key: string[];
  };
  expect(key.map((id) => prompt.options.find((line) => line.id_option === id)?.text)).toEqual(['one', 'two', 'three']);
  expect(prompt.options.map(({ text }) => text)).not.toEqual(['one', 'two', 'three']);
});

test('embedded answers become gaps to type or to choose', async () => {
  const { items, codes } = await read(
    question('cloze', '', { text: '<p>2 + 2 = {1:NM:=4:0}, capital {1:SA:=Paris~%50%Lyon#near}</p>' }),
    question('cloze', '', { text: 'He {1:MC:=goes~go\\~es} home.' }),
    question('cloze', '', { text: 'Mixed {1:MC:=a~b} and {1:SA:=c}' }),
    question('cloze', '', { text: 'Nothing here' }),
  );
  expect(items[0]?.question).toMatchObject({ type: 'blanks', key: [['4'], ['Paris']] });
  expect(items[1]?.question).toMatchObject({
    type: 'inline-choice',
    key: ['goes'],
    prompt: { gaps: [['goes', 'go~es']] },
  });
  expect(items[2]?.question).toMatchObject({ type: 'blanks', key: [['a'], ['c']] });
  expect(codes).toEqual([['partialCredit', 'optionFeedback'], [], ['optionsUnclear'], ['keyMissing']]);
});

test('a category begins a group, a description is the passage of what follows', async () => {
  const category = (path: string) => `<question type="category"><category><text>${path}</text></category></question>`;
  const { groups } = await read(
    category('$course$/top/Grade 8/Fractions'),
    question('truefalse', answer(100, 'true')),
    question('description', '', { text: '<p>A river crosses the town.</p>', name: 'The river' }),
    question('truefalse', answer(100, 'true')),
  );
  expect(groups.map(({ title, passage, items }) => [title, passage, items.length])).toEqual([
    ['Fractions', '', 1],
    ['The river', '<p>A river crosses the town.</p>', 1],
  ]);
});

test('categories of one title in different places stay apart', async () => {
  const category = (path: string) => `<question type="category"><category><text>${path}</text></category></question>`;
  const statement = question('truefalse', answer(100, 'true'));
  const { groups } = await read(
    category('top/Grade 7/Fractions'),
    statement,
    category('top/Grade 8/Fractions'),
    statement,
  );
  expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['Fractions', 1],
    ['Fractions', 1],
  ]);
});

test('what the bank has no type for is left out with its name', async () => {
  const { codes, items } = await read(
    question('calculated', ''),
    question('ddimageortext', ''),
    question('shortanswer', ''),
  );
  expect(items.every(({ question: none }) => none === null)).toBe(true);
  expect(codes).toEqual([['variables'], ['typeUnknown'], ['keyMissing']]);
});

test('declared entities are refused', async () => {
  const text = '<!DOCTYPE q [<!ENTITY a "b">]><quiz><question type="essay"></question></quiz>';
  await expect(readSource({ name: 'x.xml', bytes: Buffer.from(text) })).rejects.toMatchObject({ code: 'bomb' });
});

test('a key that the source leaves open is named', async () => {
  const { items, codes } = await read(
    question('multichoice', `${answer(100, 'a')}${answer(100, 'b')}${answer(0, 'c')}<single>true</single>`),
    question('multichoice', `${answer(100, 'a')}${answer(100, 'b')}${answer(0, 'c')}<single>false</single>`),
    question('cloze', '', { text: 'He {1:MC:=goes~=walks~go} home.' }),
    question('truefalse', `${answer(100, 'wahr')}${answer(0, 'falsch')}`),
    question('truefalse', `${answer(100, 'true')}${answer(100, 'false')}`),
  );
  expect(codes).toEqual([
    ['keyUnclear'],
    ['partialCredit', 'keyUnclear'],
    ['keyUnclear'],
    ['keyUnclear'],
    ['keyUnclear'],
  ]);
  expect(items.map(getOutcome)).toEqual(['doubtful', 'doubtful', 'doubtful', 'dropped', 'dropped']);
});

test('weights, placeholders and decimals of embedded answers are named', async () => {
  const { items, codes } = await read(
    question('cloze', '', { text: '{2:SA:=a} {1:SA:=b}' }),
    question('cloze', '', { text: 'Capital: {1:SA:=*Berlin*}' }),
    question('cloze', '', { text: 'Capital: {1:SA:=*Berlin*~=Berlin~=\\*}' }),
    question('cloze', '', { text: 'Half of 7: {1:NM:=3.5}, of 8: {1:NM:=4}' }),
  );
  expect(codes).toEqual([['partialCredit'], ['keyUnclear'], ['wildcard'], ['keyUnclear']]);
  expect(items.map((item) => item.question?.key)).toEqual([
    [['a'], ['b']],
    undefined,
    [['Berlin', '*']],
    [['3.5'], ['4']],
  ]);
});

test.each([2, 3, 4, 5])('%i lines in order are not shown in it', async (count) => {
  const words = ['one', 'two', 'three', 'four', 'five'].slice(0, count);
  const { items } = await read(question('ordering', words.map((text) => answer(1, text)).join('')));
  const prompt = items[0]?.question?.prompt as { options: { text: string }[] };
  const shown = prompt.options.map(({ text }) => text);
  expect(shown).not.toEqual(words);
  expect(shown.toSorted()).toEqual(words.toSorted());
});

const lostPicture = '<img src="@@PLUGINFILE@@/none.png" alt="map">';

test('what is lost of texts beside the question is named', async () => {
  const { codes } = await read(
    question('essay', `<graderinfo format="html">${html(lostPicture)}</graderinfo>`),
    question('ordering', answer(1, `one ${lostPicture}`) + answer(1, 'two')),
    question(
      'truefalse',
      `${answer(100, 'true')}<generalfeedback format="html">${html(lostPicture)}</generalfeedback>`,
    ),
    question('cloze', `<generalfeedback format="html">${html(lostPicture)}</generalfeedback>`, { text: '{1:SA:=a}' }),
  );
  expect(codes).toEqual(Array.from({ length: 4 }, () => ['pictureMissing']));
});

test('a text that no question follows is named, what is lost of one stands with its first question', async () => {
  const description = (text: string) => question('description', '', { text, name: 'A text' });
  const { groups, codes } = await read(
    description('<p>First.</p>'),
    description(`<p>Second.</p>${lostPicture}`),
    question('calculated', ''),
    question('truefalse', answer(100, 'true')),
    question('truefalse', answer(100, 'false')),
    description('<p>Last.</p>'),
  );
  expect(groups.map(({ passage }) => passage)).toEqual(['', '<p>Second.</p>map', '']);
  expect(codes).toEqual([['textMissing'], ['variables'], ['pictureMissing'], [], ['textMissing']]);
  expect(groups.flatMap(({ items }) => items.map(({ source }) => source)).at(-1)).toBe('Last.');
});

test('signs of markup in the words of pairs stay', async () => {
  const { items } = await read(question('matching', `${pair('<p>one</p>', 'a&lt;b')}${pair('<p>two</p>', 'R&amp;D')}`));
  expect(items[0]?.question).toMatchObject({ prompt: { columns: [{ text: 'a&lt;b' }, { text: 'R&amp;D' }] } });
});

test('a type that is called like a property of every object is not known', async () => {
  expect((await read(question('constructor', ''))).codes).toEqual([['typeUnknown']]);
});
