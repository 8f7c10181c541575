import { measureHouse } from './house/measure.ts';
import type { SnakeCaseOrigin, SnakeCaseUse } from './house/snake-case.ts';

// `npm run -s house`: the figures of this code beside those of three codebases of the field, measured in November 2026
// with the same parser.
const house = measureHouse();

type Row = [label: string, here: string | number, prairieLearn?: string, perseus?: string, outline?: string];

const percent = (part: number, total: number): string => `${((100 * part) / total).toFixed(1)} %`;

const countUses = (uses: readonly SnakeCaseUse[]): string =>
  `${uses.length} in ${new Set(uses.map(({ file }) => file)).size} files`;

const snakeCaseOrigins: readonly [SnakeCaseOrigin, string][] = [
  ['row', 'rows and settings of the database'],
  ['wireField', 'fields of calls'],
  ['plural', 'plural forms of messages'],
  ['otherStandard', 'names of other standards and libraries'],
  ['unexplained', 'unexplained'],
];

const rows: Row[] = [
  ['', 'here', 'PrairieLearn', 'Perseus', 'Outline'],
  ['functions over 60 lines', house.longFunctions, '865', '398', '678'],
  ['parameters named it or one, tests included', house.pronounParameters.length, '4', '0', '0'],
  [
    'top-level names that end in Of',
    percent(house.namesWithOf.length, house.topLevelNameCount),
    '0.0 %',
    '0.0 %',
    '0.1 %',
  ],
  ['exported bare participles', house.bareParticiples.length, '1', '0', '2'],
  ['variables named by a pronoun or participle', house.localParticiples.length],
  ['lines of product code', house.productLines],
  ['lines of sample content in TypeScript', house.contentLines],
  ['lines of tests', house.testLines],
  ['product files', house.productFiles],
  ['product files of 20 lines or fewer', house.smallFiles.length],
  ['  that do not have to stand alone', house.crumbs.length],
  ['functions', house.functionCount],
  ['lines of a function, 99th percentile', house.functionLinesP99],
  ['uses of snake_case', countUses(house.snakeCaseUses)],
  ...snakeCaseOrigins.map(([origin, label]): Row => [
    `  ${label}`,
    countUses(house.snakeCaseUses.filter((use) => use.origin === origin)),
  ]),
  ['comparisons of an assignment’s kind', house.kindComparisons.length],
  ['comparisons of a role', house.roleComparisons.length],
];
for (const [label, ...values] of rows) {
  console.log(
    label.padEnd(44) +
      values
        .map((value) => String(value).padEnd(20))
        .join('')
        .trimEnd(),
  );
}
for (const name of [...house.pronounParameters, ...house.bareParticiples]) console.log(name);
