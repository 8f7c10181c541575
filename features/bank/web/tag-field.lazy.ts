import { lazyWithRetry } from '@inkstone/ui';

export const TagField = lazyWithRetry(async () => (await import('./tag-field.tsx')).TagField);
