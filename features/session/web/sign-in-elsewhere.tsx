import { Button } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { getSsoConfig } from '../contract/sso.ts';
import { signOnMessages } from '../messages.ts';

const openProvider = (): void => {
  globalThis.open('/api/sso/start?again=1', 'inkstone-sign-on', 'popup,width=560,height=720');
};

/** Signs in again at the identity provider in a new window; this page notices by itself. */
export const SignInElsewhere = () => {
  const t = useTranslation(signOnMessages);
  const { data } = useApiQuery(getSsoConfig, {});
  if (!data) return null;
  if (!data.on) return <p>{t('againOff')}</p>;
  return (
    <>
      <p>{t('againThere', { name: data.name })}</p>
      <Button variant="filled" onClick={openProvider}>
        {t('signOnWith', { name: data.name })}
      </Button>
    </>
  );
};
