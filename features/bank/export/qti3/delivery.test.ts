import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSeededRandom } from '@inkstone/exam/attempt';
import { scoreAnswer } from '@inkstone/exam/scored';
import type { ExportSource } from '../format.ts';
import { toResponses } from '../testing/delivery/answer-variables.ts';
import { deliver, type Delivered } from '../testing/delivery/deliver.ts';
import { drawAnswer } from '../testing/delivery/draw-answer.ts';
import { hardQuestions } from '../testing/delivery/hard-questions.ts';
import { nastyQuestions } from '../testing/nasty-questions.ts';
import { buildSource, loadSampleBank } from '../testing/sample-bank.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Some questions of every type. */
const samples = globSync('exam/question-types/*/samples/*.json', { cwd: root })
  .toSorted()
  .map((file) => {
    const { prompt, key, explanation } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      prompt: unknown;
      key: unknown;
      explanation: { en: string; zh: string };
    };
    return { type: file.split(path.sep)[2] ?? '', prompt, key, explanation };
  });

const sources = {
  samples: buildSource(samples),
  hard: buildSource(hardQuestions, {
    passage: '<p>A &amp; b</p><table><tr><td>x</td></tr></table><img data-file="1" alt="q">',
    title: 'A "title" <b> & more',
  }),
  nasty: buildSource(nastyQuestions),
  bank: loadSampleBank('en', 23),
  chinese: loadSampleBank('zh', 29),
};

const deliveries = new Map<ExportSource, ReturnType<typeof deliver>>();

/** A source is written once for all tests. */
const deliverOnce = (source: ExportSource): ReturnType<typeof deliver> => {
  const delivery = deliveries.get(source) ?? deliver(source);
  deliveries.set(source, delivery);
  return delivery;
};

