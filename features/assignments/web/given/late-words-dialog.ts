import { lazyWithRetry } from '@inkstone/ui';

/** The dialog of title and message; its code comes when it is opened. */
export const WordsDialog = lazyWithRetry(async () => (await import('./words-dialog.tsx')).WordsDialog);
