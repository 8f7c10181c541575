import type { ComponentProps } from 'react';
import { BellIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { BarButton } from './bar-button.tsx';
import styles from './bar-button.module.css';

/** The bell with its badge: how many are unread, dots from three digits on. */
export const BellButton = ({ unread, ...rest }: ComponentProps<'button'> & { unread: number }) => {
  const t = useTranslation(messages);
  return (
    <BarButton {...rest} className={styles.bell} aria-label={t('unread', { count: unread })}>
      <BellIcon />
      {unread > 0 && unread < 100 && <b className={`${styles.count} num`}>{unread}</b>}
      {unread >= 100 && (
        <b className={`${styles.count} ${styles.many}`}>
          <i />
          <i />
          <i />
        </b>
      )}
    </BarButton>
  );
};
