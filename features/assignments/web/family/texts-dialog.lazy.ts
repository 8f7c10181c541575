import { lazyWithRetry } from '@inkstone/ui';

/** Edits title and message; loaded when it is first opened. */
export const TextsDialog = lazyWithRetry(async () => (await import('./texts-dialog.tsx')).TextsDialog);
