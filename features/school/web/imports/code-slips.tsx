import { Button } from '@mantine/core';
import { Page, PageHead, printPage, useTranslation } from '@inkstone/ui';
import { importMessages } from '../../messages.ts';
import styles from './import.module.css';

/** A first code to hand out. */
interface CodeSlip {
  personId: number;
  name: string;
  username: string;
  code: string;
}

/** First codes that were just made. */
export interface FirstCodes {
  slips: readonly CodeSlip[];
  mailedCount: number;
}

/** First codes as slips to print and cut; they are kept nowhere. */
export const CodeSlips = ({ slips, mailedCount, onClose }: FirstCodes & { onClose(): void }) => {
  const t = useTranslation(importMessages);
  return (
    <Page>
      <PageHead
        title={t('slips')}
        action={
          <span className={`${styles.acts} ${styles.hidden}`}>
            <Button variant="filled" onClick={() => void printPage()}>
              {t('print')}
            </Button>
            <Button onClick={onClose}>{t('done')}</Button>
          </span>
        }
      />
      {mailedCount > 0 && (
        <p className={styles.hidden}>
          {t('mailed', { count: mailedCount })} {t('unmailed')}
        </p>
      )}
      <p className={styles.hidden}>{t('slipsNote')}</p>
      <ul className={styles.slips}>
        {slips.map(({ personId, name, username, code }) => (
          <li key={personId} className={styles.slip}>
            <b>{name}</b>
            <span>
              {t('username')}: {username}
            </span>
            <span className={styles.code} translate="no">
              {code}
            </span>
            <small className="meta">{t('codeNote')}</small>
          </li>
        ))}
      </ul>
    </Page>
  );
};
