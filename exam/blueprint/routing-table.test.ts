import { expect, test } from 'vitest';
import {
  areCutsValid,
  bindBlueprint,
  buildRoutingTable,
  findPaperProblems,
  resolveRoute,
  showPercent,
  type PaperSection,
  type SectionSettings,
  type TwoStageRule,
} from './index.ts';
import { buildPartRule, buildProgramme, buildSectionRule, buildVariant } from './testing.ts';

const rule: TwoStageRule = {
  kind: 'two-stage',
  router: 'first',
  routes: [
    { part: 'hard', atLeastPercent: 70 },
    { part: 'middle', atLeastPercent: 40 },
    { part: 'easy', atLeastPercent: 0 },
  ],
  estimate: true,
};
const parts = ['first', 'hard', 'middle', 'easy'];
const variant = buildVariant([
  buildSectionRule('math', { parts: parts.map((id) => buildPartRule(id)), adaptive: rule }),
  buildSectionRule('plain'),
]);
const withCuts = (cuts: number[]): SectionSettings => ({ name: null, nameZh: null, calculator: null, cuts });
const getPaper = (settings: SectionSettings | undefined, on = 'first'): PaperSection[] =>
  parts.map((part, index) => ({
    ...{ section: 'math', part, sets: [{ id: index, questions: [{ id: index, type: 'choice' }] }] },
    ...(part === on && settings && { settings }),
  }));
const bind = (settings?: SectionSettings) => {
  const { sections } = bindBlueprint(buildProgramme([variant]), 'one', {
    paper: getPaper(settings),
    choices: { mode: 'test' },
  });
  if (!sections[0]) throw new Error('no section');
  return sections[0];
};

test.each<[string, number[], boolean]>([
  ['fall to 0', [80, 50, 0], true],
  ['reach 100', [100, 1, 0], true],
  ['are equal', [50, 50, 0], false],
  ['rise', [40, 50, 0], false],
  ['end above 0', [80, 50, 10], false],
  ['are too few', [80, 0], false],
  ['are too many', [80, 60, 40, 0], false],
  ['are above 100', [101, 50, 0], false],
  ['are below 0', [80, -1, 0], false],
  ['are not whole', [80.5, 50, 0], false],
  ['are not numbers', [Number.NaN, 50, 0], false],
  ['are none', [], false],
])('cuts that %s', (_, cuts, expected) => {
  expect(areCutsValid(cuts, 3)).toBe(expected);
});

test.each<[number, number]>([
  [66.67, 67],
  [59.4, 59],
  [59.6, 59.6],
  [59.99, 59.9],
  [60, 60],
  [39.5, 39.5],
  [0, 0],
])('a share of %s percent is shown as %s beside the cuts 60 and 40', (share, shown) => {
  expect(showPercent(share, [60, 40, 0])).toBe(shown);
});

test('a routing table has the cuts of the paper beside those of the exam', () => {
  expect(buildRoutingTable(rule, [80, 50, 0])).toEqual([
    { part: 'hard', atLeastPercent: 80, usualPercent: 70 },
    { part: 'middle', atLeastPercent: 50, usualPercent: 40 },
    { part: 'easy', atLeastPercent: 0, usualPercent: 0 },
  ]);
  expect(buildRoutingTable(rule, [50, 80, 0])).toEqual(buildRoutingTable(rule));
});

test.each<[number, string, string]>([
  [75, 'hard', 'middle'],
  [45, 'middle', 'easy'],
  [80, 'hard', 'hard'],
  [10, 'easy', 'easy'],
])('%s percent lead to the %s module by the exam and to the %s one by the paper', (earned, usual, own) => {
  const router = { earned, possible: 100 };
  expect(resolveRoute(bind(), router)).toBe(usual);
  expect(resolveRoute(bind(withCuts([80, 50, 0])), router)).toBe(own);
});

test('an attempt says whether its cuts are the paper’s own', () => {
  expect(bind(withCuts([80, 50, 0])).adaptive).toMatchObject({ hasOwnCuts: true, estimate: true });
  expect(bind(withCuts([70, 40, 0])).adaptive).toEqual(rule);
  expect(bind().adaptive).toEqual(rule);
});

test('cuts stand with the first module of a section that adapts, and fit its second modules', () => {
  const find = (paper: PaperSection[]) => findPaperProblems(variant, paper);
  expect(find(getPaper(withCuts([80, 50, 0])))).toEqual([]);
  expect(find(getPaper(withCuts([80, 0])))).toEqual([{ is: 'cutsInvalid', section: 'math' }]);
  expect(find(getPaper(withCuts([80, 50, 0]), 'hard'))).toEqual([{ is: 'cutsNotAllowed', section: 'math' }]);
  const plain: PaperSection = { ...getPaper(undefined)[0], section: 'plain', part: 'main', sets: [] };
  expect(find([...getPaper(undefined), { ...plain, settings: withCuts([80, 50, 0]) }])).toEqual([
    { is: 'cutsNotAllowed', section: 'plain' },
  ]);
});

test('cuts do not let a paper name a section that its exam names', () => {
  const named = { ...withCuts([80, 50, 0]), name: 'Mine' };
  expect(findPaperProblems(variant, getPaper(named))).toEqual([{ is: 'settingsNotAllowed', section: 'math' }]);
});
