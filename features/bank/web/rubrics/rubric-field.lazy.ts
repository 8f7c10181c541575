import { lazyWithRetry } from '@inkstone/ui';

export const RubricField = lazyWithRetry(async () => (await import('./rubric-field.tsx')).RubricField);
