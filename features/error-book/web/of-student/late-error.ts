import { lazyWithRetry } from '@inkstone/ui';

/** One error of a student; its code comes when one is opened. */
export const ErrorDialog = lazyWithRetry(async () => (await import('./error-dialog.tsx')).ErrorDialog);