/** The words of a passage and, in any order, its pictures and recordings. */
const splitMedia = (passage: string) => ({
  words: passage
    .replaceAll(/⟦.*?⟧/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim(),
  media: [...passage.matchAll(/⟦.*?⟧/gu)].map(([media]) => media).toSorted(),
});

test.each(Object.entries(sources))('%s: packages keep to the standard and ask the same', async (_, source) => {
  const { opened, pairs } = await deliverOnce(source);
  expect(opened.findings).toEqual([]);
  expect(pairs.length).toBeGreaterThan(20);
  expect(new Set(pairs.map(({ shown }) => shown.text)).size).toBeGreaterThan(10);
  for (const { place, asked, shown, passage, shownPassage } of pairs) {
    expect({ place, ...shown }).toEqual({ place, ...asked });
    expect({ place, ...splitMedia(shownPassage) }).toEqual({ place, ...splitMedia(passage) });
  }
});

test('an item says what scores it: its response processing, or a person', async () => {
  for (const source of [sources.samples, sources.bank]) {
    const { pairs } = await deliverOnce(source);
    for (const { place, question, item } of pairs) {
      const isMachine = scoreAnswer(question, undefined) !== null;
      const { hasProcessing, externalScored, maxScore } = item;
      expect({ place, hasProcessing, externalScored, maxScore }).toEqual({
        ...{ place, hasProcessing: isMachine, maxScore: 1 },
        externalScored: isMachine ? undefined : 'human',
      });
    }
  }
});

/** The share of its points that an answer earns here and by the processing of its item. */
const compareShares = (delivered: Delivered, answer: unknown): { here: number; there: unknown } => {
  const { question, item } = delivered;
  const score = scoreAnswer(question, answer);
  if (score === null) throw new Error(`A machine does not mark ${question.type}.`);
  const there = item.score(toResponses(delivered, delivered, answer)).get('SCORE')?.items[0];
  return { here: score.earned / score.possible, there };
};

const isEqual = ({ here, there }: { here: number; there: unknown }): boolean =>
  typeof there === 'number' && Math.abs(here - there) < 1e-9;

const machineTypes = [
  'blanks',
  'category-table',
  'choice',
  'complete-the-words',
  'dictation',
  'inline-choice',
  'insert-sentence',
  'matching-table',
  'multiple-choice',
  'numeric-entry',
  'ordering',
  'prose-summary',
  'select-text',
  'sentence-analysis',
  'sentence-build',
  'true-false',
];

const answersOfType = 250;

/** Words of a passage that are selected here are typed elsewhere, which the receipt calls another type. */
const isSpan = ({ codes }: Delivered): boolean => codes.includes('ownType') && codes.includes('ownScoring');

/** Of a dictation the standard says only that every word is right. */
const toSayable = ({ question }: Delivered, { here, there }: { here: number; there: unknown }) =>
  question.type === 'dictation' ? { here: Math.floor(here), there } : { here, there };

test('four thousand random answers to all types that a machine marks earn the same by the processing of their items', async () => {
  const delivered = [...(await deliverOnce(sources.samples)).pairs, ...(await deliverOnce(sources.hard)).pairs];
  const marked = delivered.filter((pair) => scoreAnswer(pair.question, undefined) !== null && !isSpan(pair));
  const types = Map.groupBy(marked, ({ question }) => question.type);
  expect([...types.keys()].toSorted()).toEqual(machineTypes);
  const random = createSeededRandom(2701);
  const differences: unknown[] = [];
  const unvaried: unknown[] = [];
  for (const [type, questions] of types) {
    const counts = { full: 0, part: 0, none: 0 };
    for (let at = 0; at < answersOfType; at += 1) {
      const pair = questions[at % questions.length] as Delivered;
      const answer = drawAnswer(pair.question, random);
      const shares = compareShares(pair, answer);
      if (!isEqual(toSayable(pair, shares))) differences.push({ place: pair.place, answer, ...shares });
      if (shares.here === 1) counts.full += 1;
      else if (shares.here === 0) counts.none += 1;
      else counts.part += 1;
    }
    if (counts.full < answersOfType / 10 || counts.none < answersOfType / 20) unvaried.push({ type, ...counts });
  }
  expect(differences.slice(0, 5)).toEqual([]);
  expect(unvaried).toEqual([]);
}, 60_000);

test('what response processing cannot say is named by the receipt, and nothing else', async () => {
  const { pairs } = await deliverOnce(sources.samples);
  const named = pairs.filter(({ codes }) => codes.includes('ownScoring'));
  const types = new Set(named.map(({ question }) => question.type));
  expect([...types].toSorted()).toEqual([
    ...['blanks', 'complete-the-words', 'dictation', 'numeric-entry'],
    'select-text',
  ]);
  const first = (type: string) => named.find(({ question }) => question.type === type) as Delivered;
  const differ = [
    compareShares(first('blanks'), [' ８:30', '  SECOND ', 'visitor´s card']),
    compareShares(first('complete-the-words'), ['ｇｓ']),
    compareShares(first('numeric-entry'), '-.5714'),
    compareShares(first('dictation'), 'Passengers for the island are asked to wait inside'),
  ];
  for (const { here, there } of differ) expect(here).toBeGreaterThan(Number(there));
});

test('words that a keyboard or a phone writes are right elsewhere too', async () => {
  const prompt = { text: '<p><span data-blank="1"></span></p>', blanks: 1 };
  const { pairs } = await deliver(
    buildSource([
      { type: 'blanks', prompt, key: [['the  visitor’s café ']] },
      { type: 'blanks', prompt, key: [["visitor's １２ well‑known"]] },
    ]),
  );
  const [curly, straight] = pairs as [Delivered, Delivered];
  for (const word of ["the visitor's café", 'the visitor’s cafe', 'The Visitor’s Café'])
    expect({ word, ...compareShares(curly, [word]) }).toEqual({ word, here: 1, there: 1 });
  for (const word of ["visitor's 12 well-known", 'visitor’s 12 well-known', "VISITOR'S １２ well‑known"])
    expect({ word, ...compareShares(straight, [word]) }).toEqual({ word, here: 1, there: 1 });
  expect(curly.item.declarations.get('RESPONSE_1')?.correctResponse?.items).toEqual(['the visitor’s café']);
});

test('a package that asks or scores something else is noticed', async () => {
  const question = hardQuestions.find(({ type }) => type === 'multiple-choice');
  if (question === undefined) throw new Error('There is no question.');
  const notice = async (from: string, to: string) => {
    const { opened, pairs } = await deliver(buildSource([question]), (text) => text.replaceAll(from, to));
    const [pair] = pairs as [Delivered];
    return {
      findings: opened.findings.map(({ message }) => message),
      asksSame: JSON.stringify(pair.asked) === JSON.stringify(pair.shown),
      score: compareShares(pair, question.key).there,
    };
  };
  const same = { findings: [], asksSame: true, score: 1 };
  expect(await notice('nothing of it', '')).toEqual(same);
  expect(await notice('<p>b</p>', '<p>B</p>')).toEqual({ ...same, asksSame: false });
  expect(await notice('mapped-value="1"', 'mapped-value="0.5"')).toEqual({ ...same, score: 0.5 });
  expect(await notice('<qti-value>option_4</qti-value>', '<qti-value>option_9</qti-value>')).toEqual({
    ...same,
    findings: ['RESPONSE expects "option_9", which no candidate can answer'],
  });
});
