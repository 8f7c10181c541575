import { Button } from '@mantine/core';
import { SentenceSpace, WarningIcon, useOnline, useTranslation } from '@inkstone/ui';
import { readerMessages } from '../../messages.ts';
import styles from './reader.module.css';

/** While there is no network: says what can still be read, and closes the window. */
export const OfflineLine = ({ onLeave }: { onLeave: () => void }) => {
  const t = useTranslation(readerMessages);
  if (useOnline()) return null;
  return (
    <div className={styles.notice} role="status">
      <WarningIcon />
      <p>
        <b>{t('networkLost')}</b>
        <SentenceSpace />
        {t('offline')}
      </p>
      <Button size="sm" variant="quiet" onClick={onLeave}>
        {t('closeWindow')}
      </Button>
    </div>
  );
};
