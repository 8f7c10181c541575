import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { isRefusal } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { isCandidate } from '../roles.ts';
import { messages, signOnMessages } from '../messages.ts';
import { PasswordField } from './password-field.tsx';
import { Alert } from './alerts.tsx';
import { sessionStore } from './session.ts';
import { SignInElsewhere } from './sign-in-elsewhere.tsx';
import { isProviderLogin, useSession } from './use-session.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './sign-in-again.module.css';

const leave = (): void => {
  sessionStore.yieldWindow();
  globalThis.location.assign('/login');
};

/** Dialog to sign in again over a protected page, which stays unchanged behind it. */
export const SignInAgain = () => {
  const t = useTranslation(messages);
  const on = useTranslation(signOnMessages);
  const { person, login, lost } = useSession();
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t('againTitle')}
      size={460}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={500}
    >
      <div className={styles.form}>
        <div className={styles.why}>
          <p>{lost?.message || t('againLost')}</p>
          <p>{t('againKept')}</p>
        </div>
        {isProviderLogin(login) ? (
          <div className={styles.form}>
            {isCandidate(person?.role[0]) ? <p>{on('againLink')}</p> : <SignInElsewhere />}
            <Actions />
          </div>
        ) : (
          <PasswordAgain />
        )}
      </div>
    </Modal>
  );
};

const Actions = ({ children }: { children?: ReactNode }) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.acts}>
      <Button variant="quiet" onClick={leave}>
        {t('againLeave')}
      </Button>
      {children}
    </div>
  );
};

const PasswordAgain = () => {
  const t = useTranslation(messages);
  const { person, login } = useSession();
  const [password, setPassword] = useState('');
  const [lacks, setLacks] = useState(false);
  const { signIn, isPending, error } = useSignIn();

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setLacks(password === '');
    if (!login || password === '' || isPending) return;
    const ownId = person?.id;
    const isIn = await signIn({ ...login, password, shared: false });
    // The user name may belong to another user now: the page is not theirs.
    if (isIn && sessionStore.get().person?.id !== ownId) globalThis.location.assign('/home');
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {error && <Alert title={error.message} />}
      <TextInput label={t('username')} value={login?.username ?? ''} readOnly autoComplete="username" />
      <PasswordField
        label={t('password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={lacks && password === '' ? t('needPassword') : isRefusal(error, 'login.wrong')}
        isFirst
      />
      <Actions>
        <Button type="submit" variant="filled" loading={isPending}>
          {t('signIn')}
        </Button>
      </Actions>
    </form>
  );
};
