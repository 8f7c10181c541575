import { later } from '@inkstone/ui';

/** One error of a student; its code comes when one is opened. */
export const ErrorDialog = later(async () => (await import('./error-dialog.tsx')).ErrorDialog);
