import { lazyWithRetry } from '@inkstone/ui';

export const ChooseQuestionsDialog = lazyWithRetry(
  async () => (await import('./choose-questions-dialog.tsx')).ChooseQuestionsDialog,
);
