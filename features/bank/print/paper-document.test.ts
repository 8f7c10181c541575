import { readdirSync, readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { createTranslator, optionLetter, type Language } from '@inkstone/base';
import { getQuestionType, questionTypeIds } from '@inkstone/exam/logic';
// The program that draws is called here as its own process calls it.
import { typesetDocument } from '../../../packages/files/typeset/typeset.ts';
import { buildPaperDocument, type PrintChoice } from './paper-document.ts';
import { buildPrintedForm, type PaperDetail } from './printed-form.ts';

const samplesFolder = new URL('../../../exam/question-types/', import.meta.url);

interface Sample {
  kind: string;
  prompt: unknown;
  key: unknown;
}

/** Every sample question of every type. */
const samples: readonly Sample[] = questionTypeIds.flatMap((kind) => {
  const folder = new URL(`${kind}/samples/`, samplesFolder);
  return readdirSync(folder).map((file): Sample => {
    const { prompt, key } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<Sample, 'kind'>;
    return { kind, prompt, key };
  });
});

const toQuestion = ({ kind, prompt, key }: Sample, index: number) => ({
  ...{ id: index + 1, revisionId: index + 1, position: 1, kind, prompt, key, points: 100, clip: null },
  ...{ explanation: { en: '<p>WHY IT IS SO</p>', zh: '' }, knowledge: null, evidence: [], distractors: {} },
});

const noStimulus = { kind: 'none', html: '', files: [], transcript: '' };

const buildDetail = (questions: readonly Sample[], stimulus: object = noStimulus) =>
  ({
    paper: { id: 7, version: 2, title: 'A small paper', titleZh: '小试卷', programme: 'amc', variant: 'amc-8' },
    sections: [
      {
        ...{ section: 'contest', part: null, name: { en: 'Sums', zh: '算术' }, partName: null },
        ...{ seconds: 600, usualSeconds: 600 },
        sets: [{ revisionId: 1, title: 'First', titleZh: null, stimulus, questions: questions.map(toQuestion) }],
      },
    ],
  }) as unknown as PaperDetail;

const booklet: PrintChoice = { forms: ['A'], parts: ['booklet'], columns: 2, isTwoSided: false, students: null };

const readPages = async (
  detail: PaperDetail,
  choice: PrintChoice,
  language: Language = 'en',
  files: { fileId: number; bytes: Uint8Array }[] = [],
): Promise<string[]> => {
  const reading = { language, translate: createTranslator(language), school: 'A school' };
  const document = buildPaperDocument(detail, choice, reading);
  const bytes = await typesetDocument({ facts: { ...document, author: 'A school' }, files });
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    pages.push(text.replaceAll(/\s+/g, ' '));
  }
  await loading.destroy();
  return pages;
};

const readText = async (...args: Parameters<typeof readPages>): Promise<string> => (await readPages(...args)).join(' ');

const squeeze = (text: string): string => text.replaceAll(/[\s\u00ad-]+/g, '');

/** The plain words of a rich text, as far as its first formula, gap, picture or entity. */
const firstWords = (html: string): string =>
  squeeze((/^(?:<p>)?([^<&]*)/.exec(html.replaceAll(/<\/?(?:em|strong|u|b|i)>/g, ''))?.[1] ?? '').slice(0, 60));

const getText = (prompt: unknown): string => (prompt as { text: string }).text;

