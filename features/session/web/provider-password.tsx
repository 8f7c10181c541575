import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Page, PageHead, useTranslation } from '@inkstone/ui';
import { messages, signOnMessages } from '../messages.ts';
import { TimeZoneField } from './time-zone-field.tsx';

interface ProviderPasswordProps {
  /** What the provider is called. */
  name: string;
  passwordUrl: string | null;
  accountUrl: string | null;
}

/** The password of a person of the identity provider: its own page is opened, or it is said where that is. */
export const ProviderPassword = ({ name, passwordUrl, accountUrl }: ProviderPasswordProps) => {
  const t = useTranslation(messages);
  const on = useTranslation(signOnMessages);
  const url = passwordUrl ?? accountUrl;
  // Meets the window, which goes over to the provider; Back leads to where one came from.
  useEffect(() => {
    if (url) globalThis.location.replace(url);
  }, [url]);
  return (
    <Page width="text">
      <PageHead title={t('passwordTitle')} />
      <p>{on('keptThere', { name })}</p>
      {url && (
        <Button component="a" href={url} variant="filled">
          {on('openThere')}
        </Button>
      )}
      <TimeZoneField />
    </Page>
  );
};
