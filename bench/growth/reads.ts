import type { Figure } from '../figures.ts';
import { serveProduct } from '../processes.ts';
import { timeReading, type ReadingTimes } from './measure.ts';
import { isOfAdministration, isOfBank, readings, type Reading } from './readings.ts';
import { findSampleIds } from './sample-ids.ts';
import {
  growthOfBank,
  growthOfPersons,
  growthOfSchool,
  openGrownSchools,
  withConnection,
  type GrownSchools,
  type Growth,
} from './schools.ts';

const timeAll = async (
  { dataDir, small, large }: GrownSchools,
  selected: readonly Reading[],
): Promise<ReadingTimes[]> => {
  let ids: ReadonlyMap<string, string> = new Map();
  await withConnection(small, async (db) => void (ids = await findSampleIds(db)));
  const few = await serveProduct({ databaseUrl: small, dataDir });
  const many = await serveProduct({ databaseUrl: large, dataDir });
  try {
    const times: ReadingTimes[] = [];
    for (const reading of selected) times.push(await timeReading({ few: few.url, many: many.url, ids }, reading));
    return times;
  } finally {
    await few.stop();
    await many.stop();
  }
};

/** Names a reading by call and query, without the sample's ids. */
export const readingName = ({ path: call, query }: Reading): string =>
  query === '' || query.includes('{') ? call : `${call}?${decodeURIComponent(query)}`;

interface GrowthToMeasure {
  growth: Growth;
  /** The folder in which the databases are kept; absent: they are removed again. */
  keptIn?: string | undefined;
}

/** Measures readings in a small school and in the large one that grew from it. */
export const timeReadings = async (
  selected: readonly Reading[],
  { growth, keptIn }: GrowthToMeasure,
): Promise<ReadingTimes[]> => {
  const schools = await openGrownSchools(growth, keptIn);
  try {
    return await timeAll(schools, selected);
  } finally {
    await schools.close();
  }
};

/** The calls of a student's home page together, and how they grow with the school. */
const homeFigures = (times: readonly ReadingTimes[]): Figure[] => {
  const calls = times.filter(({ reading }) => reading.path.startsWith('frontend/index/'));
  const sum = (school: 'few' | 'many') => calls.reduce((total, row) => total + row[school], 0);
  const [few, many] = [sum('few'), sum('many')];
  return [
    { what: 'The student’s home, all that it asks for, in a school of 5,040 students', value: many, unit: 'ms' },
    { what: 'The same: times as long as with 520', value: many / few, unit: '', atMost: 1.3 },
  ];
};

/** How every read call grows from a tenth of the school to the whole. */
export const reads = async (): Promise<Figure[]> => {
  const times = await timeReadings(readings, { growth: growthOfSchool });
  const rows = times.flatMap((row) => [
    { what: `${readingName(row.reading)} in a whole school`, value: row.many, unit: 'ms' },
    {
      what: `${readingName(row.reading)}: times as long as in a tenth of it`,
      value: row.many / row.few,
      unit: '',
      atMost: 1.3,
    },
  ]);
  return [...rows, ...homeFigures(times)];
};

/** How the read calls of administration grow from a thousand persons to a hundred thousand. */
export const persons = async (): Promise<Figure[]> => {
  const times = await timeReadings(readings.filter(isOfAdministration), { growth: growthOfPersons });
  return times.flatMap((row) => [
    { what: `${readingName(row.reading)} with 100,000 persons`, value: row.many, unit: 'ms' },
    {
      what: `${readingName(row.reading)}: times as long as with 1,000`,
      value: row.many / row.few,
      unit: '',
      atMost: 1.3,
    },
  ]);
};

/** How the search of the bank grows from two thousand questions to two hundred thousand. */
export const bank = async (): Promise<Figure[]> => {
  const times = await timeReadings(readings.filter(isOfBank), { growth: growthOfBank });
  return times.flatMap((row) => [
    { what: `${readingName(row.reading)} with 200,000 questions`, value: row.many, unit: 'ms' },
    {
      what: `${readingName(row.reading)}: times as long as with 2,000`,
      value: row.many / row.few,
      unit: '',
      atMost: 1.5,
    },
  ]);
};
