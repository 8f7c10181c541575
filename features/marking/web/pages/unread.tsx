import { Button } from '@mantine/core';
import { DownloadIcon, RetryIcon, useTranslation } from '@inkstone/ui';
import type { AnswerFile } from '../../contract.ts';
import { messages } from './messages.ts';
import styles from './pages.module.css';

interface UnreadProps {
  file: Pick<AnswerFile, 'name' | 'url'>;
  words: string;
  onRetry?: () => void;
}

/** A file that is not drawn here: why, and the way to it. */
export const Unread = ({ file: { name, url }, words, onRetry }: UnreadProps) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.unread}>
      <p>{words}</p>
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
