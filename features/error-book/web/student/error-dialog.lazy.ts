import { lazyWithRetry } from '@inkstone/ui';

/** The error dialog, loaded when it is opened. */
export const ErrorDialog = lazyWithRetry(async () => (await import('./error-dialog.tsx')).ErrorDialog);
