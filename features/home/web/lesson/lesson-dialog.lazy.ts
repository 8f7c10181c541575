import { lazyWithRetry } from '@inkstone/ui';

/** One class session; its code comes when one is opened. */
export const LessonDialog = lazyWithRetry(async () => (await import('./lesson-dialog.tsx')).LessonDialog);
