import { beforeAll, expect, test } from 'vitest';
import { type House, measureHouse } from './house/measure.ts';
import { findOrigin } from './house/snake-case.ts';
import { listLazyImports, standsAlone } from './house/small-files.ts';
import { measureFile } from './house/syntax.ts';

let house: House;
beforeAll(() => {
  house = measureHouse();
});

test('the parser counts names, parameters and comparisons', () => {
  const text = `
export const Kept = 3;
const totalOf = (one: number, { it }: { it: number }) => one + it;
export function find(work_kind: string) { return work_kind === 'x' || kind === 'homework'; }
switch (assignment.family) { case 'video': break; }
const isGuide = me?.role !== 'guide' || 'staff' === role || person.roles.includes('teacher') || by === 'teacher';
switch (role) { case 'student': break; }
const isBook = sql\`s.kind = 'textbook'\`;
`;
  expect(measureFile('sample.ts', text)).toMatchObject({
    topLevelNames: ['Kept', 'totalOf', 'find', 'isGuide', 'isBook'],
    exportedNames: ['Kept', 'find'],
    parameterNames: ['one', 'it', 'work_kind'],
    localNames: ['Kept', 'totalOf', 'one', 'work_kind', 'isGuide', 'isBook'],
    snakeCaseNames: ['work_kind', 'work_kind'],
    kindComparisons: ["kind === 'homework'", "case 'video'", "kind = 'textbook'"],
    roleComparisons: ["me?.role !== 'guide'", "'staff' === role", "person.roles.includes('teacher')", "case 'student'"],
  });
});

test('a name in snake_case is a field of a call, of a row on the server, a plural or of another standard', () => {
  expect(house.snakeCaseUses.filter(({ origin }) => origin === 'unexplained')).toEqual([]);
  expect([
    findOrigin('features/bank/web/list.tsx', 'set_id'),
    findOrigin('features/bank/server/list.ts', 'set_id'),
    findOrigin('features/bank/web/list.tsx', 'id_option'),
  ]).toEqual(['unexplained', 'row', 'wireField']);
});

test('no parameter is named it or one', () => {
  expect(house.pronounParameters).toEqual([]);
});

test('no exported name is a bare participle', () => {
  expect(house.bareParticiples).toEqual([]);
});

test('no variable or parameter is named by a pronoun or a bare participle', () => {
  expect(house.localParticiples).toEqual([]);
});

test('fewer than one top-level name in two hundred ends in Of', () => {
  expect(house.topLevelNameCount).toBeGreaterThan(10_000);
  expect(house.namesWithOf.length / house.topLevelNameCount).toBeLessThan(0.005);
});

/** Files that may compare kinds of assignments, and why. */
const explainedComparisons: Readonly<Record<string, string>> = {
  'apps/web/journeys/steps/assignments.ts': 'drives the two forms as a teacher does: they have different fields',
  'bench/growth/sample-ids.ts': 'picks one sample assignment for each measured call',
  'bench/growth/work.ts': 'picks the assignments that grow in a measured school',
  'bench/lists.ts': 'picks one sample assignment for each measured list',
};

/** Files that may compare roles, and why. */
const explainedRoles: readonly string[] = [
  // Chooses one of the browsers of the access tests.
  'tools/access-tests/row.ts',
  // Damages the data of the sample school, and reads it, as it is written.
  'tools/content/planted-school.ts',
  'tools/content/rule.ts',
];

test('code asks for a rule of a role, which stands in roles.ts', () => {
  const files = [...new Set(house.roleComparisons.map((comparison) => comparison.slice(0, comparison.indexOf(':'))))];
  expect(files.toSorted()).toEqual(explainedRoles);
});

test('code asks for a rule of an assignment, not for its kind or family', () => {
  const isExplained = (comparison: string): boolean =>
    Object.keys(explainedComparisons).some((file) => comparison.startsWith(`${file}: `));
  expect(house.kindComparisons.filter((comparison) => !isExplained(comparison))).toEqual([]);
  const isUsed = (file: string): boolean => house.kindComparisons.some((text) => text.startsWith(`${file}: `));
  expect(Object.keys(explainedComparisons).filter((file) => !isUsed(file))).toEqual([]);
});

test('a small file stands alone where a call, a registration or a folder of fixed files asks for it', () => {
  const handler = 'export const getClass = handleCall(contract, async () => ({}));';
  expect(standsAlone('features/people/server/get-class.ts', handler)).toBe(true);
  expect(standsAlone('features/home/server/rank-job.ts', 'export const rankJob = defineJob({});')).toBe(true);
  expect(standsAlone('features/people/server/crm-relation.ts', 'export const relation = 1;')).toBe(false);
  const separate = [
    'packages/ui/index.ts',
    'features/people/contract/legacy.ts',
    'features/people/refusals.ts',
    'features/people/messages/adding.ts',
    'features/people/web/team/my-team.screen.tsx',
    'features/home/web/guide/guide-dialog.lazy.ts',
    'features/timetable/server/timetable.tables.ts',
    'features/timetable/server/person-data.ts',
    'tools/backup.ts',
    'tools/fresh-globals.ts',
    'exam/question-types/essay/player.tsx',
    'programmes/act/card.ts',
  ];
  expect(separate.filter((file) => !standsAlone(file, ''))).toEqual([]);
  const joinable = [
    'packages/ui/parts/use-now.ts',
    'features/courses/web/maker/timecode.ts',
    'exam/question-types/parts/option-keys.ts',
    'programmes/sat/tables-paper.ts',
  ];
  expect(joinable.filter((file) => standsAlone(file, ''))).toEqual([]);
  const lazy = "const open = () => import('./window-log.ts'); const pdf = () => import('pdfjs-dist');";
  expect(listLazyImports('features/activity/web/index.ts', lazy)).toEqual(['features/activity/web/window-log.ts']);
});

test('few small files could be joined with another', () => {
  expect(house.crumbs.length / house.productFiles).toBeLessThan(0.06);
});
