import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { papers, type Paper } from '@inkstone/content';
import { findVariant } from '@inkstone/programmes';
import type { Report } from './testing/read-reports.ts';
import { mockPapers } from './testing/coverage.ts';
import { fillBank, openWalkContext, walkToReport, type WalkContext } from './testing/walk-context.ts';
import type { WalkOptions } from './testing/unit-walk.ts';

let context: WalkContext;
let sampleBank: Awaited<ReturnType<typeof fillBank>>;
beforeAll(async () => {
  context = await openWalkContext();
  sampleBank = await fillBank(context);
});
afterAll(() => context.school.close());

const sitPaper = ({ code }: Paper, answers: WalkOptions['answers']) =>
  walkToReport(context, {
    ...{ kind: 'test', answers, questions: sampleBank.questions },
    content: { paperId: sampleBank.bank.papers.get(code) ?? 0 },
  });

/** Sections of a paper with an adaptive second module. */
const adaptiveSections = ({ programme, variant, sections }: Paper): string[] =>
  (findVariant(programme, variant)?.sections ?? []).flatMap(({ id, adaptive }) =>
    adaptive?.kind === 'two-stage' && sections.some(({ section }) => section === id) ? [id] : [],
  );

const secondModules = ({ modules }: Report) =>
  modules.filter(({ way }) => way !== 'first').map(({ sectionId, way }) => [sectionId, way]);

describe('every mock of the sample bank is taken to its report', () => {
  test.each(mockPapers.map((paper) => [paper.code, paper] as const))('%s', async (_, paper) => {
    const { breaks, report } = await sitPaper(paper, 'right');
    const taken = new Set(paper.sections.map(({ section }) => section));
    const rests = (findVariant(paper.programme, paper.variant)?.sections ?? []).filter(
      ({ id, breakAfter }, index, all) =>
        breakAfter &&
        taken.has(id) &&
        all.slice(index + 1).some((later) => taken.has(later.id)) &&
        (breakAfter.onlyIfTaken === undefined || taken.has(breakAfter.onlyIfTaken)),
    );
    expect(breaks).toEqual(rests.map(({ id }) => id));
    expect(secondModules(report)).toEqual(adaptiveSections(paper).map((id) => [id, 'harder']));
  });
});

describe('an adaptive mock is taken by its easiest route too', () => {
  const adapting = mockPapers.filter((paper) => adaptiveSections(paper).length > 0);
  test.each(adapting.map((paper) => [paper.code, paper] as const))('%s', async (_, paper) => {
    const { report } = await sitPaper(paper, 'none');
    expect(secondModules(report)).toEqual(adaptiveSections(paper).map((id) => [id, 'easier']));
  });
});

describe('every mock is taken to its report by its clocks alone, with one answer per section', () => {
  test.each(mockPapers.map((paper) => [paper.code, paper] as const))('%s', async (_, paper) => {
    const { report, answeredIds } = await sitPaper(paper, 'clock');
    expect(report.questions.filter(({ outcome }) => outcome === 'right')).toHaveLength(answeredIds.length);
  });
});

test('the bank contains mocks', () => {
  expect(mockPapers.length).toBeGreaterThan(5);
  expect(papers.length).toBeGreaterThan(mockPapers.length);
});
