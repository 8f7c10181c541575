import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Page, PageHead, Section, useTranslation } from '@inkstone/ui';
import { messages, signOnMessages } from '../messages.ts';
import { MailSection } from './mail-section.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

interface ProviderPasswordProps {
  /** Name of the provider. */
  name: string;
  passwordUrl: string | null;
  accountUrl: string | null;
}

/** Password page for users of the identity provider: opens the provider's own page, or explains where it is. */
export const ProviderPassword = ({ name, passwordUrl, accountUrl }: ProviderPasswordProps) => {
  const t = useTranslation(messages);
  const on = useTranslation(signOnMessages);
  const url = passwordUrl ?? accountUrl;
  const isForOther = useLocation().hash !== '';
  // Navigates to the provider, unless another section of the page was opened; Back returns to the previous page.
  useEffect(() => {
    if (url && !isForOther) globalThis.location.replace(url);
  }, [url, isForOther]);
  return (
    <Page width="text">
      <PageHead title={t('accountTitle')} />
      <Section title={t('passwordTitle')}>
        <p>{on('keptThere', { name })}</p>
        {url && (
          <Button component="a" href={url} variant="filled">
            {on('openThere')}
          </Button>
        )}
      </Section>
      <MailSection />
      <TimeZoneField />
    </Page>
  );
};
