import { lazyWithRetry } from '@inkstone/ui';

/** Moves a deadline; loaded when it is first opened. */
export const TimeDialog = lazyWithRetry(async () => (await import('./time-dialog.tsx')).TimeDialog);

/** Opens reports by hand; loaded when it is first opened. */
export const OpenReportsDialog = lazyWithRetry(
  async () => (await import('./open-reports-dialog.tsx')).OpenReportsDialog,
);

/** Moves the beginning; loaded when it is first opened. */
export const BeginDialog = lazyWithRetry(async () => (await import('./begin-dialog.tsx')).BeginDialog);

/** Edits texts and rules; loaded when it is first opened. */
export const EditDialog = lazyWithRetry(async () => (await import('./edit-dialog.tsx')).EditDialog);

/** Adds single students; loaded when it is first opened. */
export const AddStudentsDialog = lazyWithRetry(
  async () => (await import('./add-students-dialog.tsx')).AddStudentsDialog,
);

/** Gives work again to other classes; loaded when it is first opened. */
export const RepeatDialog = lazyWithRetry(async () => (await import('./repeat-dialog.tsx')).RepeatDialog);
