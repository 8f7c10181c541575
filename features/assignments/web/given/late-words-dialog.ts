import { later } from '@inkstone/ui';

/** The dialog of title and message; its code comes when it is opened. */
export const WordsDialog = later(async () => (await import('./words-dialog.tsx')).WordsDialog);
