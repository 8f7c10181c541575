// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listFactsFor, type WindowCheck } from '@inkstone/exam/fidelity';
import type { SectionRule, Variant } from '@inkstone/exam/blueprint';
import { preloadLooks } from '@inkstone/exam/stimulus-text';
import { findVariant } from '@inkstone/programmes';
import { contractProgrammes, loadContract } from '@inkstone/programmes/fidelity';
import { preloadConfirm } from '@inkstone/ui';
import { stubServer } from '../testing.tsx';
import { ScenePicture } from '../listening/scene.lazy.ts';
import { preloadPages } from './pages.lazy.ts';
import { proveInWindow } from './testing/prove-fact.ts';

// What a fact opens is there at once: the clocks of these tests stand, and a file that loads has none.
beforeAll(() => Promise.all([preloadPages(), preloadConfirm(), preloadLooks(), ScenePicture.preload()]));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] });
  vi.setSystemTime('2026-03-02T12:00:00Z');
  sessionStorage.clear();
  localStorage.clear();
  stubServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const loaded = await Promise.all(contractProgrammes.map(loadContract));

/** One row for each fact that the window shows, in the first variant that it is about. */
const rows = loaded
  .filter((contract) => contract !== null)
  .flatMap((contract) =>
    contract.facts.flatMap(({ id, proof, variants = contract.variants }) => {
      const variant = findVariant(contract.programme, variants[0] ?? '');
      const isListed = variant && listFactsFor(contract, variant.id).some((fact) => fact.id === id);
      return proof.by === 'window' && isListed
        ? proof.checks.map((check) => ({ programme: contract.programme, id, variant, check }))
        : [];
    }),
  );

test.each(rows)('$programme $id: the exam window does it ($check.check)', async ({ variant, check }) => {
  await expect(proveInWindow(variant, check)).resolves.toBeUndefined();
});

const inSection =
  (id: string, change: (section: SectionRule) => Partial<SectionRule>) =>
  (variant: Variant): Variant => ({
    ...variant,
    sections: variant.sections.map((section) => (section.id === id ? { ...section, ...change(section) } : section)),
  });

interface Deviation {
  deviation: string;
  exam: readonly [programme: string, variant: string];
  check: WindowCheck;
  change: (variant: Variant) => Variant;
}

const sat = ['sat', 'digital'] as const;
const verbal = 'reading-writing';

/** Texts are read for a while, and are gone then. */
const hidesTexts = ({ parts }: SectionRule): Partial<SectionRule> => ({
  parts: parts.map((part) => ({ ...part, windows: { readSeconds: 20, readHidesText: true } })),
});

