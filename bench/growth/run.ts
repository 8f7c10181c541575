import { readingName, timeReadings } from './reads.ts';
import { readings } from './readings.ts';

// `node tools/run.mjs bench/growth/run.ts [--keep=folder] [words]`: measures only the growth of read calls whose path
// or query contains one of the words, worst first. Both schools stay in the folder for the next run.
const { keep, words } = process.argv
  .slice(2)
  .reduce<{ keep?: string; words: string[] }>(
    (sum, argument) =>
      argument.startsWith('--keep=')
        ? { ...sum, keep: argument.slice('--keep='.length) }
        : { ...sum, words: [...sum.words, argument] },
    { words: [] },
  );
const selected = readings.filter(
  ({ path, query }) => words.length === 0 || words.some((word) => `${path}?${query}`.includes(word)),
);
const times = await timeReadings(selected, keep);
for (const { reading, few, many, bytes } of times.toSorted(
  (left, right) => right.many / right.few - left.many / left.few,
))
  console.log([(many / few).toFixed(2), few.toFixed(2), many.toFixed(2), bytes, readingName(reading)].join('\t'));
