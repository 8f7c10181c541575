import { lazy } from 'react';

/** The report of one attempt; lazy, because not every reader comes to see one. */
export const AttemptReport = lazy(async () => ({
  default: (await import('./attempt/attempt-report.tsx')).AttemptReport,
}));

/** The report of a whole assignment; lazy, because the marking desk shows it only where nothing is to be marked. */
export const AssignmentReport = lazy(async () => ({
  default: (await import('./assignment/assignment-report.tsx')).AssignmentReport,
}));
