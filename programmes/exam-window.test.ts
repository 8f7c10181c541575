import { describe, expect, test } from 'vitest';
import { bindBlueprint, listExamTools, type Programme, type Tool, type WindowMode } from '@inkstone/exam/blueprint';
import { contractProgrammes, loadContract } from './fidelity.ts';
import { findProgramme, programmes } from './index.ts';
import { findProgrammeCard } from './cards.ts';

/** The language of the window of each real exam. */
const languages: Readonly<Record<string, 'en' | 'both'>> = {
  'toefl-2023': 'en',
  'toefl-2026': 'en',
  'toefl-classic': 'en',
  sat: 'en',
  act: 'en',
  ap: 'en',
  ssat: 'en',
  duolingo: 'en',
  amc: 'both',
};

test.each(programmes.map(({ id, examWindow }) => ({ id, examWindow })))(
  '$id: the window as in the exam has the language of the exam',
  ({ id, examWindow }) => {
    expect(examWindow?.language).toBe(languages[id]);
    expect(findProgrammeCard(id)?.examLanguage).toBe(languages[id]);
  },
);

const loaded = await Promise.all(contractProgrammes.map(loadContract));
const contracts = loaded.filter((contract) => contract !== null);

interface ToolFact {
  programme: string;
  variant: string;
  fact: string;
  section: string;
  tool: Tool;
  isThere: boolean;
}

/** Every fact about a tool, in each variant and section that it is about. */
const toolFacts: ToolFact[] = contracts.flatMap(({ programme, variants, facts }) =>
  facts.flatMap(({ id: fact, proof, variants: only = variants }) =>
    ('checks' in proof ? proof.checks : []).flatMap((check) => {
      if (!('tool' in check)) return [];
      const isThere = check.check === 'offersTool' || check.check === 'tool';
      return only.map((variant) => ({ programme, variant, fact, section: check.section, tool: check.tool, isThere }));
    }),
  ),
);

test.each(toolFacts)(
  '$programme $variant $fact: as in the exam $section has $tool: $isThere',
  ({ programme: id, variant, section, tool, isThere }) => {
    const programme = findProgramme(id);
    const rules = programme?.examWindow;
    if (!programme || !rules) throw new Error(`${id} has no window of an exam`);
    const sections = programme.variants.find((candidate) => candidate.id === variant)?.sections ?? [];
    const named = sections.filter((rule) => section === '*' || rule.id === section);
    for (const rule of named) expect(listExamTools(rule, { rules, variant }).includes(tool)).toBe(isThere);
  },
);

const bindFirstSections = (programme: Programme, variantId: string, windowMode: WindowMode) => {
  const sections = programme.variants.find(({ id }) => id === variantId)?.sections ?? [];
  let id = 0;
  const paper = sections.map((section) => ({
    section: section.id,
    part: section.parts[0]?.id ?? '',
    sets: [{ id: (id += 1), questions: [{ id: (id += 1), type: 'choice' }] }],
  }));
  return bindBlueprint(programme, variantId, { paper, choices: { mode: 'test', windowMode } });
};

const withWindow = programmes.filter(({ examWindow }) => examWindow);

describe.each(withWindow)('$id', (programme) => {
  test.each(programme.variants)('$id: training has everything that the exam has, and lists what it adds', (variant) => {
    const [exam, training] = (['exam', 'training'] as const).map((mode) =>
      bindFirstSections(programme, variant.id, mode),
    );
    for (const [at, section] of exam?.sections.entries() ?? []) {
      expect(training?.sections[at]?.tools).toEqual(expect.arrayContaining([...section.tools]));
    }
    expect(exam?.window?.comforts).toEqual([]);
    expect(training?.window?.comforts).toContain('glossary' satisfies Tool);
    expect(training?.window?.language).toBeNull();
  });

  test('the rules of practice name sections that it has', () => {
    const practice = programme.variants.flatMap(({ sections }) => sections.filter(({ configurable }) => configurable));
    const ids = practice.map(({ id }) => id);
    for (const id of Object.keys(programme.examWindow?.practice ?? {})) expect(ids).toContain(id);
  });
});
