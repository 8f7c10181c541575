import { foldAccents, foldCase } from '@inkstone/base';
import { escapeXml } from '../xml-text.ts';
import { gapResponse, identify, mainResponse, shareOfGaps, type ItemParts, type ItemTask } from './parts.ts';
import { readShapes } from './questions.ts';
import { toBlocks, toLine } from './rich-text.ts';
import { element } from './xml.ts';

/** Each form once as it is first written, capital and small letters being equal. */
const withoutRepeats = (forms: readonly string[]): string[] =>
  [...new Map(forms.toReversed().map((form) => [form.toLowerCase(), form])).values()].toReversed();

const writeEntry = (identifier: string, length: number): string =>
  element('qti-text-entry-interaction', { 'response-identifier': identifier, 'expected-length': length });

const declareText = (identifier: string, forms: readonly string[]) => ({
  ...({ identifier, cardinality: 'single', baseType: 'string', correct: forms.slice(0, 1) } as const),
  mapping: withoutRepeats(forms).map((form) => [form, 1] as const),
});

/** A form with the apostrophes that phones and word processors write. */
const withCurlyApostrophes = (form: string): string => form.replaceAll("'", '’');

/** Accepted forms without spaces around them, as they are and in plain characters; without accents where they do not count. */
const listForms = (forms: readonly string[], testsAccents: boolean): string[] => {
  const tidy = forms.map((form) => form.replaceAll(/\s+/g, ' ').trim());
  const plain = forms.map((form) => foldCase(form));
  const typed = [...tidy, ...plain, ...plain.map(withCurlyApostrophes)];
  return testsAccents ? typed : [...typed, ...typed.map(foldAccents)];
};

/**
 * Typed words. Spaces around them, full-width characters and further accents do not count here, which a mapping cannot say:
 * it is noted.
 */
export const writeBlanks = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('blanks', task.question);
  task.note('ownScoring');
  const getLength = (index: number): number => Math.max(...(key[index] ?? ['']).map(({ length }) => length));
  return {
    responses: key.map((forms, index) =>
      declareText(gapResponse(index), listForms(forms, prompt.testsAccents ?? false)),
    ),
    body: toBlocks(prompt.text, task, (_kind, number) => writeEntry(gapResponse(number - 1), getLength(number - 1))),
    scoring: shareOfGaps(key.length),
  };
};

/** The letters that are missing of a word, as an answer has them. */
const getEnding = (word: string, prefix: string): string => [...word].slice([...prefix].length).join('');

/** The missing letters of words. Full-width letters and further accents are right here as well: it is noted. */
export const writeCutWords = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('complete-the-words', task.question);
  task.note('ownScoring');
  return {
    responses: key.map((words, index) => {
      const endings = words.map((word) => getEnding(word, prompt.gaps[index]?.prefix ?? ''));
      return declareText(gapResponse(index), [...endings, ...endings.map((ending) => foldAccents(foldCase(ending)))]);
    }),
    body: toBlocks(prompt.text, task, (_kind, number) => {
      const { prefix = '', missing = 1 } = prompt.gaps[number - 1] ?? {};
      return escapeXml(prefix) + writeEntry(gapResponse(number - 1), missing);
    }),
    scoring: shareOfGaps(key.length),
  };
};

export const writeInlineChoice = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('inline-choice', task.question);
  const writeGap = (index: number): string =>
    element(
      'qti-inline-choice-interaction',
      { 'response-identifier': gapResponse(index), shuffle: false },
      ...(prompt.gaps[index] ?? []).map((word, at) =>
        element('qti-inline-choice', { identifier: identify('word', at) }, escapeXml(word)),
      ),
    );
  return {
    responses: key.map((word, index) => {
      const correct = identify('word', prompt.gaps[index]?.indexOf(word) ?? 0);
      return {
        identifier: gapResponse(index),
        ...({ cardinality: 'single', baseType: 'identifier' } as const),
        correct: [correct],
        mapping: [[correct, 1]] as const,
      };
    }),
    body: toBlocks(prompt.text, task, (_kind, number) => writeGap(number - 1)),
    scoring: shareOfGaps(key.length),
  };
};

/** A sentence is dragged to one of the squares of a paragraph. */
export const writeInsertSentence = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('insert-sentence', task.question);
  const sentence = element(
    'qti-gap-text',
    { identifier: 'sentence', 'match-max': 1 },
    toLine(prompt.sentence, task) || escapeXml(' '),
  );
  const text = toBlocks(prompt.text, task, (_kind, number) =>
    element('qti-gap', { identifier: identify('square', number - 1) }),
  );
  return {
    responses: [
      {
        ...({ identifier: mainResponse, cardinality: 'multiple', baseType: 'directedPair' } as const),
        correct: [`sentence ${identify('square', key - 1)}`],
      },
    ],
    body: element(
      'qti-gap-match-interaction',
      { 'response-identifier': mainResponse, 'max-associations': 1, shuffle: false },
      sentence,
      text,
    ),
    scoring: 'matchCorrect',
  };
};
