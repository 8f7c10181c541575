import { lazyWithRetry } from '@inkstone/ui';

/** Requests a redo; loaded when it is first opened. */
export const RedoDialog = lazyWithRetry(async () => (await import('./redo-dialog.tsx')).RedoDialog);

/** Moves the due date of a redo; loaded when it is first opened. */
export const RedoDateDialog = lazyWithRetry(async () => (await import('./redo-dialog.tsx')).RedoDateDialog);
