import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { toastSuccess, toastError, useConfirm, useTranslation } from '@inkstone/ui';
import { updateCandidate, type CandidateRow } from '../contract.ts';
import { recordMessages } from '../messages.ts';

/** Deletes a draft after confirmation; published records stay. */
export const useRemoveDraft = (): ((row: CandidateRow) => Promise<void>) => {
  const t = useTranslation(recordMessages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(updateCandidate);
  return async ({ id, name, position }) => {
    const question = { title: t('removeTitle', { name }), body: t('removeBody'), actionLabel: t('remove') };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), id, name, position, remove: true });
      toastSuccess(t('removed', { name }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
};
