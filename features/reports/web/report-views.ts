import { lazy } from 'react';

/** The report of one sitting; its code comes where one is read, so that whoever reads the whole does not fetch both. */
export const AttemptReport = lazy(async () => ({
  default: (await import('./attempt/attempt-report.tsx')).AttemptReport,
}));

/** The report of a whole assignment, where a teacher opens one without naming a student. */
export const WholeReport = lazy(async () => ({ default: (await import('./whole/whole-report.screen.tsx')).Screen }));
