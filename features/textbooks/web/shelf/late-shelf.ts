import { lazyWithRetry } from '@inkstone/ui';

/** The newest textbooks, for the student's home: they stand below all that is to be done, so that their code comes after it. */
export const ShelfSection = lazyWithRetry(async () => (await import('./shelf-section.tsx')).ShelfSection);
