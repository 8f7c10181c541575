import { parseArgs } from 'node:util';
import { readingName, timeReadings } from './reads.ts';
import { readings } from './readings.ts';
import { growthOfPersons, growthOfSchool } from './schools.ts';

// `node tools/run.mjs bench/growth/run.ts [--keep=folder] [--persons] [words]`: measures only the growth of read calls
// whose path or query contains one of the words, worst first. Both schools stay in the folder for the next run. With
// `--persons` the persons alone grow, to a hundred thousand.
const { values, positionals: words } = parseArgs({
  options: { keep: { type: 'string' }, persons: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const growth = values.persons ? growthOfPersons : growthOfSchool;
const selected = readings.filter(
  ({ path, query }) => words.length === 0 || words.some((word) => `${path}?${query}`.includes(word)),
);
const times = await timeReadings(selected, { growth, keptIn: values.keep });
for (const { reading, few, many, bytes } of times.toSorted(
  (left, right) => right.many / right.few - left.many / left.few,
))
  console.log([(many / few).toFixed(2), few.toFixed(2), many.toFixed(2), bytes, readingName(reading)].join('\t'));
