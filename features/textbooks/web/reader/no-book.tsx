import { Button } from '@mantine/core';
import { EmptyState, useTranslation } from '@inkstone/ui';
import { readerMessages } from '../../messages.ts';
import styles from './reader.module.css';

/** Shown when the URL names no book, with a way back. */
export const NoBook = () => {
  const t = useTranslation(readerMessages);
  return (
    <main className={styles.alone}>
      <h1 className="vh">{t('reader')}</h1>
      <EmptyState
        title={t('noBook')}
        body={t('noBookBody')}
        action={
          <Button component="a" href="/home">
            {t('toHome')}
          </Button>
        }
      />
    </main>
  );
};
