import { getErrorMessage, newRequestId, useApiMutation, type CallInput } from '@inkstone/call/web';
import { toastError, toastSuccess, useTranslation } from '@inkstone/ui';
import { createOwnPractice } from '../../contract.ts';
import { practiceMessages } from '../../messages.ts';

type PracticeDraft = Omit<CallInput<typeof createOwnPractice>, 'requestId'>;

/** Puts practice together and says what came of it; true where there is one now. */
export const useCreatePractice = () => {
  const t = useTranslation(practiceMessages);
  const { mutateAsync, isPending } = useApiMutation(createOwnPractice);
  const create = async (draft: PracticeDraft): Promise<boolean> => {
    try {
      const { questions, seen } = await mutateAsync({ requestId: newRequestId(), ...draft });
      const isPartlySeen = draft.source === 'choice' && seen > 0;
      toastSuccess(t(isPartlySeen ? 'readySeen' : 'ready', { count: questions }));
      return true;
    } catch (error) {
      toastError(t('notReady'), getErrorMessage(error));
      return false;
    }
  };
  return { create, isPending };
};
