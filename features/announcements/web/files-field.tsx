import { ActionIcon, Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { createFileSender } from '@inkstone/bank/web';
import { getErrorMessage, useCaller } from '@inkstone/call/web';
import { toastError, TrashIcon, UploadIcon, useTranslation } from '@inkstone/ui';
import type { AnnouncementFile } from '../contract.ts';
import { messages } from '../messages.ts';
import { maxAttachmentBytes } from '../rules.ts';
import styles from './announcements.module.css';

/** Changes the files by those that are there then: uploads end one after the other. */
export type OnFilesChange = (toFiles: (before: readonly AnnouncementFile[]) => readonly AnnouncementFile[]) => void;

interface FilesFieldProps {
  files: readonly AnnouncementFile[];
  /** How many more files may be added. */
  free: number;
  onChange: OnFilesChange;
}

/** Uploads files one after the other; returns the name of the one that is being uploaded. */
const useUploads = (onChange: OnFilesChange) => {
  const caller = useCaller();
  const [send] = useState(createFileSender);
  const [uploading, setUploading] = useState<string | null>(null);
  const add = async (selected: readonly File[]) => {
    for (const file of selected) {
      setUploading(file.name);
      try {
        const { id, name, size } = await send(caller, file);
        onChange((before) => [...before, { id, name, size }]);
      } catch (error) {
        toastError(file.name, getErrorMessage(error));
      }
    }
    setUploading(null);
  };
  return { uploading, add };
};

/** The files of a new announcement. */
export const FilesField = ({ files, free, onChange }: FilesFieldProps) => {
  const t = useTranslation(messages);
  const { uploading, add } = useUploads(onChange);
  return (
    <div role="group" aria-label={t('files')}>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, name }) => (
            <li key={id}>
              {name}
              <ActionIcon
                variant="subtle"
                aria-label={t('removeFile', { name })}
                onClick={() => onChange((before) => before.filter((file) => file.id !== id))}
              >
                <TrashIcon />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        <FileButton
          multiple
          accept="image/*,application/pdf,audio/*"
          onChange={(selected) => void add(selected.slice(0, free))}
        >
          {(props) => (
            <Button {...props} leftSection={<UploadIcon />} loading={uploading !== null} disabled={free === 0}>
              {t('addFiles')}
            </Button>
          )}
        </FileButton>
        <span className="meta num" role="status">
          {uploading !== null && t('uploading', { name: uploading })}
          {uploading === null &&
            (free > 0 ? t('filesMost', { count: free, megabytes: maxAttachmentBytes / 1024 / 1024 }) : t('filesFull'))}
        </span>
      </div>
    </div>
  );
};
