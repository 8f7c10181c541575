import { lazyWithRetry } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { studentReport } from '../../addresses.ts';

// Which of them an address asks for is known when it is opened; the others stay away.
const NewPhase = lazyWithRetry(async () => (await import('./new-phase.tsx')).NewPhase);
const OnePhase = lazyWithRetry(async () => (await import('./one-phase.tsx')).OnePhase);
const PhaseList = lazyWithRetry(async () => (await import('./phase-list.tsx')).PhaseList);

/** A phase report, a new one about a student, or all that one writes. */
export const Screen = () => {
  const { id, stuId } = useSearch(studentReport);
  if (id !== undefined) return <OnePhase key={id} id={id} />;
  return stuId === undefined ? <PhaseList /> : <NewPhase key={stuId} stuId={stuId} />;
};
