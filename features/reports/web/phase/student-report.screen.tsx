import { lazyWithRetry } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { studentReport } from '../../addresses.ts';

// Lazy: the URL decides which of them is needed.
const NewPhaseReport = lazyWithRetry(async () => (await import('./new-phase-report.tsx')).NewPhaseReport);
const PhaseReportPage = lazyWithRetry(async () => (await import('./phase-report-page.tsx')).PhaseReportPage);
const PhaseList = lazyWithRetry(async () => (await import('./phase-list.tsx')).PhaseList);

/** A phase report, a new one about a student, or the list of the caller's own. */
export const Screen = () => {
  const { id, studentId } = useSearch(studentReport);
  if (id !== undefined) return <PhaseReportPage key={id} id={id} />;
  return studentId === undefined ? <PhaseList /> : <NewPhaseReport key={studentId} studentId={studentId} />;
};
