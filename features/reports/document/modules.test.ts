import { expect, test } from 'vitest';
import { createTranslator, type Language } from '@inkstone/base';
import type { AttemptReportData } from './attempt-report-data.ts';
import { toModuleBlocks } from './modules.ts';

const math = { sectionId: 'math', sectionName: 'Math', total: 22, most: null };
const modules: AttemptReportData['modules'] = [
  { ...math, name: 'Module 1', way: 'first', right: 9 },
  {
    ...{ ...math, name: 'Module 2', way: 'easier', right: 15, most: 600 },
    reason: { earned: 13, possible: 22, percent: 59.1, cuts: [{ way: 'harder', percent: 60 }] },
  },
];
const write = (language: Language) =>
  JSON.stringify(toModuleBlocks(modules, { language, translate: createTranslator(language), isOwn: true }));

test('the printed report has the reason of a second module before the end of its path', () => {
  expect(write('en')).toContain(
    '13 of 22 points (59.1%) in Module 1; harder from 60%. On this path the score reaches about 600 at most.',
  );
  expect(write('zh')).toContain('Module 1得 13 / 22 分（59.1%）；60% 及以上为较难。此路径的分数上限约为 600。');
});

test('the printed report of a two-stage paper has the names of its routes, and points', () => {
  const own = { ...math, sectionName: 'Questions', cutsFrom: 'paper' as const };
  const reason = {
    earned: 3,
    possible: 5,
    percent: 60,
    cuts: [{ way: 'harder' as const, percent: 70, points: 3.5, name: 'Stretch' }],
  };
  const twoStage: AttemptReportData['modules'] = [
    { ...own, name: 'Warm-up', way: 'first', right: 3 },
    { ...own, name: 'Second module', way: 'easier', routeName: 'Repair', right: 2, reason },
  ];
  const print = (language: Language, cut = 3.5) => {
    const cuts = reason.cuts.map((route) => ({ ...route, points: cut }));
    const rows = twoStage.map((module) => ({ ...module, ...(module.reason && { reason: { ...reason, cuts } }) }));
    return JSON.stringify(toModuleBlocks(rows, { language, translate: createTranslator(language), isOwn: true }));
  };
  expect(print('en')).toContain('Second module · Repair');
  expect(print('en')).not.toMatch(/easier|harder/);
  expect(print('en')).toContain('3 of 5 points (60%) in Warm-up; “Stretch” from 3.5 points.');
  expect(print('en', 1)).toContain('“Stretch” from 1 point.');
  expect(print('zh')).toContain('Warm-up得 3 / 5 分（60%）；3.5 分及以上为“Stretch”。');
});

test('a report without modules has no such table', () => {
  expect(toModuleBlocks([], { language: 'en', translate: createTranslator('en'), isOwn: true })).toEqual([]);
});
