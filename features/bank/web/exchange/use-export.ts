import { useState } from 'react';
import { dayIn } from '@inkstone/base';
import { fetchBytes, useCaller, getErrorMessage } from '@inkstone/call/web';
import { toastSuccess, toastError, useTranslation, saveFile } from '@inkstone/ui';
import { readerZone } from '@inkstone/ui/time';
import { exportQuestionSets } from '../../contract.ts';
import { writeQuestionFile } from '../../contract/question-files.ts';
import type { ExportFormatId } from '../../export/vocabulary.ts';
import { exchangeMessages, questionFileMessages } from '../../messages.ts';

/** A format of another system, with the end of its files' names. */
export interface OtherFormat {
  format: ExportFormatId;
  extension: string;
}

/** Saves sets as one file on the device, Inkstone's own or that of another system; resolves to whether it was done. */
export const useExport = () => {
  const t = useTranslation(exchangeMessages);
  const tFile = useTranslation(questionFileMessages);
  const caller = useCaller();
  const [isBusy, setBusy] = useState(false);
  const save = async (ids: readonly number[], otherFormat: OtherFormat | null): Promise<boolean> => {
    setBusy(true);
    try {
      const bytes = otherFormat
        ? await fetchBytes(caller, writeQuestionFile, { ids: [...ids], format: otherFormat.format })
        : await fetchBytes(caller, exportQuestionSets, { ids: [...ids] });
      const day = dayIn(Date.now(), readerZone().timeZone);
      saveFile(bytes, tFile('fileName', { day, extension: otherFormat?.extension ?? '.json' }));
      toastSuccess(t('exported', { count: ids.length }));
      return true;
    } catch (error) {
      toastError(t('notExported'), getErrorMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
};
