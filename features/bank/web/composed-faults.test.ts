import { expect, test, vi } from 'vitest';
import { loadProgramme } from '@inkstone/programmes/lazy';
import { findPaperFaults } from './composed-faults.ts';
import { emptyPaper, withExam, type ComposedSet } from './composed-paper.ts';

// No exam currently has two sections with the same English name.
vi.mock('@inkstone/programmes/lazy', async (original) => {
  const late = await original<typeof import('@inkstone/programmes/lazy')>();
  const findLoadedVariant: typeof late.findLoadedVariant = (programme, id) => {
    const variant = late.findLoadedVariant(programme, id);
    const sections = variant?.sections.map((section) => ({ ...section, name: { ...section.name, en: 'Part' } }));
    return variant && sections && { ...variant, sections };
  };
  return { ...late, findLoadedVariant };
});

await Promise.all(['amc', 'toefl-2023'].map(loadProgramme));

const set: ComposedSet = {
  ...{ setId: 1, revisionId: 1, version: 1, newestVersion: 1, isHidden: false, isRestricted: false },
  ...{ title: 'A', titleZh: null, programme: 'toefl-2023', subject: 'english' },
  questions: [
    { id: 1, type: 'dictation', points: 100 },
    { id: 2, type: 'repeat', points: 100 },
  ],
};

test('a set that fits neither of two sections of the same name is reported once for each', () => {
  const empty = withExam(emptyPaper(), { programme: 'toefl-2023', variant: 'toefl-2023' });
  const filled = new Set(['reading null', 'listening part-1']);
  const sections = empty.sections.map((place) =>
    filled.has(`${place.section} ${place.part}`) ? { ...place, sets: [set] } : place,
  );
  const faults = findPaperFaults({ ...empty, title: 'Mock', sections }).filter(({ types }) => types);
  expect(faults.map(({ types, section }) => [types, section?.name.zh])).toEqual([
    [['dictation', 'repeat'], '阅读'],
    [['dictation', 'repeat'], '听力'],
  ]);
});

test('an empty paper reports everything that is missing', () => {
  expect(findPaperFaults(emptyPaper()).map(({ messageKey }) => messageKey)).toEqual(['needTitle', 'needExam']);
  const eight = { ...withExam(emptyPaper(), { programme: 'amc', variant: 'amc-8' }), title: 'Mock' };
  expect(findPaperFaults(eight).map(({ messageKey }) => messageKey)).toEqual(['needSets']);
  const choices = { ...set, questions: [{ id: 1, type: 'choice', points: 100 }] };
  const sections = eight.sections.map((place) => ({ ...place, seconds: 30, sets: [choices] }));
  expect(findPaperFaults({ ...eight, sections }).map(({ messageKey }) => messageKey)).toEqual(['needTime']);
});

test('a set that asks for a calculator is named with the section that has none', () => {
  const eight = { ...withExam(emptyPaper(), { programme: 'amc', variant: 'amc-8' }), title: 'Mock' };
  const asking = { ...set, questions: [{ id: 1, type: 'choice', points: 100, asksForCalculator: true as const }] };
  const sections = eight.sections.map((place) => ({ ...place, sets: [asking] }));
  expect(findPaperFaults({ ...eight, sections })).toMatchObject([
    { messageKey: 'noCalculator', setId: 1, section: { id: 'contest' } },
  ]);
});
