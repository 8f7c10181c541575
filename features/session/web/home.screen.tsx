import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link, Navigate } from 'react-router';
import { zoneText } from '@inkstone/base';
import {
  EmptyState,
  LanguageButton,
  Page,
  PageHead,
  Section,
  Stack,
  useLanguage,
  useNow,
  useTranslation,
} from '@inkstone/ui';
import { readerZone } from '@inkstone/ui/time';
import { studentPassword, teacherPassword } from '../addresses.ts';
import { messages } from '../messages.ts';
import { getLoginFamily } from '../roles.ts';
import { useMenu } from './available-screens.ts';
import { RoleSwitch } from './role-switch.tsx';
import { useSignOut } from './use-account.ts';
import { useLanguageSwitch } from './use-language-switch.ts';
import { useOptionalUser, type WebUser } from './use-session.ts';
import styles from './home.module.css';

/** Redirects each role to its start page; without one shows the account and that nothing is assigned. */
export const Screen = () => {
  const { index } = useMenu();
  const me = useOptionalUser();
  if (!me) return null;
  return index === '/home' ? <BareHome me={me} /> : <Navigate to={index} replace />;
};

const BareHome = ({ me }: { me: WebUser }) => {
  const t = useTranslation(messages);
  return (
    <Page width="text">
      <PageHead title={t('homeGreeting', { name: me.name })} size="display" />
      <Stack>
        <EmptyState title={t('homeEmpty')} body={t('homeEmptyOther')} />
        <Account me={me} />
      </Stack>
    </Page>
  );
};

const Account = ({ me }: { me: WebUser }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const now = useNow(60_000);
  const switchLanguage = useLanguageSwitch();
  const signOut = useSignOut();
  const password = getLoginFamily(me.role) === 'frontend' ? studentPassword : teacherPassword;
  return (
    <Section title={t('account')}>
      <dl className={styles.lines}>
        {me.roles.length > 1 && (
          <Line term={t('role')}>
            <RoleSwitch />
          </Line>
        )}
        <Line term={t('language')} words={t('languageNow')}>
          <LanguageButton globe onSwitch={(to) => void switchLanguage(to)} />
        </Line>
        <Line term={t('password')} words={t('passwordKept')}>
          <Button component={Link} to={password.path}>
            {t('changePassword')}
          </Button>
        </Line>
        <Line term={t('mail')} words={t('mailHint')}>
          <Button component={Link} to={`${password.path}#mail`}>
            {t('changeMail')}
          </Button>
        </Line>
        <Line term={t('timeZone')} words={zoneText(now, language, readerZone().timeZone)}>
          <Button component={Link} to={`${password.path}#zone`}>
            {t('changeZone')}
          </Button>
        </Line>
        <Line term={t('signOut')} words={t('signOutHint')}>
          <Button onClick={() => void signOut()}>{t('signOut')}</Button>
        </Line>
      </dl>
    </Section>
  );
};

const Line = ({ term, words, children }: { term: string; words?: string; children: ReactNode }) => (
  <div className={styles.line}>
    <dt>
      {term}
      {words && <span className="meta">{words}</span>}
    </dt>
    <dd>{children}</dd>
  </div>
);
