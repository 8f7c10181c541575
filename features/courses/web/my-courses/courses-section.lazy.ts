import { lazyWithRetry } from '@inkstone/ui';

/** The courses to be studied, for the student's home: they stand below all that is to be done, so that their code comes after it. */
export const CoursesSection = lazyWithRetry(async () => (await import('./courses-section.tsx')).CoursesSection);