test('the score line of an adaptive paper counts one of the second modules, and nothing where they differ', async () => {
  const [sample] = samples.filter(({ kind }) => kind === 'choice');
  if (!sample) throw new Error('no sample');
  const build = (counts: readonly number[]) => {
    const detail = buildDetail([sample]);
    const [section] = detail.sections;
    let id = 0;
    return {
      ...detail,
      sections: counts.map((count, index) => ({
        ...section,
        part: `module-${index}`,
        partName: { en: `Module ${index}`, zh: `模块 ${index}` },
        sets: [{ ...section?.sets[0], questions: Array.from({ length: count }, () => toQuestion(sample, (id += 1))) }],
        ...(index === 0 && { routing: [{ part: 'module-1' }, { part: 'module-2' }] }),
      })),
    } as unknown as PaperDetail;
  };
  expect(await readText(build([3, 2, 2]), booklet)).toMatch(/Score\s*\/ 5\b/);
  expect(await readText(build([3, 2, 1]), booklet)).not.toMatch(/Score\s*\//);
});

test.each(['en', 'zh'] as const)('every type is printed once with its words, in %s', async (language) => {
  const text = squeeze(await readText(buildDetail(samples), { ...booklet, columns: 1 }, language));
  for (const { kind, prompt } of samples) {
    const words = firstWords(getText(prompt));
    if (words.length < 12) continue;
    const printed = samples.filter((sample) => squeeze(getText(sample.prompt)).includes(words)).length;
    expect.soft(text.split(words).length - 1, `${kind}: ${words}`).toBe(Math.max(1, printed));
  }
  for (let number = 1; number <= samples.length; number += 1) expect.soft(text).toContain(`${number}.`);
});

test('options stand in the order of the form, and the key sheet has its letters', async () => {
  const options = ['red', 'green', 'blue', 'white'].map((text, index) => ({ id_option: String(index + 1), text }));
  const questions = Array.from({ length: 6 }, (_, index) => ({
    kind: 'choice',
    prompt: { text: `<p>Colour ${'NPQRST'[index]}?</p>`, options },
    key: '3',
  }));
  const detail = buildDetail(questions);
  for (const letter of ['A', 'B', 'C'] as const) {
    const form = buildPrintedForm(detail, letter);
    const printed = form.sections.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
    expect(printed.map(({ question }) => question.id).toSorted((left, right) => left - right)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    const text = await readText(detail, { ...booklet, forms: [letter] });
    const key = await readText(detail, { ...booklet, forms: [letter], parts: ['key'] });
    for (const { number, storedNumber, question } of printed) {
      const { text: stem, options: order } = question.prompt as { text: string; options: typeof options };
      const choices = order.map((option, index) => `${optionLetter(index)}. ?${option.text}`).join(' ?');
      expect(text).toMatch(
        new RegExp(`${number}\\. ?${stem.replaceAll(/<.*?>/g, '').replace('?', '\\?')} ?${choices}`),
      );
      const right = optionLetter(order.findIndex(({ id_option: id }) => id === '3'));
      expect(key).toContain(letter === 'A' ? `${number} ${right}` : `${number} ${right} (${storedNumber})`);
    }
  }
  const orders = (['A', 'B', 'C'] as const).map((letter) => JSON.stringify(buildPrintedForm(detail, letter).sections));
  expect(new Set(orders).size).toBe(3);
});

test('nothing of the key is in a booklet', () => {
  const reading = { language: 'en' as const, translate: createTranslator('en'), school: 'A school' };
  const marked = samples.map((sample) => ({ ...sample, key: markStrings(sample.key) }));
  const build = (questions: readonly Sample[]) => buildPaperDocument(buildDetail(questions), booklet, reading);
  expect(build(marked)).toEqual(build(samples));
  expect(JSON.stringify(build(samples))).not.toContain('WHY IT IS SO');
});

/** A key with other words in it. */
const markStrings = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value} SECRET`;
  if (Array.isArray(value)) return value.map(markStrings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markStrings(inner)]));
};

/** Types whose keys are letters alone. */
const letterTypes = new Set(['choice', 'multiple-choice', 'matching-table', 'ordering']);

test('the key sheet names every key, and where a teacher marks', async () => {
  const text = squeeze(await readText(buildDetail(samples), { ...booklet, parts: ['key'] }));
  const expected = samples.flatMap(({ kind, prompt, key }, index) => {
    const type = getQuestionType(kind);
    if (letterTypes.has(kind)) return [`${index + 1} ${type.spellKey(key, prompt)}`];
    return type.spellKey(key, prompt) === '' ? [`${index + 1} marked by a teacher`] : [];
  });
  expect(expected.length).toBeGreaterThan(20);
  for (const words of expected) expect.soft(text).toContain(squeeze(words));
});

const choiceWith = (text: string): Sample => ({
  kind: 'choice',
  prompt: { text, options: ['yes', 'no'].map((word, index) => ({ id_option: String(index), text: word })) },
  key: '0',
});

test('typesetting code in a question is text, and a broken formula or a missing picture leaves its words', async () => {
  const code = '#panic("no") $x$ #set page(width: 1pt) *bold* `raw` @label \\ #import "blocks.typ"';
  const broken = '<span data-math="">\\frac{1}{</span>';
  const text = await readText(
    buildDetail([
      choiceWith(`<p>${code}</p>`),
      choiceWith(`<p>Broken ${broken} formula</p>`),
      choiceWith('<p>Here <img data-file="99" alt="a lost picture" /></p>'),
      choiceWith('<p>Spoilt <img data-file="98" alt="a spoilt picture" /></p>'),
    ]),
    booklet,
    'en',
    [{ fileId: 98, bytes: Buffer.from('\u0089PNG\r\n\u001a\nnothing', 'latin1') }],
  );
  for (const words of [code, '\\frac{1}{', 'a lost picture', 'a spoilt picture']) {
    expect(squeeze(text)).toContain(squeeze(words));
  }
});

test('a passage stands before its questions, a recording is named, and the transcript is not printed', async () => {
  const files = [{ id: 5, mime: 'audio/mpeg', url: '' }];
  const heard = { kind: 'audio', html: '<p>Look at the map.</p>', files, transcript: '<p>THE WORDS</p>' };
  const questions = [choiceWith('<p>Who is speaking?</p>'), choiceWith('<p>Where are they?</p>')];
  const english = await readText(buildDetail(questions, heard), booklet);
  expect(english).toMatch(
    /Questions 1–2: recording 1, played by the teacher\. ?Look at the map\. ?1\. ?Who is speaking/,
  );
  expect(english).not.toContain('THE WORDS');
  const chinese = squeeze(await readText(buildDetail(questions, heard), booklet, 'zh'));
  expect(chinese).toContain('第1–2题：听录音1，由老师播放。');
  for (const words of ['姓名', '班级', '日期', '得分', '小试卷', '第1页，共1页', '2题，10分钟']) {
    expect(chinese).toContain(words);
  }
});

test('each booklet and sheet has page numbers and a head of its own', async () => {
  const questions = Array.from({ length: 40 }, (_, index) => choiceWith(`<p>Is ${index} a number?</p>`));
  const choice: PrintChoice = {
    forms: ['B', 'A'],
    parts: ['key', 'booklet'],
    columns: 1,
    isTwoSided: false,
    students: null,
  };
  const pages = await readPages(buildDetail(questions), choice);
  const heads = pages.map((text) => /Form [AB]|Key · Form [AB]/.exec(text)?.[0]);
  const feet = pages.map((text) => /Page (\d+) of (\d+)/.exec(text)?.slice(1).map(Number));
  const starts = feet.flatMap((foot, index) => (foot?.[0] === 1 ? [index] : []));
  expect(starts).toHaveLength(4);
  expect(starts.map((start) => heads[start])).toEqual(['Form A', 'Form B', 'Key · Form A', 'Key · Form B']);
  for (const [order, start] of starts.entries()) {
    expect(feet[start]?.[1]).toBe((starts[order + 1] ?? pages.length) - start);
  }
  const twoSided = await readPages(buildDetail(questions), { ...choice, isTwoSided: true });
  const fronts = twoSided.flatMap((text, index) => (text.includes('Page 1 of') ? [index] : []));
  expect(fronts.map((index) => index % 2)).toEqual([0, 0, 0, 0]);
});

test('a question and its options stand in one column, wherever the column ends', async () => {
  for (let lines = 1; lines < 7; lines += 1) {
    const filler = choiceWith(`<p>${'Filler line. '.repeat(lines * 4)}</p>`);
    const questions = [filler, ...Array.from({ length: 30 }, (_, index) => longChoice(index))];
    const pages = await readPages(buildDetail(questions), booklet);
    for (let index = 0; index < 30; index += 1) {
      const page = pages.filter((text) => text.includes(`Stem ${index} stem`));
      expect(page).toHaveLength(1);
      for (const letter of ['first', 'last']) expect(page[0]).toContain(`the ${letter} option of stem ${index} here`);
    }
  }
});

const longChoice = (index: number): Sample => ({
  kind: 'choice',
  prompt: {
    text: `<p>Stem ${index} stem</p>`,
    options: ['first', 'second', 'third', 'last'].map((name) => ({
      id_option: name,
      text: `the ${name} option of stem ${index} here`,
    })),
  },
  key: 'first',
});
