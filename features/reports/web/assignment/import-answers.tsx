import { Button, FileButton } from '@mantine/core';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { UploadIcon, toastSuccess, toastError, useTranslation } from '@inkstone/ui';
import { UnsentFile, importAnswers } from '@inkstone/taking/contract';
import { assignmentReportMessages } from '../../messages.ts';
import styles from './assignment-report.module.css';

const readFile = async (file: File): Promise<UnsentFile | null> => {
  try {
    const parsed = UnsentFile.safeParse(JSON.parse(await file.text()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Imports answers that a student's device could not send. */
export const ImportAnswers = () => {
  const t = useTranslation(assignmentReportMessages);
  const { mutateAsync, isPending } = useApiMutation(importAnswers);
  const bring = async (file: File | null) => {
    if (!file) return;
    const unsent = await readFile(file);
    if (!unsent) {
      toastError(t('importUnread'), t('importUnreadNext'));
      return;
    }
    try {
      const { imported, late } = await mutateAsync({ requestId: newRequestId(), file: unsent });
      const importedText = t('imported', { count: imported });
      toastSuccess(late > 0 ? `${importedText} ${t('importedLate', { count: late })}` : importedText);
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <div className={styles.import}>
      <FileButton accept="application/json,.json" onChange={(file) => void bring(file)}>
        {(props) => (
          <Button {...props} loading={isPending} leftSection={<UploadIcon />}>
            {t('importFile')}
          </Button>
        )}
      </FileButton>
      <p className="meta">{t('importHint')}</p>
    </div>
  );
};
