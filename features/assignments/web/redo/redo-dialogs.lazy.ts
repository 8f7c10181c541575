import { lazyWithRetry } from '@inkstone/ui';

/** Asks a student to do questions again; its code comes when it is opened. */
export const RedoDialog = lazyWithRetry(async () => (await import('./redo-dialog.tsx')).RedoDialog);

/** Moves the date of that. */
export const RedoDateDialog = lazyWithRetry(async () => (await import('./redo-dialog.tsx')).RedoDateDialog);
