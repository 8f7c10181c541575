import { cutText } from '@inkstone/base';
import { Button, FileButton, Modal } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { Bar, UploadIcon, useTranslation, type FieldError } from '@inkstone/ui';
import { createTextbook } from '../../contract.ts';
import { bankMessages } from '../../messages.ts';
import { useSizeText } from '../books/use-size-text.ts';
import { BookFields, toBookInput, useBookErrors, type BookDraft } from './book-fields.tsx';
import { maxMegabytes, usePdfUpload, type UploadState } from './use-pdf-upload.ts';
import styles from './bank.module.css';

const emptyDraft: BookDraft = { name: '', nameZh: '', programme: '', subject: null, vocabulary: null };

/** A new book: its PDF is uploaded while its fields are filled in. */
export const UploadDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation(bankMessages);
  const [draft, setDraft] = useState(emptyDraft);
  const { sending, choose, stop } = usePdfUpload();
  const { mutateAsync } = useApiMutation(createTextbook);
  const faultsIn = useBookErrors();
  const fileFault = useFileError();
  const change = (part: Partial<BookDraft>) => setDraft((before) => ({ ...before, ...part }));
  const take = (file: File | null) => {
    if (!file) return;
    void choose(file);
    // The file name is the default until another name is typed.
    if (toBookInput(draft).name === '')
      change({
        name: cutText(file.name.replace(/\.pdf$/i, '').replaceAll('_', ' '), 200),
      });
  };
  const send = async (requestId: string) => {
    await mutateAsync({ what: 'book', requestId, file: sending?.fileId ?? 0, ...toBookInput(draft) });
    return t('added', { name: toBookInput(draft).name });
  };
  return (
    <Modal opened onClose={onClose} title={t('upload')} size={520} closeOnClickOutside={false}>
      <DialogForm
        submitLabel={t('add')}
        faults={[...fileFault(sending), ...faultsIn(draft)]}
        send={send}
        onClose={onClose}
      >
        <div className={styles.file} id="book-file" tabIndex={-1} role="group" aria-label={t('file')}>
          <b className="small">{t('file')}</b>
          <div>
            <FileButton accept="application/pdf,.pdf" onChange={take}>
              {(props) => (
                <Button {...props} leftSection={<UploadIcon />}>
                  {t(sending ? 'chooseOther' : 'choose')}
                </Button>
              )}
            </FileButton>
            {!sending && <span className="meta">{t('fileNote', { megabytes: maxMegabytes })}</span>}
            {sending && sending.fileId === null && sending.error === null && (
              <Button variant="quiet" onClick={stop}>
                {t('stop')}
              </Button>
            )}
          </div>
          {sending && <UploadProgress sending={sending} />}
        </div>
        <BookFields draft={draft} onChange={change} />
      </DialogForm>
    </Modal>
  );
};

const useFileError = () => {
  const t = useTranslation(bankMessages);
  return (sending: UploadState | null): FieldError[] => {
    if (!sending) return [{ field: 'book-file', message: t('needFile') }];
    if (sending.error) return [{ field: 'book-file', message: sending.error }];
    return sending.fileId === null ? [{ field: 'book-file', message: t('stillSending') }] : [];
  };
};

const UploadProgress = ({ sending: { name, bytes, sent, fileId, error } }: { sending: UploadState }) => {
  const t = useTranslation(bankMessages);
  const sizeText = useSizeText();
  if (error) return <p role="alert">{error}</p>;
  const progressText = fileId === null ? t('sent', { done: sizeText(sent), all: sizeText(bytes) }) : t('sentWhole');
  return (
    <>
      <b className={styles.chosen}>{name}</b>
      <Bar done={sent} all={bytes} complete={fileId !== null} />
      <span className="meta num" role="status">
        {progressText}
      </span>
    </>
  );
};
