import { describe, expect, test } from 'vitest';
import { loadProgramme } from '@inkstone/programmes/lazy';
import { findPaperFaults } from './composed-faults.ts';
import {
  toComposedPaper,
  emptyPaper,
  toPaperDraft,
  computeTotals,
  withExam,
  type ComposedSet,
  type SectionSlot,
} from './composed-paper.ts';

await Promise.all(['amc', 'ap', 'sat', 'toefl-2023', 'toefl-classic'].map(loadProgramme));

const set: ComposedSet = {
  setId: 1,
  revisionId: 1,
  version: 1,
  newestVersion: 1,
  isHidden: false,
  isRestricted: false,
  title: 'A',
  titleZh: null,
  programme: 'amc',
  subject: 'math',
  questions: [{ id: 1, type: 'choice', points: 100 }],
};

test('selecting an exam shows its sections; selecting another keeps the sets', () => {
  const eight = withExam(emptyPaper(), { programme: 'amc', variant: 'amc-8' });
  expect(eight.sections).toEqual([{ section: 'contest', part: null, seconds: null, sets: [] }]);
  const filled = { ...eight, sections: eight.sections.map((place) => ({ ...place, sets: [set] })) };
  const practice = withExam(filled, { programme: 'amc', variant: 'practice' });
  expect(practice.sections).toEqual([{ section: 'practice', part: null, seconds: null, sets: [set] }]);
});

test('the totals show the required questions and the duration of the exam', () => {
  const eight = withExam(emptyPaper(), { programme: 'amc', variant: 'amc-8' });
  expect(computeTotals(eight)).toEqual({ found: 0, wanted: { from: 25, to: 25 }, seconds: 2400 });
  expect(computeTotals(withExam(eight, { programme: 'amc', variant: 'practice' }))).toEqual({
    found: 0,
    wanted: null,
    seconds: null,
  });
});

test('of alternative modules only one counts towards the duration', () => {
  const satPaper = withExam(emptyPaper(), { programme: 'sat', variant: 'digital' });
  expect(satPaper.sections.length).toBe(6);
  expect(computeTotals(satPaper).seconds).toBe((2 * 32 + 2 * 35) * 60);
});

test('parts that share the time of their section count it once, with the own time of the paper', () => {
  const principles = withExam(emptyPaper(), { programme: 'ap', variant: 'computer-science-principles' });
  expect(computeTotals(principles).seconds).toBe((15 + 120 + 60) * 60);
  const shorten = (slot: SectionSlot) => ({ ...slot, seconds: slot.part === 'passage' ? 3600 : null });
  const shortened = { ...principles, sections: principles.sections.map(shorten) };
  expect(computeTotals(shortened).seconds).toBe((15 + 60 + 60) * 60);
});

test('an exam of several parts keeps sets in their sections, and asks for a range if its forms differ', () => {
  const toefl = withExam(emptyPaper(), { programme: 'toefl-2023', variant: 'toefl-2023' });
  expect(computeTotals(toefl).wanted).toEqual({ from: 52, to: 54 });
  const filled = {
    ...toefl,
    sections: toefl.sections.map((place) => (place.part === 'part-2' ? { ...place, sets: [set] } : place)),
  };
  const practice = withExam(filled, { programme: 'toefl-2023', variant: 'practice' });
  const where = practice.sections.filter(({ sets }) => sets.length > 0);
  expect(where).toMatchObject([{ section: 'listening', part: null, sets: [set] }]);
});

describe('the forms of one exam', () => {
  const classic = { programme: 'toefl-classic', variant: 'toefl-classic' };
  const begun = withExam(emptyPaper(), { programme: 'toefl-2023', variant: 'toefl-2023' });
  const filled = {
    ...begun,
    title: 'Mock',
    sections: begun.sections.map((place) => (place.section === 'reading' ? { ...place, sets: [set] } : place)),
  };
  const readingSection = ({ sections }: typeof filled) => sections.find(({ section }) => section === 'reading')?.sets;

  test('share their sets: switching between forms keeps them, switching to another exam does not', () => {
    expect(readingSection(withExam(filled, classic))).toEqual([set]);
    expect(withExam(filled, { programme: 'amc', variant: 'amc-8' }).sections[0]?.sets).toEqual([]);
  });

  test('a part of the longer form only is offered, and neither counted nor saved while empty', () => {
    const paper = withExam(filled, classic);
    expect(paper.sections.map(({ part }) => part)).toContain('part-3');
    const minutes = 54 + 6.5 + 10 + 23 + 30;
    expect(computeTotals(paper)).toMatchObject({ wanted: { from: 61, to: 85 }, seconds: minutes * 60 });
    expect(toPaperDraft(paper).sections.map(({ part }) => part)).not.toContain('part-3');
  });

  test('a saved paper is edited with its omitted part at the right position', () => {
    const draft = toPaperDraft(withExam(filled, classic));
    const sections = draft.sections.map((section) => ({ ...section, sets: [] }));
    const again = toComposedPaper({ paper: { ...draft, ...classic }, sections } as unknown as Parameters<
      typeof toComposedPaper
    >[0]);
    const parts = again.sections.map(({ part }) => part);
    expect(parts.slice(1, 5)).toEqual(['part-1', 'part-2', 'part-3', 'independent']);
  });
});

test('a paper with only a Chinese title is saved with it in both languages', () => {
  const eight = { ...withExam(emptyPaper(), { programme: 'amc', variant: 'amc-8' }), titleZh: '模拟卷' };
  expect(findPaperFaults(eight).map(({ messageKey }) => messageKey)).not.toContain('needTitle');
  expect(findPaperFaults({ ...eight, titleZh: '' }).map(({ messageKey }) => messageKey)).toContain('needTitle');
  expect(toPaperDraft(eight)).toMatchObject({ title: '模拟卷', titleZh: '模拟卷' });
});
