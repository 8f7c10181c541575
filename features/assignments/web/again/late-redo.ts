import { later } from '@inkstone/ui';

/** Asks a student to do questions again; its code comes when it is opened. */
export const RedoDialog = later(async () => (await import('./redo-dialog.tsx')).RedoDialog);

/** Moves the date of that. */
export const RedoDateDialog = later(async () => (await import('./redo-dialog.tsx')).RedoDateDialog);
