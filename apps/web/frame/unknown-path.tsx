import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { NoticePage, ScreenTitle, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';

/** Shown for an unknown path. */
export const UnknownPath = () => {
  const t = useTranslation(messages);
  return (
    <NoticePage title={t('unknownTitle')} body={<p>{t('unknownBody')}</p>}>
      <ScreenTitle title={t('unknownTitle')} />
      <Button component={Link} to="/" variant="filled">
        {t('toStart')}
      </Button>
    </NoticePage>
  );
};
