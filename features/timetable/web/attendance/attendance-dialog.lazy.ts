import { lazyWithRetry } from '@inkstone/ui';

/** Who was at a session; loaded when one is opened. */
export const AttendanceDialog = lazyWithRetry(async () => (await import('./attendance-dialog.tsx')).AttendanceDialog);
