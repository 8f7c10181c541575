import { lazyWithRetry } from '@inkstone/ui';

/** A lesson; loaded when one is opened. */
export const LessonDialog = lazyWithRetry(async () => (await import('./lesson-dialog.tsx')).LessonDialog);
