import { lazyWithRetry } from '@inkstone/ui';

/** The textbook guide; code and pictures are loaded when it opens. */
export const GuideDialog = lazyWithRetry(async () => (await import('./guide-dialog.tsx')).GuideDialog);
