import { expect, test } from 'vitest';
import { Archive } from '../../import/word/archive.ts';
import { nastyQuestions } from '../testing/nasty-questions.ts';
import { compareScores } from '../testing/random-answers.ts';
import { makeRoundTrip } from '../testing/round-trip.ts';
import { buildSource, loadSampleBank } from '../testing/sample-bank.ts';
import { listExact, listUnnamedLosses } from '../testing/unnamed-losses.ts';
import { describeMath } from './formulas/describe-math.ts';
import { word } from './format.ts';

const drawings = new Map<string, string>();

/** What a formula draws; it is found once, since a bank repeats its formulas. */
const describeFormula = (latex: string): string => {
  const drawing = drawings.get(latex) ?? describeMath(latex) ?? latex;
  drawings.set(latex, drawing);
  return drawing;
};

/** Formulas are compared by what they draw; the title is a part of the head of the paper. */
const descriptions = { describeFormula, describeTitle: () => '' };

test.each([
  { language: 'en', every: 1, least: 500 },
  { language: 'zh', every: 5, least: 100 },
] as const)(
  'nothing of the sample bank is lost on a Word paper without a note, and scores stay: $language',
  async ({ language, every, least }) => {
    const result = await makeRoundTrip(word, loadSampleBank(language, every), descriptions);
    expect(listUnnamedLosses(result)).toEqual([]);
    const held = listExact(result, ['explanation', 'evidence', 'passageRepeated', 'stimulus', 'limits']);
    expect(held.length).toBeGreaterThan(least);
    const { before, after } = compareScores(held, 1000);
    expect(after).toEqual(before);
  },
);

test('no text of a question is a mark of the paper', async () => {
  const result = await makeRoundTrip(
    word,
    buildSource(nastyQuestions, { passage: '<p>1. x</p><p>A. y</p>' }),
    descriptions,
  );
  expect(listUnnamedLosses(result)).toEqual([]);
  const dropped = result.trips.filter(({ read }) => read === null).map(({ question }) => question.type);
  expect(new Set(dropped)).toEqual(new Set(['ordering', 'inline-choice', 'matching-table']));
  const { before, after } = compareScores(listExact(result, ['passageRepeated']), 1000);
  expect(after).toEqual(before);
});

const option = (id: string, text: string) => ({ id_option: id, text });

const readDocument = async (bytes: Uint8Array): Promise<string> => {
  const archive = new Archive(bytes);
  return (await archive.read('word/document.xml'))?.toString('utf8') ?? '';
};

test('pictures, formulas of Word, tables, faces and points stay', async () => {
  const html =
    '<p>See <img data-file="1" alt="a &quot;b&quot;" width="20" height="10" /> and <span data-math>\\frac{a}{b}&lt;\\sum_{i=1}^{n} i + 1</span>, <strong><u>x</u></strong><sup>2</sup></p>' +
    '<table><tbody><tr><td>t</td><td>1</td><td>2</td></tr><tr><td>v</td><td>2.5</td><td>3.5</td></tr></tbody></table>';
  const source = buildSource(
    [
      {
        type: 'choice',
        prompt: { text: html, options: [option('x', '<p><span data-math>\\sqrt{x}</span></p>'), option('y', '2')] },
        key: 'x',
        explanation: { en: '', zh: '<p>对</p><p>A. 是</p>' },
        points: 250,
      },
    ],
    { passage: html, language: 'zh' },
  );
  const result = await makeRoundTrip(word, source, descriptions);
  expect(listUnnamedLosses(result)).toEqual([]);
  expect(listExact(result)).toHaveLength(1);
  const document = await readDocument(result.bytes);
  expect(document).toContain('<m:f><m:num><m:r><m:t xml:space="preserve">a</m:t></m:r></m:num>');
  expect(document).toContain('<wp:extent cx="190500" cy="95250"/>');
  for (const words of ['一、A set【单项选择题】', '材料一', '1. （2.5分）', '【答案】', '【解析】'])
    expect(document).toContain(words);
});

