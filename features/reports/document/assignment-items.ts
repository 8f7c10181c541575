import { paragraph, toInline, type Block, type Cell } from '@inkstone/base/document';
import { bankMessages } from '@inkstone/bank/messages';
import { describeReview } from '@inkstone/exam/descriptions';
import { isQuestionTypeId } from '@inkstone/exam/question-types';
import { figureMessages, assignmentReportMessages } from '../messages.ts';
import { describeExplanation } from './answer.ts';
import { formatTwoDecimals, type AssignmentReportData, type Item } from './assignment-report-data.ts';
import { timeText } from './attempt-report-data.ts';
import { toCell } from './cells.ts';
import {
  describeItemFigures,
  describeOptionCounts,
  describeOutcome,
  describeResult,
  isListedFlag,
} from './item-figures.ts';
import { describeCurves } from './option-curves.ts';
import type { DocumentReading } from './reading.ts';

const toItemTable = (items: readonly Item[], reading: DocumentReading): Block => {
  const t = reading.translate(assignmentReportMessages);
  const hasFlags = items.some(({ flags }) => flags.some(isListedFlag));
  const heads = [t('items'), t('knowledge'), t('right'), t('discrimination'), t('meanTime')];
  const toRow = (item: Item): Cell[] => {
    const { number, excerpt, knowledgePoint, discrimination, meanSeconds, flags } = item;
    const listed = flags.filter(isListedFlag).map((flag) => t(flag));
    return [
      { isHead: true, content: [toInline(t('question', { number })), toInline(` ${excerpt}`, 'faint')] },
      toCell(knowledgePoint ?? ''),
      toCell(describeOutcome(item, reading)),
      toCell(formatTwoDecimals(discrimination, t('none'))),
      toCell(meanSeconds === null ? t('none') : timeText(meanSeconds)),
      ...(hasFlags ? [toCell(listed.join(', '))] : []),
    ];
  };
  return {
    ...{ kind: 'table', isWide: true, widths: [3, 1.6, 1, 1.35, 1.15, ...(hasFlags ? [1.7] : [])] },
    head: [...heads, ...(hasFlags ? [t('flags')] : [])].map((name) => toCell(name)),
    rows: items.map(toRow),
  };
};

const toOptionTable = (item: Item, reading: DocumentReading): Block => {
  const counts = describeOptionCounts(item, reading);
  if (!counts) return paragraph(describeResult(item, reading));
  return {
    kind: 'table',
    head: counts.head.map((name) => toCell(name)),
    rows: counts.rows.map(({ name, cells }) => [toCell(name, { isHead: true }), ...cells.map((text) => toCell(text))]),
  };
};

/** How the choice of each option goes with the score of the other questions, as a table. */
const toCurveBlocks = ({ figures }: Item, reading: DocumentReading): Block[] => {
  const t = reading.translate(figureMessages);
  const curves = describeCurves(figures, reading);
  if (curves === null) return [];
  if (typeof curves === 'string') return [paragraph(curves, 'small')];
  return [
    { kind: 'paragraph', content: [toInline(t('curves'), 'strong')] },
    {
      kind: 'table',
      head: curves.head.map((name) => toCell(name)),
      rows: curves.rows.map(({ name, cells }) => [
        toCell(name, { isHead: true }),
        ...cells.map((text) => toCell(text)),
      ]),
    },
    paragraph(t('curvesSaid'), 'small'),
  ];
};

/** The pictures that questions are about, by question. */
export type ItemPictures = ReadonlyMap<number, readonly number[]>;

/** One question with its key, explanation and statistics. */
const describeItem = (
  item: Item,
  { report, pictures }: { report: AssignmentReportData; pictures: ItemPictures },
  reading: DocumentReading,
): Block[] => {
  const [t, bank] = [reading.translate(assignmentReportMessages), reading.translate(bankMessages)];
  const { number, kind, prompt, key, flags, shown, knowledgePoint, setTitle, questionId } = item;
  const figures = describeItemFigures(item, reading);
  return [
    { kind: 'heading', level: 2, text: t('question', { number }) },
    { kind: 'paragraph', content: [toInline(knowledgePoint ?? setTitle)], look: 'meta' },
    ...flags.map((flag): Block => ({
      kind: 'paragraph',
      content: [toInline(`${t(flag)} `, 'strong'), toInline(t(`${flag}Said`))],
    })),
    ...(pictures.get(questionId) ?? []).map((fileId, index): Block => ({
      kind: 'picture',
      fileId,
      alt: bank('picture', { number: index + 1 }),
      width: null,
    })),
    ...(isQuestionTypeId(kind)
      ? describeReview(
          kind,
          { prompt, key, value: undefined },
          { ...reading, whose: 'own', recordings: [], files: [] },
          // Nobody's answer is shown: that there is none says nothing.
        ).filter((block) => block.kind !== 'verdict')
      : []),
    ...describeExplanation(item, reading),
    ...(shown < report.handedIn ? [paragraph(t('shownTo', { shown, all: report.handedIn }), 'small')] : []),
    toOptionTable(item, reading),
    typeof figures === 'string' ? paragraph(figures, 'small') : { kind: 'facts', items: figures },
    ...toCurveBlocks(item, reading),
  ];
};

/** The questions in a table, then each with its key, explanation and statistics. */
export const toItemBlocks = (
  report: AssignmentReportData,
  pictures: ItemPictures,
  reading: DocumentReading,
): Block[] => [
  { kind: 'heading', level: 1, text: reading.translate(assignmentReportMessages)('items') },
  toItemTable(report.items, reading),
  ...report.items.flatMap((item) => describeItem(item, { report, pictures }, reading)),
];
