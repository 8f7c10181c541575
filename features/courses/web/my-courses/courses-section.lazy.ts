import { lazyWithRetry } from '@inkstone/ui';

/** The courses section of the student's home; lazy, so that the parts above it load first. */
export const CoursesSection = lazyWithRetry(async () => (await import('./courses-section.tsx')).CoursesSection);
