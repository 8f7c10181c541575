import { figureMessages, assignmentReportMessages } from '../messages.ts';
import { formatTwoDecimals } from './assignment-report-data.ts';
import { describeInterval, type ItemFigures } from './estimates.ts';
import type { SectionReading } from './reading.ts';

type Reading = Pick<SectionReading, 'translate'>;
type Option = ItemFigures['options'][number];

/** The names of the groups by score, weakest first. */
export const nameGroups = (count: number, { translate }: Reading): string[] => {
  const t = translate(figureMessages);
  return Array.from({ length: count }, (_, group) => {
    if (group === 0) return t('lowest');
    return group === count - 1 ? t('highest') : t('groupNumber', { number: group + 1 });
  });
};

/** The letter of an option, marked where it is the key. */
export const nameOption = ({ letter, isKey }: Pick<Option, 'letter' | 'isKey'>, { translate }: Reading): string =>
  isKey ? translate(figureMessages)('optionKey', { letter }) : letter;

const describeCorrelation = ({ correlation }: Option, reading: Reading): string => {
  if (correlation === null) return reading.translate(assignmentReportMessages)('none');
  return `${formatTwoDecimals(correlation.value, '')} (${describeInterval(correlation, reading)})`;
};

/** What is drawn of the choices: a table; the sentence that there are too few; null where there is nothing to draw. */
export const describeCurves = ({ groups, options, persons }: ItemFigures, reading: Reading) => {
  const [t, tReport] = [reading.translate(figureMessages), reading.translate(assignmentReportMessages)];
  if (options.length === 0 || persons === 0) return null;
  if (groups.length === 0) return t('tooFewForCurves');
  const shareText = (share: number | null) => (share === null ? tReport('none') : `${Math.round(share * 100)}%`);
  const names = nameGroups(groups.length, reading);
  return {
    head: [tReport('option'), ...names, tReport('withScore')],
    rows: [
      ...options.map((option) => ({
        ...{ id: option.optionId, isKey: option.isKey, name: nameOption(option, reading) },
        cells: [...option.curve.map(shareText), describeCorrelation(option, reading)],
      })),
      { ...{ id: '', isKey: false, name: t('people') }, cells: [...groups.map(String), tReport('none')] },
    ],
  };
};
