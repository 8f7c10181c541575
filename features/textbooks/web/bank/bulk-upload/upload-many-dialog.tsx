import { Button, FileButton, Modal, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toStoredTitles } from '@inkstone/base';
import { Bar, UploadIcon, useTranslation } from '@inkstone/ui';
import { bankMessages } from '../../../messages.ts';
import { subjects } from '../../books/subjects.ts';
import { useBookTexts } from '../../books/use-book-texts.ts';
import { useSizeText } from '../../books/use-size-text.ts';
import { ProgrammeField } from '../book-fields.tsx';
import { maxMegabytes } from '../use-pdf-upload.ts';
import type { BookUpload } from './upload-many.ts';
import { useManyUploads, type SharedFields } from './use-many-uploads.ts';
import styles from './bulk-upload.module.css';

const hasName = ({ name, nameZh }: BookUpload): boolean => toStoredTitles({ en: name, zh: nameZh }).title !== '';

/** Many new books: one line for each PDF, with its names and what became of it. */
export const UploadManyDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation(bankMessages);
  const [shared, setShared] = useState<SharedFields>({ programme: '', subject: null });
  const [isTried, setTried] = useState(false);
  const { uploads, isRunning, choose, change, remove, add } = useManyUploads();
  const open = uploads.filter(({ state }) => state === 'ready' || state === 'failed');
  const addedCount = uploads.filter(({ state }) => state === 'added').length;
  const isChecking = uploads.some(({ state }) => state === 'checking');
  const start = () => {
    setTried(true);
    if (shared.subject !== null && open.every(hasName)) void add(shared);
  };
  return (
    <Modal opened onClose={onClose} title={t('uploadMany')} size={760} closeOnClickOutside={false}>
      <div className={styles.form}>
        <div className={styles.choose}>
          <FileButton multiple accept="application/pdf,.pdf" onChange={(files) => void choose(files)}>
            {(props) => (
              <Button {...props} disabled={isRunning} leftSection={<UploadIcon />}>
                {t(uploads.length > 0 ? 'chooseMore' : 'chooseMany')}
              </Button>
            )}
          </FileButton>
          <span className="meta">{t('manyNote', { megabytes: maxMegabytes })}</span>
        </div>
        {uploads.length > 0 && (
          <>
            <SharedBookFields {...{ shared, isTried }} disabled={isRunning} onChange={setShared} />
            <ul className={styles.lines} aria-label={t('manyFiles')}>
              {uploads.map((upload) => (
                <UploadLine
                  key={upload.key}
                  {...{ upload, isRunning, isTried }}
                  onChange={(part) => change(upload.key, part)}
                  onRemove={() => remove(upload.key)}
                />
              ))}
            </ul>
          </>
        )}
        <div className={styles.acts}>
          <span className="meta" role="status">
            {addedCount > 0 && t('manyAdded', { count: addedCount, all: uploads.length })}
          </span>
          <Button variant="quiet" onClick={onClose}>
            {t(isRunning ? 'stop' : 'close')}
          </Button>
          <Button variant="filled" loading={isRunning} disabled={open.length === 0 || isChecking} onClick={start}>
            {t('addMany', { count: open.length })}
          </Button>
        </div>
      </div>
    </Modal>
  );
};

interface SharedBookFieldsProps {
  shared: SharedFields;
  isTried: boolean;
  disabled: boolean;
  onChange(shared: SharedFields): void;
}

const SharedBookFields = ({ shared, isTried, disabled, onChange }: SharedBookFieldsProps) => {
  const t = useTranslation(bankMessages);
  const { subjectName } = useBookTexts();
  return (
    <div className={styles.pair}>
      <ProgrammeField
        value={shared.programme}
        disabled={disabled}
        onChange={(programme) => onChange({ ...shared, programme })}
      />
      <Select
        label={t('subject')}
        allowDeselect={false}
        disabled={disabled}
        data={subjects.map((id) => ({ value: id, label: subjectName(id) }))}
        value={shared.subject}
        error={isTried && shared.subject === null ? t('needSubject') : undefined}
        onChange={(subject) => onChange({ ...shared, subject })}
      />
    </div>
  );
};

interface UploadLineProps {
  upload: BookUpload;
  isRunning: boolean;
  isTried: boolean;
  onChange(part: Partial<BookUpload>): void;
  onRemove(): void;
}

const UploadLine = ({ upload, isRunning, isTried, onChange, onRemove }: UploadLineProps) => {
  const t = useTranslation(bankMessages);
  const { file, name, nameZh, state } = upload;
  const isOpen = !isRunning && (state === 'ready' || state === 'failed');
  const isRefused = state === 'refused';
  return (
    <li className={styles.line}>
      <b className={styles.fileName}>{file.name}</b>
      {!isRefused && (
        <div className={styles.pair}>
          <TextInput
            label={t('bookName')}
            maxLength={200}
            disabled={!isOpen}
            value={name}
            error={isTried && isOpen && !hasName(upload) ? t('needName') : undefined}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
          <TextInput
            label={t('bookNameZh')}
            lang="zh-CN"
            maxLength={200}
            disabled={!isOpen}
            value={nameZh}
            onChange={({ currentTarget }) => onChange({ nameZh: currentTarget.value })}
          />
        </div>
      )}
      <LineState upload={upload} />
      {!isRunning && state !== 'added' && (
        <Button
          variant="quiet"
          size="compact-sm"
          aria-label={t('leaveOutFile', { name: file.name })}
          onClick={onRemove}
        >
          {t('leaveOut')}
        </Button>
      )}
    </li>
  );
};

const stateMessages = {
  checking: 'lineChecking',
  ready: 'lineReady',
  sending: 'lineAdding',
  added: 'lineAdded',
} as const;

/** What became of a line, in words. */
const LineState = ({ upload: { state, sent, file, fileId, error } }: { upload: BookUpload }) => {
  const t = useTranslation(bankMessages);
  const sizeText = useSizeText();
  if (state === 'refused') return <p role="alert">{error}</p>;
  if (state === 'failed') return <p role="alert">{t('lineFailed', { reason: error ?? '' })}</p>;
  const isSending = state === 'sending' && fileId === null;
  return (
    <>
      {isSending && <Bar done={sent} all={file.size} complete={false} />}
      <span className="meta num" role="status">
        {isSending ? t('sent', { done: sizeText(sent), all: sizeText(file.size) }) : t(stateMessages[state])}
      </span>
    </>
  );
};
