import { later } from '@inkstone/ui';

/** Brings sets in from a file; its code comes when it is opened. */
export const ImportDialog = later(async () => (await import('./import-dialog.tsx')).ImportDialog);
