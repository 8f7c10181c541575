import { Button } from '@mantine/core';
import { fetchBytes, getErrorMessage, useCaller } from '@inkstone/call/web';
import { DownloadIcon, toastError, useTranslation, saveFile } from '@inkstone/ui';
import { downloadAnnouncementFile, type AnnouncementFile } from '../contract.ts';
import { messages } from '../messages.ts';
import styles from './announcements.module.css';

/** Megabytes with one digit; what is smaller than a tenth counts as one. */
const toMegabytes = (bytes: number): string => (Math.max(1, Math.round((bytes / 1024 / 1024) * 10)) / 10).toFixed(1);

interface AttachedFilesProps {
  announcementId: number;
  files: readonly AnnouncementFile[];
}

/** The files of an announcement; each is fetched when it is asked for, so that a recall holds for it too. */
export const AttachedFiles = ({ announcementId, files }: AttachedFilesProps) => {
  const t = useTranslation(messages);
  const caller = useCaller();
  const save = async ({ id: fileId, name }: AnnouncementFile) => {
    try {
      saveFile(await fetchBytes(caller, downloadAnnouncementFile, { id: announcementId, fileId }), name);
    } catch (error) {
      toastError(t('downloadFailed', { name }), getErrorMessage(error));
    }
  };
  return (
    <ul className={styles.files} aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.id}>
          <Button className={styles.name} leftSection={<DownloadIcon />} onClick={() => void save(file)}>
            {file.name}
          </Button>
          <span className="meta num">{t('fileSize', { size: toMegabytes(file.size) })}</span>
        </li>
      ))}
    </ul>
  );
};
