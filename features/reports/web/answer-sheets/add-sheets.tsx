import { Button, FileButton } from '@mantine/core';
import { toastError, toastSuccess, UploadIcon, useTranslation } from '@inkstone/ui';
import { answerSheetMessages } from '../../messages/answer-sheets.ts';
import styles from './answer-sheets.module.css';
import type { SheetList } from './sheet-words.ts';
import { useSheetUpload } from './use-sheet-upload.ts';

interface AddSheetsProps {
  id: number;
  forms: SheetList['forms'];
  onAdded(): void;
}

/** Reads chosen pictures and PDFs on this device and adds their pages. */
export const AddSheets = ({ id, forms, onAdded }: AddSheetsProps) => {
  const t = useTranslation(answerSheetMessages);
  const { progress, add, stop } = useSheetUpload(id, forms);
  const choose = async (files: File[]) => {
    const { added, again, broken, error } = await add(files);
    onAdded();
    const notes = [added > 0 && t('added', { count: added }), again > 0 && t('again', { count: again })].filter(
      Boolean,
    );
    if (notes.length > 0) toastSuccess(notes.join(' '));
    if (broken.length > 0) toastError(t('notOpened', { names: broken.join(', ') }));
    if (error !== null) toastError(t('failed'), error);
  };
  return (
    <>
      <FileButton multiple accept="image/*,application/pdf,.pdf,.heic" onChange={(files) => void choose(files)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<UploadIcon />} loading={progress !== null}>
            {t('add')}
          </Button>
        )}
      </FileButton>
      {progress && (
        <span className={styles.progress} role="status">
          {t('reading', { ...progress })}
          <Button variant="quiet" size="sm" onClick={stop}>
            {t('stop')}
          </Button>
        </span>
      )}
    </>
  );
};
