import { expect, test } from 'vitest';
import { bindBlueprint, findPaperProblems, type PaperSection } from '@inkstone/exam/blueprint';
import { findProgrammeCard, listLenders, programmeCards } from '../cards.ts';
import { mixed } from './index.ts';

const [variant] = mixed.variants;
if (!variant) throw new Error('no variant');

const reading: PaperSection = {
  section: 'section-1',
  seconds: 600,
  settings: { name: 'Passage', nameZh: '篇章', calculator: null },
  sets: [{ id: 1, questions: [{ id: 11, type: 'choice', points: 100 }] }],
};
const math: PaperSection = {
  section: 'section-2',
  settings: { name: 'Figures', nameZh: null, calculator: 'graphing' },
  sets: [
    {
      id: 2,
      questions: [
        { id: 21, type: 'choice', points: 200, asksForCalculator: true },
        { id: 22, type: 'choice', points: 50 },
      ],
    },
  ],
};

const bind = (mode: 'test' | 'practice' = 'test') =>
  bindBlueprint(mixed, 'paper', { paper: [reading, math], choices: { mode } });

test('sections have the names, clocks and calculators of the paper', () => {
  const [first, second, ...more] = bind().sections;
  expect(more).toEqual([]);
  expect(first?.name).toEqual({ en: 'Passage', zh: '篇章' });
  expect(first?.clock).toMatchObject({ seconds: 600, atZero: 'closes' });
  expect(first?.tools).not.toContain('graphing-calculator');
  expect(second?.name).toEqual({ en: 'Figures', zh: 'Figures' });
  expect(second?.clock).toBeNull();
  expect(second?.tools).toContain('graphing-calculator');
});

test('homework has no clock', () => {
  expect(bind('practice').sections.map(({ clock }) => clock)).toEqual([null, null]);
});

test('the score is the points of the sections that the paper has, under their names', () => {
  const { scales, total } = bind().scoring;
  expect(scales.map(({ name, most }) => [name.en, most])).toEqual([
    ['Passage', 1],
    ['Figures', 2.5],
  ]);
  expect(total).toMatchObject({ combine: 'sum', least: 0, most: 3.5 });
});

test('a section without settings has the name of its number and no calculator', () => {
  const [section] = bindBlueprint(mixed, 'paper', {
    paper: [{ section: 'section-3', sets: reading.sets }],
    choices: { mode: 'test' },
  }).sections;
  expect(section).toMatchObject({ name: { en: 'Section 3', zh: '第 3 部分' }, clock: null });
});

test('a question that asks for a calculator needs a section with one', () => {
  expect(findPaperProblems(variant, [reading, math])).toEqual([]);
  const without = { ...math, settings: { name: 'Figures', nameZh: null, calculator: null } };
  expect(findPaperProblems(variant, [without])).toEqual([
    { is: 'calculatorForbidden', section: 'section-2', questionId: 21 },
  ]);
});

test('an exam that names its sections takes no settings', () => {
  const fixed = { ...variant, sections: variant.sections.map(({ ownSettings: _, ...section }) => section) };
  expect(findPaperProblems(fixed, [reading])).toEqual([{ is: 'settingsNotAllowed', section: 'section-1' }]);
});

test('its papers take sets of every programme that has papers', () => {
  const lenders = listLenders('mixed');
  expect(lenders).toEqual(expect.arrayContaining(['sat', 'toefl-2026', 'amc', 'mixed']));
  expect(lenders).not.toContain('defined');
  expect(lenders).toHaveLength(programmeCards.length - 1);
  expect(findProgrammeCard('mixed')?.exams).toEqual({ paper: { en: 'Mixed paper', zh: '混合卷' } });
});