const deviations: readonly Deviation[] = [
  {
    ...{ deviation: 'a calculator in Reading and Writing', exam: sat },
    check: { check: 'lacksTool', section: verbal, tool: 'graphing-calculator' },
    change: inSection(verbal, ({ tools }) => ({ tools: [...tools, 'graphing-calculator'] })),
  },
  {
    ...{ deviation: 'no formulas in Math', exam: sat },
    check: { check: 'offersTool', section: 'math', tool: 'reference-sheet' },
    change: inSection('math', () => ({ tools: ['flag', 'graphing-calculator'] })),
  },
  {
    ...{ deviation: 'a break that can be ended early', exam: sat },
    check: { check: 'holdsBreak', after: verbal },
    change: inSection(verbal, () => ({ breakAfter: { seconds: 600, endsEarly: true, ends: 'byStudent' } })),
  },
  {
    ...{ deviation: 'a break that ends by itself', exam: sat },
    check: { check: 'waitsAfterBreak', after: verbal },
    change: inSection(verbal, () => ({ breakAfter: { seconds: 600, endsEarly: false, ends: 'atOnce' } })),
  },
  {
    ...{ deviation: 'no break at all', exam: sat },
    check: { check: 'holdsBreak', after: verbal },
    change: inSection(verbal, () => ({ breakAfter: undefined as never })),
  },
  {
    ...{ deviation: 'crossing out that is always on', exam: sat },
    check: { check: 'turnsOnStriking', section: verbal },
    change: inSection(verbal, () => ({ togglesEliminator: undefined as never })),
  },
  {
    ...{ deviation: 'no way back in Reading', exam: ['toefl-2023', 'toefl-2023'] },
    check: { check: 'goesBack', section: 'reading' },
    change: inSection('reading', () => ({ navigation: 'none' })),
  },
  {
    ...{ deviation: 'a way back in Listening', exam: ['toefl-2023', 'toefl-2023'] },
    check: { check: 'goesForwardOnly', section: 'listening' },
    change: inSection('listening', () => ({ navigation: 'section' })),
  },
  {
    ...{ deviation: 'Next without OK in Listening', exam: ['toefl-2023', 'toefl-2023'] },
    check: { check: 'asksForOk', section: 'listening' },
    change: inSection('listening', () => ({ confirmAnswer: false })),
  },
  {
    ...{ deviation: 'a text that stays while one speaks', exam: ['toefl-2023', 'toefl-2023'] },
    check: { check: 'hidesText', section: 'speaking', part: 'campus' },
    change: inSection('speaking', ({ parts }) => ({
      parts: parts.map((part) => ({ ...part, windows: { ...part.windows, textReturns: true } })),
    })),
  },
  {
    ...{ deviation: 'a calculator in the AMC', exam: ['amc', 'amc-8'] },
    check: { check: 'lacksTool', section: 'contest', tool: 'calculator' },
    change: inSection('contest', ({ tools }) => ({ tools: [...tools, 'calculator'] })),
  },
  {
    ...{ deviation: 'a section that stays open after its time', exam: ['act', 'enhanced'] },
    check: { check: 'closesAtZero', section: 'english' },
    change: inSection('english', ({ clock }) => (clock ? { clock: { ...clock, atZero: 'overtime' } } : {})),
  },
  {
    ...{ deviation: 'Science for everybody', exam: ['act', 'enhanced'] },
    check: { check: 'skipsSection', section: 'science' },
    change: inSection('science', () => ({ optional: false })),
  },
  {
    ...{ deviation: 'a text above its question', exam: sat },
    check: { check: 'splitsText', section: verbal },
    change: inSection(verbal, () => ({ texts: {} })),
  },
  {
    ...{ deviation: 'underlined portions that look alike', exam: ['act', 'enhanced'] },
    check: { check: 'lightsPortion', section: 'english' },
    change: inSection('english', () => ({ texts: {} })),
  },
  {
    ...{ deviation: 'a passage without marks', exam: ['toefl-2023', 'toefl-2023'] },
    check: { check: 'guidesPassage', section: 'reading' },
    change: inSection('reading', () => ({ guidesPassage: undefined as never })),
  },
  {
    ...{ deviation: 'a passage that is gone when a sentence is inserted', exam: ['toefl-2023', 'toefl-2023'] },
    check: { check: 'insertsInPassage', section: 'reading' },
    change: inSection('reading', hidesTexts),
  },
  {
    ...{ deviation: 'a passage that is gone when its gaps are filled', exam: ['duolingo', 'july-2025'] },
    check: { check: 'answersInPassage', section: 'graded', part: 'interactive-reading' },
    change: inSection('graded', hidesTexts),
  },
  {
    ...{ deviation: 'recordings without a picture', exam: ['toefl-2026', 'toefl-2026'] },
    check: { check: 'showsScene', section: 'listening' },
    change: inSection('listening', () => ({ showsScene: undefined as never })),
  },
  {
    ...{ deviation: 'a text to read where a sentence is built', exam: ['toefl-2026', 'toefl-2026'] },
    check: { check: 'fillsSlots', section: 'writing', part: 'sentences' },
    change: inSection('writing', hidesTexts),
  },
  {
    ...{ deviation: 'a message that is gone', exam: ['toefl-2026', 'toefl-2026'] },
    check: { check: 'drawsTexts', section: 'reading' },
    change: inSection('reading', hidesTexts),
  },
  {
    ...{ deviation: 'posts that are gone while one writes', exam: ['toefl-2023', 'toefl-2023'] },
    check: { check: 'showsPosts', section: 'writing', part: 'discussion' },
    change: inSection('writing', hidesTexts),
  },
  {
    ...{ deviation: 'an e-mail without its situation', exam: ['toefl-2026', 'toefl-2026'] },
    check: { check: 'writesMail', section: 'writing', part: 'email' },
    change: inSection('writing', hidesTexts),
  },
  {
    ...{ deviation: 'marks without notes', exam: sat },
    check: { check: 'notesMarks', section: verbal },
    change: inSection(verbal, ({ tools }) => ({ tools: tools.filter((tool) => tool !== 'notes') })),
  },
  {
    ...{ deviation: 'no highlighter', exam: sat },
    check: { check: 'colorsMarks', section: verbal },
    change: inSection(verbal, ({ tools }) => ({ tools: tools.filter((tool) => tool !== 'highlighter') })),
  },
  {
    ...{ deviation: 'marks that stay for the whole passage', exam: ['act', 'enhanced'] },
    check: { check: 'marksPerQuestion', section: 'reading' },
    change: inSection('reading', () => ({ texts: { lightsPortion: true } })),
  },
  {
    ...{ deviation: 'a line reader without edges to move', exam: ['act', 'enhanced'] },
    check: { check: 'masksLines', section: 'reading' },
    change: inSection('reading', () => ({ texts: {} })),
  },
  {
    ...{ deviation: 'no drawn figures in Math', exam: sat },
    check: { check: 'drawsFigures', section: 'math' },
    change: inSection('math', ({ tools }) => ({ tools: tools.filter((tool) => tool !== 'reference-sheet') })),
  },
];

describe('a planted deviation is seen in the window', () => {
  test.each(deviations)('$exam.0: $deviation', async ({ exam: [programme, id], check, change }) => {
    const variant = findVariant(programme, id);
    if (!variant) throw new Error(`No exam ${programme} ${id}`);
    await expect(proveInWindow(change(variant), check)).rejects.toThrow(
      /The window does not|cannot be found|Unable to find/,
    );
  });
});
