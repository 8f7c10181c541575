import { ActionIcon, Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { maxFileBytes } from '@inkstone/bank/contract';
import { createFileSender, measureSeconds } from '@inkstone/bank/web';
import { clockText } from '@inkstone/base';
import { useCaller, getErrorMessage } from '@inkstone/call/web';
import { DocumentIcon, toastError, TrashIcon, UploadIcon, useTranslation, VolumeIcon } from '@inkstone/ui';
import { definedHomeworkMessages } from '../../messages.ts';
import type { DraftFile } from './defined-draft.ts';
import styles from './defined-homework.module.css';

interface MaterialFieldProps {
  files: readonly DraftFile[];
  /** How many more files may be added. */
  left: number;
  onAdd(file: DraftFile): void;
  onRemove(id: number): void;
}

const isMedia = ({ type }: File): boolean => type.startsWith('audio/') || type.startsWith('video/');

/** Uploads files one after the other and returns which is being uploaded; recordings are measured in the browser. */
const useFileUploads = (onAdd: MaterialFieldProps['onAdd']) => {
  const caller = useCaller();
  const [send] = useState(createFileSender);
  const [busy, setBusy] = useState<string | null>(null);
  const upload = async (selected: File): Promise<void> => {
    const [file, seconds] = await Promise.all([
      send(caller, selected),
      isMedia(selected) ? measureSeconds(selected) : undefined,
    ]);
    onAdd({ id: file.id, name: file.name, mime: file.mime, bytes: file.size, url: file.url, seconds });
  };
  const add = async (selected: readonly File[]) => {
    for (const file of selected) {
      setBusy(file.name);
      try {
        await upload(file);
      } catch (error) {
        toastError(file.name, getErrorMessage(error));
      }
    }
    setBusy(null);
  };
  return { busy, add };
};

/** Pictures, PDF files and recordings of a task. */
export const MaterialField = ({ files, left, onAdd, onRemove }: MaterialFieldProps) => {
  const t = useTranslation(definedHomeworkMessages);
  const { busy, add } = useFileUploads(onAdd);
  return (
    <div className={styles.material} role="group" aria-label={t('material')}>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} onRemove={() => onRemove(file.id)} />
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        <FileButton
          multiple
          accept="image/*,application/pdf,audio/*,video/mp4,video/webm"
          onChange={(selected) => void add(selected.slice(0, left))}
        >
          {(props) => (
            <Button {...props} leftSection={<UploadIcon />} loading={busy !== null} disabled={left <= 0}>
              {t('addFiles')}
            </Button>
          )}
        </FileButton>
        <span className="meta num" role="status">
          {busy !== null && t('uploading', { name: busy })}
          {busy === null &&
            (left > 0
              ? t(files.length > 0 ? 'filesNote' : 'filesMost', { megabytes: maxFileBytes / 1024 / 1024, count: left })
              : t('fileFull'))}
        </span>
      </div>
    </div>
  );
};

const FileLine = ({ file, onRemove }: { file: DraftFile; onRemove(): void }) => {
  const t = useTranslation(definedHomeworkMessages);
  const { name, mime, url, seconds } = file;
  return (
    <li>
      {mime.startsWith('image/') ? (
        <img className={styles.thumb} src={url} alt="" />
      ) : (
        <span className={styles.thumb}>{seconds === undefined ? <DocumentIcon /> : <VolumeIcon />}</span>
      )}
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
      {seconds !== undefined && <span className="meta num">{clockText(seconds)}</span>}
      <ActionIcon variant="subtle" aria-label={t('removeFile', { name })} onClick={onRemove}>
        <TrashIcon />
      </ActionIcon>
    </li>
  );
};
