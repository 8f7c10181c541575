import { useSyncExternalStore } from 'react';
import { offlineSince } from '@inkstone/call/web';
import { SentenceSpace, noWrapInstant, useLanguage, useTranslation } from '@inkstone/ui';
import { messages } from './messages.ts';
import styles from './away-line.module.css';

/** A notice that the page is shown from this device's cache, and of when; it does not shift the layout. */
export const OfflineNotice = () => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const since = useSyncExternalStore(offlineSince.subscribe, offlineSince.get);
  return (
    <div role="status" className={since === null ? undefined : styles.line}>
      {since !== null && (
        <p className={`small ${styles.inner}`}>
          <b>{t('lost')}</b>
          <SentenceSpace />
          {t('asOf', { at: noWrapInstant(new Date(since), language) })}
        </p>
      )}
    </div>
  );
};
