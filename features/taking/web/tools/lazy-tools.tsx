import type { BoundSection } from '@inkstone/exam/blueprint';
import { lazyWithRetry } from '@inkstone/ui';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { LoadingTool } from './loading-tool.tsx';
import type { MarkedQuestions } from './marks-list.tsx';
import type { Tools } from './use-tools.ts';

const Calculator = lazyWithRetry(async () => (await import('./calculator/calculator.tsx')).Calculator, LoadingTool);

/** Loads the calculator, and its worker. */
const preloadCalculator = async (): Promise<void> => {
  await Calculator.preload();
  const { warmCalculatorWorker } = await import('./calculator/worker/start-worker.ts');
  warmCalculatorWorker();
};

const NotesPad = lazyWithRetry(async () => (await import('./notes-pad.tsx')).NotesPad, LoadingTool);
const ReferenceSheet = lazyWithRetry(async () => (await import('./reference-sheet.tsx')).ReferenceSheet, LoadingTool);

const ProjectReference = lazyWithRetry(
  async () => (await import('./project-reference.tsx')).ProjectReference,
  LoadingTool,
);

const MarksList = lazyWithRetry(async () => (await import('./marks-list.tsx')).MarksList, LoadingTool);

/** The ruler that leaves one line clear. */
export const LineReader = lazyWithRetry(async () => (await import('./line-reader.tsx')).LineReader);

/** The mask that leaves some lines open. */
export const LineMask = lazyWithRetry(async () => (await import('./line-mask.tsx')).LineMask);

/** What marks words, while the highlighter is on. */
export const MarkBar = lazyWithRetry(async () => (await import('./mark-bar.tsx')).MarkBar);

/** Whether a section has a basic or graphing calculator. */
export const hasCalculator = ({ tools }: Pick<BoundSection, 'tools'>): boolean =>
  tools.includes('calculator') || tools.includes('graphing-calculator');

/** Preloads the tools of some sections for offline use. */
export const preloadTools = (sections: readonly Pick<BoundSection, 'tools' | 'texts'>[]): Promise<unknown> =>
  Promise.all([
    sections.some(hasCalculator) && preloadCalculator(),
    sections.some(({ tools }) => tools.includes('highlighter')) &&
      Promise.all([MarkBar.preload(), MarksList.preload()]),
    sections.some(({ tools }) => tools.includes('line-reader')) && LineReader.preload(),
    sections.some(({ texts }) => texts?.masksLines) && LineMask.preload(),
    sections.some(({ tools }) => tools.includes('notes')) && NotesPad.preload(),
    sections.some(({ tools }) => tools.includes('reference-sheet')) && ReferenceSheet.preload(),
    sections.some(({ tools }) => tools.includes('project-reference')) && ProjectReference.preload(),
  ]);

interface LazyToolsProps {
  section: BoundSection;
  state: Tools;
  store: AttemptStore;
  snapshot: Snapshot;
  /** The questions whose marks are listed. */
  marked: MarkedQuestions;
}

/** The tools that are open beside a question. */
export const LazyTools = ({ section, state, store, snapshot, marked }: LazyToolsProps) => (
  <>
    {hasCalculator(section) && state.isToolOpen('calculator') && (
      <Calculator
        place={state.storageKeyFor('calculator')}
        hasGraph={section.tools.includes('graphing-calculator')}
        onClose={() => state.toggleTool('calculator')}
      />
    )}
    {section.tools.includes('highlighter') && state.isToolOpen('marks') && <MarksList state={state} {...marked} />}
    {section.tools.includes('notes') && state.isToolOpen('notes') && <NotesPad state={state} />}
    {section.tools.includes('reference-sheet') && state.isToolOpen('formulas') && (
      <ReferenceSheet place={state.storageKeyFor('formulas')} onClose={() => state.toggleTool('formulas')} />
    )}
    {section.tools.includes('project-reference') && state.isToolOpen('project') && (
      <ProjectReference
        place={state.storageKeyFor('project')}
        store={store}
        snapshot={snapshot}
        onClose={() => state.toggleTool('project')}
      />
    )}
  </>
);
