import type { BoundSection } from '@inkstone/exam/blueprint';
import { lazyWithRetry } from '@inkstone/ui';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import type { Tools } from './use-tools.ts';

const Calculator = lazyWithRetry(async () => (await import('./calculator/calculator.tsx')).Calculator);
const NotesPad = lazyWithRetry(async () => (await import('./notes-pad.tsx')).NotesPad);
const ReferenceSheet = lazyWithRetry(async () => (await import('./reference-sheet.tsx')).ReferenceSheet);

const ProjectReference = lazyWithRetry(async () => (await import('./project-reference.tsx')).ProjectReference);

/** Whether a section has a calculator of either kind. */
export const hasCalculator = ({ tools }: Pick<BoundSection, 'tools'>): boolean =>
  tools.includes('calculator') || tools.includes('graphing-calculator');

/** Fetches what some sections offer, for work that goes on without a network. */
export const fetchLateTools = (sections: readonly Pick<BoundSection, 'tools'>[]): Promise<unknown> =>
  Promise.all([
    sections.some(hasCalculator) && Calculator.preload(),
    sections.some(({ tools }) => tools.includes('notes')) && NotesPad.preload(),
    sections.some(({ tools }) => tools.includes('reference-sheet')) && ReferenceSheet.preload(),
    sections.some(({ tools }) => tools.includes('project-reference')) && ProjectReference.preload(),
  ]);

interface LateToolsProps {
  section: BoundSection;
  state: Tools;
  store: AttemptStore;
  snapshot: Snapshot;
}

/** The tools that lie open beside a question. */
export const LateTools = ({ section, state, store, snapshot }: LateToolsProps) => (
  <>
    {hasCalculator(section) && state.isOut('calculator') && (
      <Calculator
        place={state.placeOf('calculator')}
        hasGraph={section.tools.includes('graphing-calculator')}
        onClose={() => state.toggleOut('calculator')}
      />
    )}
    {section.tools.includes('notes') && state.isOut('notes') && <NotesPad state={state} />}
    {section.tools.includes('reference-sheet') && state.isOut('formulas') && (
      <ReferenceSheet place={state.placeOf('formulas')} onClose={() => state.toggleOut('formulas')} />
    )}
    {section.tools.includes('project-reference') && state.isOut('project') && (
      <ProjectReference
        place={state.placeOf('project')}
        store={store}
        snapshot={snapshot}
        onClose={() => state.toggleOut('project')}
      />
    )}
  </>
);
