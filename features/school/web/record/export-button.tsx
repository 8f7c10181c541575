import { Button } from '@mantine/core';
import { useState } from 'react';
import { dayIn } from '@inkstone/base';
import { fetchBytes, getErrorMessage, useCaller } from '@inkstone/call/web';
import { toastError, toastSuccess, useTranslation, saveFile } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { readerZone } from '@inkstone/ui/time';
import { schoolRecord } from '../../addresses.ts';
import { exportSchoolRecords } from '../../contract.ts';
import { recordMessages } from '../../messages.ts';
import { mostExportedRecords } from '../../rules.ts';

/** Saves what the filters leave as a CSV file. */
export const ExportButton = () => {
  const t = useTranslation(recordMessages);
  const caller = useCaller();
  const { beforeId: _, ...filters } = useSearch(schoolRecord);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const bytes = await fetchBytes(caller, exportSchoolRecords, filters);
      saveFile(bytes, t('fileName', { day: dayIn(Date.now(), readerZone().timeZone) }));
      toastSuccess(t('exported'));
    } catch (error) {
      toastError(t('notExported'), getErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={isBusy} title={t('exportNote', { count: mostExportedRecords })} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
};
