import { Button } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { failureFrom, isRefusal, useApiQuery, useApiMutation } from '@inkstone/call/web';
import { FormErrors, QueryBoundary, toastSuccess, Page, PageHead, Section, Stack, useTranslation } from '@inkstone/ui';
import { changeBackendPassword, changePassword } from '../contract/password.ts';
import { getSsoConfig } from '../contract/sso.ts';
import { messages } from '../messages.ts';
import { getLoginFamily } from '../roles.ts';
import { MailSection } from './mail-section.tsx';
import { ProviderPassword } from './provider-password.tsx';
import { PasswordField } from './password-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { isProviderLogin, useOptionalUser, useProtectPage, useSession } from './use-session.ts';
import styles from './password.module.css';

const empty = { current: '', next: '', repeated: '' };
type PasswordFields = typeof empty;
type PasswordProblem = 'needCurrent' | 'needLonger' | 'needSame';

const findProblems = ({
  current,
  next,
  repeated,
}: PasswordFields): Partial<Record<keyof PasswordFields, PasswordProblem>> => ({
  ...(current === '' && { current: 'needCurrent' as const }),
  ...(next.length < 8 && { next: 'needLonger' as const }),
  ...(next !== repeated && { repeated: 'needSame' as const }),
});

const ids: Readonly<Record<keyof PasswordFields, string>> = {
  current: 'password-current',
  next: 'password-next',
  repeated: 'password-repeated',
};

/** The account, for both logins: password, mail address and time zone; a provider's users change the password there. */
export const Screen = () => {
  const { login } = useSession();
  return isProviderLogin(login) ? <ProviderAccount /> : <OwnPassword />;
};

const ProviderAccount = () => (
  <QueryBoundary query={useApiQuery(getSsoConfig, {})}>
    {(config) => (config.mine ? <ProviderPassword {...config} /> : <OwnPassword />)}
  </QueryBoundary>
);

const OwnPassword = () => {
  const t = useTranslation(messages);
  const me = useOptionalUser();
  const { login } = useSession();
  const [typed, setTyped] = useState(empty);
  const [attempt, setAttempt] = useState(0);
  const change = useApiMutation(
    getLoginFamily(me?.role ?? 'student') === 'frontend' ? changePassword : changeBackendPassword,
  );
  useProtectPage(typed === empty ? null : 'unsaved');

  const lacks = attempt > 0 ? findProblems(typed) : {};
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (change.isPending || Object.keys(findProblems(typed)).length > 0) return;
    const finish = () => {
      setTyped(empty);
      setAttempt(0);
      toastSuccess(t('passwordChanged'));
    };
    change.mutate({ oldPassword: typed.current, password: typed.next }, { onSuccess: finish });
  };
  const wrong = isRefusal(change.error, 'password.wrong');
  const same = isRefusal(change.error, 'password.same');
  const errors = Object.entries(lacks).map(([name, why]) => ({
    field: ids[name as keyof PasswordFields],
    message: t(why),
  }));
  const failure = failureFrom(change.error);
  // A lost session is handled by the dialog over the page.
  const refused = errors.length === 0 && failure && failure.kind !== 'signedOut' ? failure.message : undefined;
  return (
    <Page width="text">
      <PageHead title={t('accountTitle')} />
      <Stack>
        <Section title={t('passwordTitle')}>
          <form className={`${styles.form} ${styles.mail}`} onSubmit={send} noValidate>
            <p className="dim">{t('passwordIntro')}</p>
            <FormErrors errors={errors} title={refused} attempt={attempt} />
            <input className="vh" type="text" autoComplete="username" value={login?.username ?? ''} readOnly hidden />
            <PasswordInputs {...{ typed, lacks, wrong, same }} onChange={setTyped} />
            <Button className={styles.send} type="submit" variant="filled" loading={change.isPending}>
              {t('savePassword')}
            </Button>
          </form>
        </Section>
        <MailSection />
        <TimeZoneField />
      </Stack>
    </Page>
  );
};

interface PasswordInputsProps {
  typed: PasswordFields;
  lacks: ReturnType<typeof findProblems>;
  wrong: ReturnType<typeof isRefusal>;
  same: ReturnType<typeof isRefusal>;
  onChange(typed: PasswordFields): void;
}

/** The current password, and the new one twice. */
const PasswordInputs = ({ typed, lacks, wrong, same, onChange }: PasswordInputsProps) => {
  const t = useTranslation(messages);
  const fieldProps = (name: keyof PasswordFields, refused?: string | boolean) => ({
    id: ids[name],
    value: typed[name],
    onChange: (value: string) => onChange({ ...typed, [name]: value }),
    error: lacks[name] ? t(lacks[name]) : refused,
  });
  const next = { autoComplete: 'new-password' } as const;
  return (
    <>
      <PasswordField {...fieldProps('current', wrong)} label={t('currentPassword')} autoComplete="current-password" />
      <PasswordField {...fieldProps('next', same)} {...next} label={t('newPassword')} hint={t('newPasswordHint')} />
      <PasswordField {...fieldProps('repeated')} {...next} label={t('repeatPassword')} />
    </>
  );
};
