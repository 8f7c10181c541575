import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { Page, PageHead, useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './frame.module.css';

/** A path that no row of the screen table names. */
export const UnknownPath = () => {
  const t = useWords(messages);
  const { pathname } = useLocation();
  return (
    <Page>
      <PageHead title={t('unknownTitle')} />
      <p className="dim">{t('unknownBody', { path: pathname })}</p>
      <div className={`row wrap ${styles.acts}`}>
        <Button component={Link} to="/">
          {t('toStart')}
        </Button>
      </div>
    </Page>
  );
};
