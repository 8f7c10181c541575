import { lazyWithRetry } from '@inkstone/ui';

export const ShareDialog = lazyWithRetry(async () => (await import('./share-dialog.tsx')).ShareDialog);
