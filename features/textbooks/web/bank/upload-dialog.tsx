import { cutText } from '@inkstone/base';
import { Button, FileButton, Modal } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { Bar, UploadIcon, useTranslation, type FieldError } from '@inkstone/ui';
import { createTextbook } from '../../contract.ts';
import { bankMessages } from '../../messages.ts';
import { useSizeText } from '../books/use-size-text.ts';
import { BookFields, factsOf, useFactFaults, type BookDraft } from './book-fields.tsx';
import { mostMegabytes, usePdfUpload, type Sending } from './use-pdf-upload.ts';
import styles from './bank.module.css';

const emptyDraft: BookDraft = { name: '', nameZh: '', project: '', subject: null, vocabulary: null };

/** A new book: its PDF goes up while its facts are written. */
export const UploadDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation(bankMessages);
  const [draft, setDraft] = useState(emptyDraft);
  const { sending, choose, stop } = usePdfUpload();
  const { mutateAsync } = useApiMutation(createTextbook);
  const faultsIn = useFactFaults();
  const fileFault = useFileFault();
  const change = (part: Partial<BookDraft>) => setDraft((before) => ({ ...before, ...part }));
  const take = (file: File | null) => {
    if (!file) return;
    void choose(file);
    // The name of the file serves until another one is written.
    if (factsOf(draft).name === '')
      change({
        name: cutText(file.name.replace(/\.pdf$/i, '').replaceAll('_', ' '), 200),
      });
  };
  const send = async (requestId: string) => {
    await mutateAsync({ what: 'book', requestId, file: sending?.fileId ?? 0, ...factsOf(draft) });
    return t('added', { name: factsOf(draft).name });
  };
  return (
    <Modal opened onClose={onClose} title={t('upload')} size={520} closeOnClickOutside={false}>
      <DialogForm act={t('add')} faults={[...fileFault(sending), ...faultsIn(draft)]} send={send} onClose={onClose}>
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
            {!sending && <span className="meta">{t('fileNote', { megabytes: mostMegabytes })}</span>}
            {sending && sending.fileId === null && sending.trouble === null && (
              <Button variant="quiet" onClick={stop}>
                {t('stop')}
              </Button>
            )}
          </div>
          {sending && <Progress sending={sending} />}
        </div>
        <BookFields draft={draft} onChange={change} />
      </DialogForm>
    </Modal>
  );
};

const useFileFault = () => {
  const t = useTranslation(bankMessages);
  return (sending: Sending | null): FieldError[] => {
    if (!sending) return [{ field: 'book-file', message: t('needFile') }];
    if (sending.trouble) return [{ field: 'book-file', message: sending.trouble }];
    return sending.fileId === null ? [{ field: 'book-file', message: t('stillSending') }] : [];
  };
};

const Progress = ({ sending: { name, bytes, sent, fileId, trouble } }: { sending: Sending }) => {
  const t = useTranslation(bankMessages);
  const sizeText = useSizeText();
  if (trouble) return <p role="alert">{trouble}</p>;
  const said = fileId === null ? t('sent', { done: sizeText(sent), all: sizeText(bytes) }) : t('sentWhole');
  return (
    <>
      <b className={styles.chosen}>{name}</b>
      <Bar done={sent} all={bytes} complete={fileId !== null} />
      <span className="meta num" role="status">
        {said}
      </span>
    </>
  );
};