test('a drawing has a picture beside it for programs that cannot show it, and is read itself', async () => {
  const source = buildSource([
    { type: 'true-false', prompt: { text: '<p>Look: <img data-file="1" alt="a line" /></p>' }, key: true },
  ]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><path d="M0 0h60" /></svg>';
  const file = { id: 1, name: 'line.svg', mimeType: 'image/svg+xml', bytes: Buffer.from(svg) };
  const result = await makeRoundTrip(word, { ...source, files: new Map([[1, file]]) }, descriptions);
  expect(listUnnamedLosses(result)).toEqual([]);
  expect(listExact(result)).toHaveLength(1);
  expect(await readDocument(result.bytes)).toContain('<a:blip r:embed="rIdEmpty">');
});

test('a short passage stays one, and is repeated where the type of question changes', async () => {
  const result = await makeRoundTrip(
    word,
    buildSource(
      [
        {
          type: 'choice',
          prompt: { text: 'Select all that apply.', options: [option('1', 'a'), option('2', 'b')] },
          key: '1',
        },
        {
          type: 'essay',
          prompt: { text: 'Describe it: ( ).', leastWords: 0 },
          key: { model: '<p>1. Red</p><p>2. Blue</p>' },
        },
        {
          type: 'blanks',
          prompt: { text: '<p>It is <span data-blank="1"></span>.</p>', blanks: 1 },
          key: [['red', 'a / b', '1; 2']],
        },
      ],
      { passage: '<p>Short.</p>', title: 'Writing (5 points each)' },
    ),
    descriptions,
  );
  expect(listUnnamedLosses(result)).toEqual([]);
  expect(result.trips.map(({ read }) => read?.passage)).toEqual(['<p>Short.</p>', '<p>Short.</p>', '<p>Short.</p>']);
  expect(result.trips.map(({ notes }) => notes.map(({ code, detail }) => `${code} ${detail}`))).toEqual([
    [],
    ['passageRepeated '],
    ['formsLost a / b', 'formsLost 1; 2', 'passageRepeated '],
  ]);
});

test.each([
  '\\frac{1}{2}x^2 + \\sqrt[3]{y} \\le \\left\\{ a_1, b^{2}_{3} \\right\\}',
  '\\int_0^1 f(x)\\,dx = \\sum_{n=0}^{\\infty} \\frac{1}{n!}',
  '\\begin{cases} x + y = 1 \\\\ x - y = 2 \\end{cases}',
  '\\overline{AB} \\perp \\vec{v}, \\hat{p}, \\lim_{x \\to 0} \\frac{\\sin x}{x}',
  '\\binom{n}{k}, \\mathbb{R}, \\mathbf{u}, \\operatorname{lcm}(6, 4), 15\\%, |x|',
  "f'(x) \\approx \\text{speed in m} \\cdot \\mathrm{s}^{-1}",
])('a formula is drawn by Word and read again as the same: %s', async (latex) => {
  const text = `<p><span data-math>${latex.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span></p>`;
  const result = await makeRoundTrip(
    word,
    buildSource([{ type: 'true-false', prompt: { text }, key: true }]),
    descriptions,
  );
  expect(listExact(result)).toHaveLength(1);
  expect(await readDocument(result.bytes)).toContain('<m:oMath>');
});

test('a formula that nobody can read stays as it is written, with a note', async () => {
  const source = buildSource([
    { type: 'true-false', prompt: { text: '<p><span data-math>\\frac{</span></p>' }, key: true },
  ]);
  const { items, bytes } = await word.write(source);
  expect(items[0]?.notes).toEqual([{ code: 'formula', detail: '\\frac{' }]);
  expect(await readDocument(bytes)).toContain('\\(\\frac{\\)');
});

test('a formula that is nested too deeply for readers of documents stays as it is written', async () => {
  const latex = `${'\\frac{1}{'.repeat(300)}x${'}'.repeat(300)}`;
  const text = `<p><span data-math>${latex}</span></p>`;
  const { items, bytes } = await word.write(buildSource([{ type: 'true-false', prompt: { text }, key: true }]));
  expect(items[0]?.notes).toMatchObject([{ code: 'formula' }]);
  expect(await readDocument(bytes)).toContain(latex);
});
