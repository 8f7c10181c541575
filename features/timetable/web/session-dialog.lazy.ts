import { lazyWithRetry } from '@inkstone/ui';

/** The form of a new session; loaded when it is opened. */
export const AddSessionDialog = lazyWithRetry(async () => (await import('./session-dialog.tsx')).AddSessionDialog);

/** The form of a session; loaded when one is opened. */
export const EditSessionDialog = lazyWithRetry(async () => (await import('./session-dialog.tsx')).EditSessionDialog);
