import { lazyWithRetry } from '@inkstone/ui';

/** The guide to textbooks; its code and pictures come when it is shown. */
export const GuideDialog = lazyWithRetry(async () => (await import('./guide-dialog.tsx')).GuideDialog);
