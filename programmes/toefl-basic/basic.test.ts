import { describe, expect, test } from 'vitest';
import { bindBlueprint, findPaperProblems, rubricFor, type PaperSection } from '@inkstone/exam/blueprint';
import { amcBasic } from '../amc-basic/index.ts';
import { readPublished } from '../testing/published.ts';
import published from './published.json' with { type: 'json' };
import { findReport } from '../index.ts';
import { buildSet, choices } from '../toefl-parts/testing.ts';
import { toeflBasic } from './index.ts';

const ownPapers = readPublished(published['own-papers']);

const getVariant = ({ variants: [variant] }: typeof amcBasic) => {
  if (!variant) throw new Error('There is no variant.');
  return variant;
};

test.each([
  ['AMC Basic', amcBasic],
  ['TOEFL Basic', toeflBasic],
])('%s matches the facts about a provider’s own papers', (_, programme) => {
  const { sections, scoring } = getVariant(programme);
  const [theirs] = ownPapers.sections;
  for (const section of sections) {
    expect([section.configurable, section.navigation]).toEqual([theirs?.configurable, theirs?.navigation]);
    expect(section.parts.map(({ questions }) => questions)).toEqual([null]);
  }
  const { combine, least, most } = ownPapers.scoring.total;
  expect(scoring.total).toMatchObject({ combine, least, most });
  expect(scoring.scales.map(({ tests }) => tests[0]?.conversion)).toEqual(sections.map(() => ({ by: 'percent' })));
});

describe('a paper', () => {
  const paper: readonly PaperSection[] = [
    { section: 'part-a', seconds: 900, sets: [buildSet(1, choices(8))] },
    { section: 'part-b', sets: [buildSet(2, choices(7))] },
  ];

  test('has the parts, question counts and times that it sets', () => {
    expect(findPaperProblems(getVariant(amcBasic), paper)).toEqual([]);
    const { sections, scoring } = bindBlueprint(amcBasic, 'paper', { paper, choices: { mode: 'test' } });
    expect(sections.map(({ id, clock }) => [id, clock?.seconds])).toEqual([
      ['part-a', 900],
      ['part-b', 1200],
    ]);
    expect(scoring.total.of).toEqual(['part-a', 'part-b']);
  });

  test('has no clock as homework', () => {
    const { sections } = bindBlueprint(amcBasic, 'paper', { paper, choices: { mode: 'practice' } });
    expect(sections.map(({ clock }) => clock)).toEqual([null, null]);
  });
});

test('spoken and written answers have a rubric, and the type of a paper has its report', () => {
  const variant = getVariant(toeflBasic);
  expect(rubricFor(variant, { sectionId: 'speaking', partId: 'tasks', type: 'timed-speech' })?.id).toBe('speaking');
  expect(rubricFor(variant, { sectionId: 'writing', partId: 'tasks', type: 'essay' })?.id).toBe('toefl-basic-text');
  expect(findReport(2000801)).toEqual({ programme: amcBasic, report: 'basic' });
});
