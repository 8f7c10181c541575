import { lazyWithRetry } from '@inkstone/ui';

/** Brings sets in from a file; its code comes when it is opened. */
export const ImportDialog = lazyWithRetry(async () => (await import('./import-dialog.tsx')).ImportDialog);
