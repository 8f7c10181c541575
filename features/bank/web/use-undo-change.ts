import { getErrorMessage, useApiMutation } from '@inkstone/call/web';
import { toastError, toastSuccess, useTranslation } from '@inkstone/ui';
import { undoBankChange } from '../contract.ts';
import { pointMessages } from '../messages.ts';

/** Undoes a change of many sets and says how many have back what they had; `undo` resolves to whether it was undone. */
export const useUndoChange = () => {
  const t = useTranslation(pointMessages);
  const { mutateAsync, isPending } = useApiMutation(undoBankChange);
  const undo = async (changeId: number): Promise<boolean> => {
    try {
      const { restored, stayed } = await mutateAsync({ changeId });
      if (restored > 0) toastSuccess(t('wasUndone', { count: restored }));
      if (stayed > 0) toastError(t('stayed', { count: stayed }));
      return true;
    } catch (error) {
      toastError(getErrorMessage(error));
      return false;
    }
  };
  return { undo, isPending };
};
