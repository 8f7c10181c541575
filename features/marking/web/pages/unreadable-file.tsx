import { Button } from '@mantine/core';
import { DownloadIcon, RetryIcon, useAutoRetry, useTranslation } from '@inkstone/ui';
import type { AnswerFile } from '../../contract.ts';
import { messages } from './messages.ts';
import styles from './pages.module.css';

interface UnreadableFileProps {
  file: Pick<AnswerFile, 'name' | 'url'>;
  message: string;
  onRetry?: () => void;
}

/** A file that cannot be displayed here: the reason and a link to it. */
export const UnreadableFile = ({ file: { name, url }, message, onRetry }: UnreadableFileProps) => {
  const t = useTranslation(messages);
  useAutoRetry(onRetry !== undefined, () => onRetry?.());
  return (
    <div className={styles.unread}>
      <p>{message}</p>
      <p className={styles.attached}>
        <a href={url} download={name}>
          <DownloadIcon /> {t('downloadNamed', { name })}
        </a>
        {onRetry && (
          <Button variant="quiet" size="compact-md" leftSection={<RetryIcon />} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </p>
    </div>
  );
};
