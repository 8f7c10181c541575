import { lazyWithRetry } from '@inkstone/ui';

/** The latest textbooks on the student's home; lazy, since they are below everything that has to be done. */
export const ShelfSection = lazyWithRetry(async () => (await import('./shelf-section.tsx')).ShelfSection);
