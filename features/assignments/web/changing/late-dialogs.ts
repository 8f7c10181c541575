import { later } from '@inkstone/ui';

/** The dialogs with dates to choose; their code comes when one is opened. */
export const TimeDialog = later(async () => (await import('./time-dialog.tsx')).TimeDialog);

/** Opens reports by hand. */
export const OpenReportsDialog = later(async () => (await import('./open-reports-dialog.tsx')).OpenReportsDialog);

/** Moves a beginning. */
export const BeginDialog = later(async () => (await import('./begin-dialog.tsx')).BeginDialog);

/** Changes words and rules. */
export const EditDialog = later(async () => (await import('./edit-dialog.tsx')).EditDialog);
