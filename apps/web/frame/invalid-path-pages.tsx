import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { NoticePage, ScreenTitle, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
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

/** Shown for a path whose search parameters are missing or invalid. */
export const MissingQuery = () => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const hasBefore = globalThis.history.length > 1;
  return (
    <NoticePage title={t('missingTitle')} body={<p>{t('missingBody')}</p>}>
      <ScreenTitle title={t('missingTitle')} />
      <Button variant="filled" onClick={() => go.to('/', { replace: true })}>
        {t('toStart')}
      </Button>
      {hasBefore && <Button onClick={() => go.back()}>{t('back')}</Button>}
    </NoticePage>
  );
};
