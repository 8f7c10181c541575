import { lazyWithRetry } from '@inkstone/ui';

/** Imports sets from a file; loaded when it is first opened. */
export const ImportDialog = lazyWithRetry(async () => (await import('./import-dialog.tsx')).ImportDialog);
