import { lazyWithRetry } from '@inkstone/ui';

/** The dialog of title and message; its code comes when it is opened. */
export const TextsDialog = lazyWithRetry(async () => (await import('./texts-dialog.tsx')).TextsDialog);
