import { lazy } from 'react';

/** The report of a whole assignment, its code fetched where a teacher opens one without naming a student. */
export const WholeReport = lazy(async () => ({ default: (await import('./whole-report.screen.tsx')).Screen }));
