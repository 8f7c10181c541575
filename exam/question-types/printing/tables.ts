import { optionLetter } from '@inkstone/base';
import { richTextBlocks, richTextLine, toInline, type Cell, type Table } from '@inkstone/base/document';
import type { Prompt as CategoryTable } from '../category-table/type.ts';
import type { Prompt as MatchingTable } from '../matching-table/type.ts';
import { readOptions } from '../shapes.ts';
import { messages as roleMessages } from '../sentence-analysis/messages.ts';
import type { Prompt as SentenceAnalysis } from '../sentence-analysis/type.ts';
import type { DescribePrint } from './contract.ts';
import { printMessages } from './messages.ts';
import { printNote, printOptions } from './parts.ts';

const toCell = (text: string): Cell => ({ content: [toInline(text)] });

export const printCategoryTable: DescribePrint<CategoryTable> = ({ text, options, categories }, reading) => {
  const rows = categories.map(({ text: name, places }): readonly Cell[] => [
    { content: richTextLine(name, reading.language) },
    toCell(Array.from({ length: places }, () => '_____').join('   ')),
  ]);
  const table: Table = { kind: 'table', isWide: true, head: [], rows };
  const note = printNote(reading.translate(printMessages)('sort'));
  return [...richTextBlocks(text, reading.language), printOptions(options, reading), note, table];
};

/** A table to tick: its columns have letters, as the key names them. */
export const printMatchingTable: DescribePrint<MatchingTable> = ({ text, rows, columns }, { language, translate }) => {
  const head: Cell[] = readOptions(columns).map(({ text: name }, index) => ({
    content: [toInline(`${optionLetter(index)} `, 'strong'), ...richTextLine(name, language)],
  }));
  const table: Table = {
    kind: 'table',
    isWide: true,
    widths: [3, ...columns.map(() => 1.4)],
    head: [toCell(''), ...head],
    rows: rows.map(({ text: name }) => [{ content: richTextLine(name, language) }, ...columns.map(() => toCell('☐'))]),
  };
  return [...richTextBlocks(text, language), printNote(translate(printMessages)('match')), table];
};

export const printSentenceAnalysis: DescribePrint<SentenceAnalysis> = ({ text, pieces, roles }, reading) => {
  const { language, translate } = reading;
  const [t, tRole] = [translate(printMessages), translate(roleMessages)];
  return [
    ...richTextBlocks(text, language),
    printNote(t('roles')),
    {
      kind: 'options',
      items: roles.map((role, index) => ({
        letter: optionLetter(index),
        blocks: [{ kind: 'paragraph', content: [toInline(tRole(`role.${role}`))] }],
      })),
    },
    {
      kind: 'table',
      isWide: true,
      widths: [5, 1],
      head: [],
      rows: pieces.map((piece) => [{ content: richTextLine(piece, language) }, toCell('_____')]),
    },
  ];
};
