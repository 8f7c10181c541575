import { lazy } from 'react';

/** The report of one attempt; lazy, so that readers of the assignment report do not load both. */
export const AttemptReport = lazy(async () => ({
  default: (await import('./attempt/attempt-report.tsx')).AttemptReport,
}));

/** The report of a whole assignment, for a teacher who names no student. */
export const AssignmentReport = lazy(async () => ({
  default: (await import('./whole/whole-report.screen.tsx')).Screen,
}));
