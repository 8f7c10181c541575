import { lazyWithRetry } from '@inkstone/ui';

/** The dialogs with dates to choose; their code comes when one is opened. */
export const TimeDialog = lazyWithRetry(async () => (await import('./time-dialog.tsx')).TimeDialog);

/** Opens reports by hand. */
export const OpenReportsDialog = lazyWithRetry(
  async () => (await import('./open-reports-dialog.tsx')).OpenReportsDialog,
);

/** Moves a beginning. */
export const BeginDialog = lazyWithRetry(async () => (await import('./begin-dialog.tsx')).BeginDialog);

/** Changes words and rules. */
export const EditDialog = lazyWithRetry(async () => (await import('./edit-dialog.tsx')).EditDialog);
