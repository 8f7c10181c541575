import type * as z from 'zod';
import type { Fact } from '@inkstone/base/document';
import type { ItemFigures as schema } from '../contract/item-figures.ts';
import { figureMessages, assignmentReportMessages } from '../messages.ts';
import { formatTwoDecimals } from './assignment-report-data.ts';
import type { SectionReading } from './reading.ts';

/** The figures of a question with their intervals. */
export type ItemFigures = z.output<typeof schema>;

type Estimate = NonNullable<ItemFigures['discrimination']>;
type Reading = Pick<SectionReading, 'translate'>;

/** The interval of a figure in words, or why there is none. */
export const describeInterval = ({ interval }: Pick<Estimate, 'interval'>, { translate }: Reading): string => {
  const t = translate(figureMessages);
  if (interval === null) return t('noInterval');
  return t('interval', { lower: formatTwoDecimals(interval.lower, ''), upper: formatTwoDecimals(interval.upper, '') });
};

/** Facility and discrimination with their intervals, over how many; the sentence for nobody otherwise. */
export const describeEstimates = (
  { persons, facility, discrimination }: Pick<ItemFigures, 'persons' | 'facility' | 'discrimination'>,
  reading: Reading,
): Fact[] | string => {
  const [t, tReport] = [reading.translate(figureMessages), reading.translate(assignmentReportMessages)];
  if (facility === null) return t('nobody');
  const parts = (...texts: readonly string[]) => texts.join(' · ');
  return [
    {
      name: tReport('facility'),
      value: formatTwoDecimals(facility.value, ''),
      note: parts(
        describeInterval(facility, reading),
        `${tReport('facilitySaid')} (${tReport('overPersons', { count: persons })})`,
      ),
    },
    {
      name: tReport('discrimination'),
      value: formatTwoDecimals(discrimination?.value ?? null, tReport('none')),
      note: parts(...(discrimination ? [describeInterval(discrimination, reading)] : []), t('discriminationSaid')),
    },
  ];
};
