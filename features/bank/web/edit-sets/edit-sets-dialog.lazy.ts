import { lazyWithRetry } from '@inkstone/ui';

export const EditSetsDialog = lazyWithRetry(async () => (await import('./edit-sets-dialog.tsx')).EditSetsDialog);
