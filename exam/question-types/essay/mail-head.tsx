import { useTranslation } from '@inkstone/ui';
import styles from './mail-head.module.css';
import { messages } from './messages.ts';

/** The lines above an e-mail: to whom it goes, and what it is about. */
export const MailHead = ({ to, subject }: { to: string; subject: string }) => {
  const t = useTranslation(messages);
  return (
    <dl className={styles.head} aria-label={t('mail')}>
      <div>
        <dt>{t('to')}</dt>
        <dd lang="en">{to}</dd>
      </div>
      <div>
        <dt>{t('subject')}</dt>
        <dd lang="en">{subject}</dd>
      </div>
    </dl>
  );
};
