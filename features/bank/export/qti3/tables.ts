import { getRoleName } from '@inkstone/exam/descriptions';
import { listOptionIds } from '@inkstone/exam/question-types';
import { escapeXml } from '../xml-text.ts';
import {
  divide,
  floatValue,
  identify,
  mainResponse,
  mapResponse,
  responseValue,
  scoreIf,
  type ItemParts,
  type ItemTask,
} from './parts.ts';
import { readShapes } from './questions.ts';
import { toBlocks } from './rich-text.ts';
import { element } from './xml.ts';

interface TableLine {
  /** XML. */
  content: string;
  most: number;
}

const writeSet = (kind: string, lines: readonly TableLine[]): string =>
  element(
    'qti-simple-match-set',
    {},
    ...lines.map(({ content, most }, index) =>
      element('qti-simple-associable-choice', { identifier: identify(kind, index), 'match-max': most }, content),
    ),
  );

/** A table in which each line is matched with a column. */
const writeMatch = (
  text: string,
  { lines, columns, most }: { lines: readonly TableLine[]; columns: readonly TableLine[]; most: number },
): string =>
  element(
    'qti-match-interaction',
    { 'response-identifier': mainResponse, 'max-associations': most, shuffle: false },
    element('qti-prompt', {}, text),
    writeSet('line', lines),
    writeSet('column', columns),
  );

const toPair = (line: number, column: number): string => `${identify('line', line)} ${identify('column', column)}`;

const declarePairs = (correct: readonly string[], isMapped: boolean) => ({
  ...({ identifier: mainResponse, cardinality: 'multiple', baseType: 'directedPair', correct } as const),
  ...(isMapped && { mapping: correct.map((pair) => [pair, 1] as const) }),
});

export const writeMatchingTable = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('matching-table', task.question);
  const columnIds = listOptionIds(prompt.columns);
  return {
    responses: [
      declarePairs(
        key.map((column, row) => toPair(row, columnIds.indexOf(column))),
        false,
      ),
    ],
    body: writeMatch(toBlocks(prompt.text, task), {
      lines: prompt.rows.map(({ text }) => ({ content: toBlocks(text, task), most: 1 })),
      columns: prompt.columns.map(({ text }) => ({ content: toBlocks(text, task), most: 0 })),
      most: prompt.rows.length,
    }),
    scoring: 'matchCorrect',
  };
};

/** A table with this many answers or more is scored as older tests were. */
const manyAnswers = 7;

const scoreCategories = (count: number): ItemParts['scoring'] => {
  if (count < manyAnswers) {
    const further = element('qti-subtract', {}, mapResponse(), floatValue(2));
    return { score: divide(element('qti-max', {}, floatValue(0), further), Math.max(1, count - 2)) };
  }
  const isRight = element('qti-match', {}, responseValue(), element('qti-correct', { identifier: mainResponse }));
  const pairs = element('qti-truncate', {}, divide(mapResponse(), 2));
  return { rules: scoreIf(isRight, floatValue(1), divide(pairs, Math.ceil(count / 2))) };
};

export const writeCategoryTable = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('category-table', task.question);
  const optionIds = listOptionIds(prompt.options);
  const correct = key.flatMap((ids, column) => ids.map((id) => toPair(optionIds.indexOf(id), column)));
  return {
    responses: [declarePairs(correct, true)],
    body: writeMatch(toBlocks(prompt.text, task), {
      lines: prompt.options.map(({ text }) => ({ content: toBlocks(text, task), most: 1 })),
      columns: prompt.categories.map(({ text, places }) => ({ content: toBlocks(text, task), most: places })),
      most: correct.length,
    }),
    scoring: scoreCategories(correct.length),
  };
};

export const writeSentenceAnalysis = (task: ItemTask): ItemParts => {
  const { prompt, key } = readShapes('sentence-analysis', task.question);
  const correct = key.map((role, piece) => toPair(piece, prompt.roles.indexOf(role)));
  return {
    responses: [declarePairs(correct, true)],
    body: writeMatch(toBlocks(prompt.text, task), {
      lines: prompt.pieces.map((piece) => ({ content: toBlocks(piece, task), most: 1 })),
      columns: prompt.roles.map((role) => ({ content: escapeXml(getRoleName(role, task.language)), most: 0 })),
      most: prompt.pieces.length,
    }),
    scoring: { score: divide(mapResponse(), key.length) },
  };
};
