import { later } from '@inkstone/ui';

/** The dialogs with dates to choose; their code comes when one is opened. */
export const TimeDialog = later(async () => (await import('./time-dialog.tsx')).TimeDialog);

/** Moves a beginning. */
export const BeginDialog = later(async () => (await import('./begin-dialog.tsx')).BeginDialog);

/** Changes words and rules. */
export const EditDialog = later(async () => (await import('./edit-dialog.tsx')).EditDialog);
