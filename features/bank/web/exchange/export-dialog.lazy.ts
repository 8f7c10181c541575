import { lazyWithRetry } from '@inkstone/ui';

/** Saves sets as a file; loaded when it is first opened. */
export const ExportDialog = lazyWithRetry(async () => (await import('./export-dialog.tsx')).ExportDialog);
