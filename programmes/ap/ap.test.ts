import { describe, expect, test } from 'vitest';
import type { Variant } from '@inkstone/exam/blueprint';
import { readPublished } from '../testing/published.ts';
import { ap } from './index.ts';
import publishedExams from './published.json' with { type: 'json' };
import { findForm } from './testing.ts';

const published: readonly (readonly [string, keyof typeof publishedExams])[] = [
  ['us-history', 'history (USH, World, Euro)'],
  ['world-history', 'history (USH, World, Euro)'],
  ['european-history', 'history (USH, World, Euro)'],
  ['seminar', 'seminar'],
  ['computer-science-principles', 'computer science principles'],
  ['english-language', 'english language'],
  ['english-literature', 'english literature'],
  ['calculus-ab', 'calculus AB/BC'],
  ['calculus-bc', 'calculus AB/BC'],
  ['psychology', 'psychology'],
  ['computer-science-a', 'computer science A (2026)'],
  ['biology', 'biology'],
  ['chemistry', 'chemistry'],
];

/** Sections as the facts list them: the CSP project is submitted earlier, and is weighted together with the written response. */
const getSections = ({ id, sections }: Variant) => {
  if (id !== 'computer-science-principles') return sections;
  const [project, ...exam] = sections;
  return exam.map((item) =>
    item.id === 'free-response' ? { ...item, weight: (item.weight ?? 0) + (project?.weight ?? 0) } : item,
  );
};

/** The number of questions answered in a section; of prompts to choose from, only the required number. */
const answeredIn = ({ parts }: Variant['sections'][number]): number =>
  parts.reduce((sum, { sets, questions, choose }) => sum + sets.from * (choose ?? questions?.from ?? 0), 0);

describe.each(published)('%s matches the facts', (id, fact) => {
  const [variant, theirs] = [findForm(id), readPublished(publishedExams[fact])];

  test('sections: questions answered, clocks, weights, breaks, reading time, revisits and calculators', () => {
    const sections = getSections(variant);
    expect(sections).toHaveLength(theirs.sections.length);
    for (const [index, section] of sections.entries()) {
      const second = theirs.sections[index];
      const theirSeconds = second?.clock?.seconds ?? second?.shownSeconds;
      expect(answeredIn(section)).toBe(second && answeredIn(second));
      expect(section.clock?.seconds ?? section.shownSeconds).toBe(theirSeconds);
      expect(section.weight).toBeCloseTo(second?.weight ?? 0);
      expect(section.readSeconds).toBe(second?.readSeconds ?? second?.parts[0]?.windows?.readSeconds);
      expect(section.revisits?.length ?? 0).toBe(second?.revisits?.length ?? 0);
      for (const type of section.parts.flatMap((part) => part.types)) {
        expect(second?.parts.flatMap((part) => part.types)).toContain(type);
      }
      const worth = section.parts.flatMap(({ pointsByType }) => Object.values(pointsByType ?? {}));
      const theirWorth = second?.parts.flatMap(({ points }) => points ?? []) ?? [];
      expect(new Set(worth)).toEqual(new Set(theirWorth));
    }
    expect(variant.scoring.total).toMatchObject({
      combine: 'weighted',
      cuts: theirs.scoring.total.cuts,
      least: 1,
      most: 5,
      estimate: true,
    });
  });

  test('there is a break of ten minutes between the halves if the facts have one', () => {
    const breaks = (item: Pick<Variant, 'sections'>) => item.sections.map(({ breakAfter }) => breakAfter?.seconds ?? 0);
    const ours = breaks({ sections: getSections(variant) });
    const lost = breaks(theirs).filter((seconds, index) => seconds > 0 && ours[index] !== seconds);
    expect(lost).toEqual([]);
    expect(ours.filter((seconds) => seconds > 0)).toEqual(id === 'seminar' ? [] : [600]);
    const rests = [...getSections(variant), ...theirs.sections].flatMap(({ breakAfter }) => breakAfter ?? []);
    for (const rest of rests) expect(rest).toMatchObject({ endsEarly: false, ends: 'byStudent' });
  });
});

/** Exams that the facts describe in text only. */
test.each([
  ['physics-1', 40, 80, 4, 100, 50],
  ['physics-2', 40, 80, 4, 100, 50],
  ['physics-c-mechanics', 40, 80, 4, 100, 50],
  ['physics-c-electricity', 40, 80, 4, 100, 50],
  ['statistics', 40, 90, 6, 90, 50],
  ['macroeconomics', 60, 70, 3, 60, 66.7],
  ['microeconomics', 60, 70, 3, 60, 66.7],
  ['us-government', 55, 80, 4, 100, 50],
  ['human-geography', 60, 60, 3, 75, 50],
  ['environmental-science', 80, 90, 3, 70, 60],
])('%s: %d choices in %d minutes, %d answers in %d, %d percent for the choices', (id, ...numbers) => {
  const [choice, free] = findForm(id).sections;
  const halves = [choice, free].flatMap((half) => (half ? [answeredIn(half), Number(half.clock?.seconds) / 60] : []));
  expect([...halves, choice?.weight]).toEqual(numbers);
  expect((choice?.weight ?? 0) + (free?.weight ?? 0)).toBeCloseTo(100);
});

test.each(['calculus-ab', 'calculus-bc'])('%s allows its calculator in the parts listed in the facts', (id) => {
  const theirs = readPublished(publishedExams['calculus AB/BC']).sections.map(({ tools }) =>
    tools.includes('calculator'),
  );
  expect(findForm(id).sections.map(({ tools }) => tools.includes('graphing-calculator'))).toEqual(theirs);
});

test('a calculator is offered only where the exam allows one', () => {
  const has = ap.variants
    .filter(({ id }) => !id.endsWith('practice'))
    .filter(({ sections }) => sections.some(({ tools }) => tools.some((tool) => tool.endsWith('calculator'))))
    .map(({ id }) => id);
  expect(has).toEqual([
    ...['calculus-ab', 'calculus-bc', 'biology', 'chemistry', 'physics-1', 'physics-2', 'physics-c-mechanics'],
    ...['physics-c-electricity', 'statistics', 'macroeconomics', 'microeconomics', 'environmental-science'],
  ]);
});
