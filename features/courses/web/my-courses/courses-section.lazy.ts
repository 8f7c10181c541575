import { lazyWithRetry } from '@inkstone/ui';

/** The courses section of the student's home; loaded after what stands above it. */
export const CoursesSection = lazyWithRetry(async () => (await import('./courses-section.tsx')).CoursesSection);
