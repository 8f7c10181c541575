import { useState } from 'react';
import { dayIn } from '@inkstone/base';
import { fetchBytes, useCaller, getErrorMessage } from '@inkstone/call/web';
import { toastSuccess, toastError, useTranslation, saveFile } from '@inkstone/ui';
import { readerZone } from '@inkstone/ui/time';
import { exportQuestionSets } from '../../contract.ts';
import { exchangeMessages } from '../../messages.ts';

/** Saves sets as one file on the device; resolves to whether it was done. */
export const useExport = (): { isBusy: boolean; exportSets(ids: readonly number[]): Promise<boolean> } => {
  const t = useTranslation(exchangeMessages);
  const caller = useCaller();
  const [isBusy, setBusy] = useState(false);
  const exportSets = async (ids: readonly number[]) => {
    setBusy(true);
    try {
      const bytes = await fetchBytes(caller, exportQuestionSets, { ids: [...ids] });
      saveFile(bytes, t('fileName', { day: dayIn(Date.now(), readerZone().timeZone) }));
      toastSuccess(t('exported', { count: ids.length }));
      return true;
    } catch (error) {
      toastError(t('notExported'), getErrorMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, exportSets };
};
