import { toPercent } from '@inkstone/base';
import type { Fact } from '@inkstone/base/document';
import { distractorMessages } from '@inkstone/bank/messages';
import { takesRecordings } from '@inkstone/exam/logic';
import { partMessages, assignmentReportMessages } from '../messages.ts';
import { formatTwoDecimals, type Item } from './assignment-report-data.ts';
import { scoreText } from './attempt-report-data.ts';
import { describeEstimates } from './estimates.ts';
import type { SectionReading } from './reading.ts';

type Reading = Pick<SectionReading, 'translate'>;

/** Number of right answers; for teacher-marked questions the mean points. */
export const describeOutcome = (
  { byTeacher, meanPoints, possible, right, answered, blank }: Item,
  { translate }: Reading,
): string => {
  const t = translate(assignmentReportMessages);
  if (!byTeacher) return t('rightOf', { right, all: answered + blank });
  if (meanPoints === null) return t('notMarked');
  return t('meanOf', { mean: scoreText(meanPoints), most: scoreText(possible) });
};

/** How many had it right or, of a teacher's marks, their mean: where there are no options to count. */
export const describeResult = (item: Item, { translate }: Reading): string => {
  const t = translate(assignmentReportMessages);
  const { byTeacher, meanPoints, possible, marked, shown, right, answered, blank } = item;
  if (!byTeacher) return t('rateOf', { right, all: answered + blank });
  if (meanPoints === null) return t('notMarked');
  return t('meanOfMarked', { mean: scoreText(meanPoints), most: scoreText(possible), marked, all: shown });
};

// An unused option is only mentioned with its question; in the list it would hide the other flags.
export const isListedFlag = (flag: Item['flags'][number]): boolean => flag !== 'distractorUnused';

/**
 * Difficulty and discrimination of a question with their intervals, however few have points for it; the figures without
 * an interval only where there are enough.
 */
export const describeItemFigures = (item: Item, reading: Reading): Fact[] | string => {
  const t = reading.translate(assignmentReportMessages);
  const estimates = describeEstimates(item.figures, reading);
  if (typeof estimates === 'string') return estimates;
  const toFact = (name: string, value: number | null): Fact[] =>
    value === null ? [] : [{ name, value: formatTwoDecimals(value, '') }];
  return [
    ...estimates,
    ...toFact(t('upperLower'), item.upperLower),
    ...toFact(t('alphaIfDeleted'), item.alphaIfDeleted),
  ];
};

/** How many chose each option, and left it blank; null where there are no options to count. */
export const describeOptionCounts = (
  { options, blank, answered, byTeacher }: Item,
  { translate }: Reading,
): {
  head: string[];
  rows: { id: string; name: string; isKey: boolean; percent: number; cells: string[] }[];
} | null => {
  const [t, nameTrap] = [translate(assignmentReportMessages), translate(distractorMessages)];
  if (byTeacher || options.length === 0) return null;
  const hasScore = options.some(({ discrimination }) => discrimination !== null);
  const blankShare = toPercent(blank, answered + blank) ?? 0;
  return {
    head: [t('option'), t('taken'), ...(hasScore ? [t('withScore')] : [])],
    rows: [
      ...options.map(({ optionId: id, letter, count, percent, isKey, distractor, discrimination }) => ({
        ...{ id, isKey, percent },
        name: isKey ? `${letter} ✓` : [letter, ...(distractor ? [nameTrap(distractor)] : [])].join(' · '),
        cells: [`${count} · ${percent}%`, ...(hasScore ? [formatTwoDecimals(discrimination, '')] : [])],
      })),
      {
        ...{ id: '', isKey: false, percent: blankShare, name: t('leftBlank') },
        cells: [`${blank} · ${blankShare}%`, ...(hasScore ? [t('none')] : [])],
      },
    ],
  };
};

// The legacy text of a spoken answer lists recording ids, which mean nothing to a reader.
const recordingIds = /^[0-9a-f-]{36}(?:\/[0-9a-f-]{36})*$/;

/** A student's answer to a question as text: of a spoken one that there is a recording; empty where blank. */
export const formatAnswer = (
  spelled: string,
  { kind, prompt }: Pick<Item, 'kind' | 'prompt'>,
  { translate }: Reading,
): string =>
  takesRecordings({ type: kind, prompt }) && recordingIds.test(spelled)
    ? translate(partMessages)('recording')
    : spelled;
