import { expect, test } from 'vitest';
import { createSeededRandom } from '@inkstone/exam/attempt';
import { questionTypeIds } from '@inkstone/exam/question-types';
import { scoreAnswer } from '@inkstone/exam/scored';
import { makeAnswer, toResponses } from './testing/answers.ts';
import { parseFiles, readBankSets, readSampleSets, unpackFiles } from './testing/exports.ts';
import { checkItem, checkPackage } from './testing/rules.ts';
import { scoreItem } from './testing/score.ts';
import { getAttribute, parseStrictly, type XmlElement } from './testing/xml-tree.ts';
import { qti3 } from './format.ts';

const samples = readSampleSets();

const writeParsed = async (source: typeof samples) => {
  const written = await qti3.write(source);
  const files = await unpackFiles(written.bytes);
  return { written, files, roots: parseFiles(files) };
};

/** The items of a package in the order of its questions. */
const listItems = (roots: ReadonlyMap<string, XmlElement>): XmlElement[] =>
  [...roots.values()].filter(({ name }) => name === 'qti-assessment-item');

test('a question of every type is written by the rules of the standard', async () => {
  const { files, roots } = await writeParsed(samples);
  expect(samples.sets.flatMap(({ questions }) => questions[0]?.type ?? '').toSorted()).toEqual(
    [...questionTypeIds].toSorted(),
  );
  expect(checkPackage(new Set(files.keys()), roots)).toEqual([]);
  expect(listItems(roots)).toHaveLength(samples.sets.flatMap(({ questions }) => questions).length);
});

test('the whole sample bank is written by the rules of the standard', async () => {
  const problems: string[] = [];
  for (const source of readBankSets()) {
    const { files, roots } = await writeParsed(source);
    problems.push(...checkPackage(new Set(files.keys()), roots).map((problem) => `${source.title}: ${problem}`));
  }
  expect(problems).toEqual([]);
}, 300_000);

const item =
  (from: string, to: string, type = 'choice') =>
  async () => {
    const { files } = await writeParsed({
      ...samples,
      sets: samples.sets.filter(({ title }) => title.endsWith(` ${type}`)),
    });
    const [, bytes] = [...files].find(([name]) => name.startsWith('items/')) ?? [];
    const text = bytes?.toString() ?? '';
    expect(text).toContain(from);
    return checkItem(parseStrictly(text.replace(from, to)));
  };

test.each([
  [
    'a response that is not declared',
    item('response-identifier="RESPONSE"', 'response-identifier="OTHER"'),
    'without a declared response',
  ],
  [
    'a key that is no choice',
    item('<qti-value>option_5</qti-value>', '<qti-value>option_9</qti-value>'),
    'key without its choice',
  ],
  ['a choice that is there twice', item('identifier="option_2"', 'identifier="option_1"'), 'choice twice'],
  ['a name that is no identifier', item('identifier="option_1"', 'identifier="1"'), 'not an identifier'],
  ['another base type', item('base-type="identifier"', 'base-type="string"'), 'bound to string'],
  ['another cardinality', item('cardinality="single"', 'cardinality="ordered"'), 'bound to ordered'],
  ['an element of another standard', item('<qti-prompt>', '<qti-prompt><u/>'), 'unknown element u'],
  ['words without a paragraph', item('<qti-item-body>', '<qti-item-body>words'), 'not a block'],
])('the rules find %s', async (_what, check, problem) => {
  expect((await check()).join('; ')).toContain(problem);
});

/** Types that score otherwise than any response processing of the standard can say; select-text does where a span is selected. */
const scoredHere = ['blanks', 'complete-the-words', 'dictation', 'numeric-entry', 'select-text'];

/** Of these only unusual ways of typing a word are scored otherwise. */
const typedTypes = new Set(['blanks', 'complete-the-words']);

