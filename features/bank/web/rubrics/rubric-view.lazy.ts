import { lazyWithRetry } from '@inkstone/ui';

export const RubricView = lazyWithRetry(async () => (await import('./rubric-view.tsx')).RubricView);
