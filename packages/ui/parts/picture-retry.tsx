import { Button, CloseButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { RetryIcon } from '../icons/index.tsx';
import { messages } from '../messages.ts';
import { useTranslation } from '../words/index.ts';
import { watchPictures } from './picture-watch.ts';
import styles from './states.module.css';

/** Retries pictures of any screen that do not load; from the tenth second on it says so and offers to try again. */
export const PictureRetry = () => {
  const t = useTranslation(messages);
  const watch = useRef<ReturnType<typeof watchPictures>>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    watch.current = watchPictures(setShown);
    return () => watch.current?.close();
  }, []);
  if (!isShown) return null;
  return (
    <div className={`${styles.pictures} no-print`} role="status">
      <p>{t('picturesMissing')}</p>
      <Button size="sm" leftSection={<RetryIcon />} onClick={() => watch.current?.retry()}>
        {t('tryAgain')}
      </Button>
      <CloseButton aria-label={t('close')} onClick={() => setShown(false)} />
    </div>
  );
};
