import { parseArgs } from 'node:util';
import { readingName, timeReadings } from './reads.ts';
import { readings } from './readings.ts';
import { growthOfBank, growthOfPersons, growthOfSchool } from './schools.ts';

// `node tools/run.mjs bench/growth/run.ts [--keep=folder] [--grow=persons|bank] [words]`: measures only the growth of read
// calls whose path or query contains one of the words, worst first. Both schools stay in the folder for the next run.
// Without `--grow` everything grows together.
const { values, positionals: words } = parseArgs({
  options: { keep: { type: 'string' }, grow: { type: 'string', default: 'school' } },
  allowPositionals: true,
});
const growths = { school: growthOfSchool, persons: growthOfPersons, bank: growthOfBank };
if (!Object.hasOwn(growths, values.grow)) throw new Error(`nothing grows by the name ${values.grow}`);
const growth = growths[values.grow as keyof typeof growths];
const selected = readings.filter(
  ({ path, query }) => words.length === 0 || words.some((word) => `${path}?${query}`.includes(word)),
);
const times = await timeReadings(selected, { growth, keptIn: values.keep });
for (const { reading, few, many, bytes } of times.toSorted(
  (left, right) => right.many / right.few - left.many / left.few,
))
  console.log([(many / few).toFixed(2), few.toFixed(2), many.toFixed(2), bytes, readingName(reading)].join('\t'));
