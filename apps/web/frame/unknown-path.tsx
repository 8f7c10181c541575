import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { EmptyState, Page, PageHead, useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';

/** A path that no row of the screen table names. */
export const UnknownPath = () => {
  const t = useWords(messages);
  const { pathname } = useLocation();
  return (
    <Page>
      <PageHead title={t('unknownTitle')} />
      <EmptyState
        title={t('unknownTitle')}
        body={t('unknownBody', { path: pathname })}
        action={
          <Button component={Link} to="/">
            {t('toStart')}
          </Button>
        }
      />
    </Page>
  );
};
