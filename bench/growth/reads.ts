import type { Figure } from '../figures.ts';
import { serveProduct } from '../processes.ts';
import { timeReading, type ReadingTimes } from './measure.ts';
import { readings, type Reading } from './readings.ts';
import { findSampleIds } from './sample-ids.ts';
import { openGrownSchools, using, type GrownSchools } from './schools.ts';

const timeAll = async ({ dataDir, tenth, whole }: GrownSchools, asked: readonly Reading[]): Promise<ReadingTimes[]> => {
  let ids: ReadonlyMap<string, string> = new Map();
  await using(tenth, async (db) => void (ids = await findSampleIds(db)));
  const few = await serveProduct({ databaseUrl: tenth, dataDir });
  const many = await serveProduct({ databaseUrl: whole, dataDir });
  try {
    const times: ReadingTimes[] = [];
    for (const reading of asked) times.push(await timeReading({ few: few.url, many: many.url, ids }, reading));
    return times;
  } finally {
    await few.stop();
    await many.stop();
  }
};

/** A reading by its call and what is asked of it, without the sample's ids. */
export const nameOfReading = ({ path: call, query }: Reading): string =>
  query === '' || query.includes('{') ? call : `${call}?${decodeURIComponent(query)}`;

/** Times of some readings in a tenth of a school and in the whole; the schools stay in a folder that is named. */
export const timeReadings = async (asked: readonly Reading[], keptIn?: string): Promise<ReadingTimes[]> => {
  const schools = await openGrownSchools(keptIn);
  try {
    return await timeAll(schools, asked);
  } finally {
    await schools.close();
  }
};

/** How every reading call grows from a tenth of a school to the whole: people, bank, recipients and answers together. */
export const reads = async (): Promise<Figure[]> => {
  const times = await timeReadings(readings);
  return times.flatMap((row) => [
    { what: `${nameOfReading(row.reading)} in a whole school`, value: row.many, unit: 'ms' },
    {
      what: `${nameOfReading(row.reading)}: times as long as in a tenth of it`,
      value: row.many / row.few,
      unit: '',
      atMost: 1.3,
    },
  ]);
};
