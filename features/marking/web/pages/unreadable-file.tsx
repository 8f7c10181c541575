import { Button } from '@mantine/core';
import { DownloadIcon, RetryIcon, useAutoRetry, useTranslation } from '@inkstone/ui';
import type { AnswerFile } from '../../contract.ts';
import { messages } from './messages.ts';
import type { PagesFault } from './use-pages.ts';
import styles from './pages.module.css';

interface UnreadableFileProps {
  file: Pick<AnswerFile, 'name' | 'url'>;
  /** Absent: files of its kind are not shown here. */
  fault?: PagesFault;
  onRetry?: () => void;
}

/** A file that cannot be displayed here: the reason and a link to it. What may go by trying again is tried again. */
export const UnreadableFile = ({ file: { name, url }, fault, onRetry }: UnreadableFileProps) => {
  const t = useTranslation(messages);
  const retry = fault === 'failed' ? onRetry : undefined;
  useAutoRetry(retry !== undefined, () => retry?.());
  return (
    <div className={styles.unread}>
      <p role={fault ? 'status' : undefined}>{t(fault ?? 'other')}</p>
      <p className={styles.attached}>
        <a href={url} download={name}>
          <DownloadIcon /> {t('downloadNamed', { name })}
        </a>
        {retry && (
          <Button variant="quiet" size="compact-md" leftSection={<RetryIcon />} onClick={retry}>
            {t('retry')}
          </Button>
        )}
      </p>
    </div>
  );
};