test('players of the standard give a thousand random answers the points that they earn here', async () => {
  const random = createSeededRandom(27);
  const { written, roots } = await writeParsed(samples);
  const items = listItems(roots);
  const questions = samples.sets.flatMap(({ questions: own }) => own);
  const differences: string[] = [];
  let count = 0;
  for (const [index, question] of questions.entries()) {
    const isNoted = written.items[index]?.notes.some(({ code }) => code === 'ownScoring') ?? false;
    const isOwn = isNoted && !typedTypes.has(question.type);
    const root = items[index];
    if (!root || isOwn || makeAnswer(question, random) === undefined) continue;
    for (let times = 0; times < 1000; times += 1) {
      const answer = makeAnswer(question, random);
      const { earned, possible } = scoreAnswer(question, answer) ?? { earned: 0, possible: 1 };
      const score = scoreItem(root, toResponses(question, answer));
      count += 1;
      if (Math.abs(score - earned / possible) > 1e-9)
        differences.push(
          `${question.type} ${getAttribute(root, 'title')}: ${JSON.stringify(answer)} ${score} ${earned / possible}`,
        );
    }
  }
  expect(differences.slice(0, 10)).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(41_000);
});

test('what only our own extension says of a question is named in the receipt', async () => {
  const { items } = await qti3.write(samples);
  const types = new Map(samples.sets.map(({ questions }, index) => [index + 1, questions[0]?.type ?? '']));
  const listTypes = (code: string) => [
    ...new Set(
      items.filter(({ notes }) => notes.some((entry) => entry.code === code)).map(({ set }) => types.get(set)),
    ),
  ];
  expect(listTypes('ownScoring')).toEqual(scoredHere);
  expect(listTypes('ownType')).toEqual([
    'code-picture',
    'interview-answer',
    'repeat',
    'select-text',
    'timed-speech',
    'translation',
  ]);
  expect(items.find(({ set }) => types.get(set) === 'choice')?.notes).toEqual([]);
});

test('formulas are MathML with their LaTeX, explanations feedback, and a shared passage with its recording a stimulus', async () => {
  const [choice] = samples.sets.filter(({ title }) => title.endsWith(' choice'));
  const question = {
    ...choice?.questions[0],
    ...{ type: 'choice', points: 250, clip: { from: 0, to: 2 }, knowledge: null, evidence: ['A  talk'] },
    prompt: {
      text: '<p>50% of <span data-math>\\frac{a}{b} &lt; 50%</span> <u>is</u> <img data-file="2" alt="a &amp; b"></p>',
      options: [
        { id_option: 'x', text: '<div data-math>\\ce{H2O}</div>' },
        { id_option: 'y', text: 'ice' },
      ],
    },
    key: 'y',
    explanation: { en: '<p>Because.</p>', zh: '<p>因为。</p>' },
  };
  const recording = { id: 1, name: 'talk.mp3', mimeType: 'audio/mpeg', bytes: new Uint8Array([1]) };
  const picture = { id: 2, name: 'figure', mimeType: 'image/png', bytes: new Uint8Array([2]) };
  const { written, files, roots } = await writeParsed({
    ...{ title: 'One', language: 'zh', files: new Map([recording, picture].map((file) => [file.id, file])) },
    sets: [
      {
        ...{ programme: 'amc', subject: 'math', title: 'A talk', titleZh: null, questions: [question] },
        stimulus: { kind: 'audio', html: '<p>Listen.</p>', transcript: '', files: [{ id: 1 }] },
      },
    ],
  });
  expect(checkPackage(new Set(files.keys()), roots)).toEqual([]);
  const text = [...files].find(([name]) => name.startsWith('items/'))?.[1].toString() ?? '';
  expect(text).toContain('<annotation encoding="application/x-tex">\\frac{a}{b} &lt; 50%</annotation>');
  expect(text).toContain('<annotation encoding="application/x-tex">\\ce{H2O}</annotation>');
  expect(text).toContain('<span class="qti-underline">is</span> <img src="../media/2.png" alt="a &amp; b"/>');
  expect(text).toContain('<div lang="en"><p>Because.</p></div><div lang="zh"><p>因为。</p></div>');
  expect(files.get('stimuli/1.xml')?.toString()).toContain(
    '<p><audio src="../media/1.mp3" controls="controls"/></p><p>Listen.</p>',
  );
  expect(files.get('tests/1.xml')?.toString()).toContain('<qti-weight identifier="POINTS" value="2.5"/>');
  expect(files.get('media/1.mp3')).toEqual(Buffer.from([1]));
  expect(written.items).toEqual([{ set: 1, question: 1, notes: [{ code: 'ownFields', detail: '' }] }]);
});

test('the same questions give the same file', async () => {
  const [first, second] = [await qti3.write(samples), await qti3.write(samples)];
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
});
