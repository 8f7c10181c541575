import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { useApiMutation } from '@inkstone/call/web';
import { useNow, useTranslation } from '@inkstone/ui';
import { codeDigits, codePattern, recoverPassword, sendPasswordCode } from '../contract/password.ts';
import { codeMessages, messages } from '../messages.ts';
import type { Login } from './stored-session.ts';
import { PasswordField } from './password-field.tsx';
import { Alert, Notice } from './alerts.tsx';
import styles from './login.module.css';

interface CodeFormProps {
  /** Tabs of the login families. */
  tabs: ReactNode;
  login: Login;
  onLogin: (login: Login) => void;
  /** False where the school sends no e-mail: users then have to ask a teacher. */
  canMail: boolean;
  /** Returns to the login; `done` where the password was changed. */
  onBack: (done: boolean) => void;
}

/** Resets a password by an e-mailed code: first the code, then the new password. */
export const CodeForm = (props: CodeFormProps) => {
  const [sentAt, setSentAt] = useState<number | null>(null);
  const t = useTranslation(codeMessages);
  return (
    <div className={styles.form}>
      <h1>{t('codeTitle')}</h1>
      {!props.canMail && <Notice kind="plain">{t('codeNone')}</Notice>}
      {props.canMail && sentAt === null && <RequestCodeForm {...props} onSent={() => setSentAt(Date.now())} />}
      {props.canMail && sentAt !== null && (
        <NewPasswordForm {...props} sentAt={sentAt} onSentAgain={() => setSentAt(Date.now())} />
      )}
      <button type="button" className={`${styles.link} ${styles.start}`} onClick={() => props.onBack(false)}>
        {t('codeBack')}
      </button>
    </div>
  );
};

/** Focuses the first field of a step. */
const useFirstField = () => {
  const field = useRef<HTMLInputElement>(null);
  // Sets the focus, so that typing continues.
  useEffect(() => field.current?.focus(), []);
  return field;
};

const RequestCodeForm = ({ tabs, login, onLogin, onSent }: CodeFormProps & { onSent: () => void }) => {
  const t = useTranslation(messages);
  const say = useTranslation(codeMessages);
  const { mutate, error, isPending } = useApiMutation(sendPasswordCode);
  const [lacks, setLacks] = useState(false);
  const field = useFirstField();
  const { family, username } = login;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setLacks(username.trim() === '');
    if (username.trim() !== '' && !isPending) mutate({ username, family }, { onSuccess: onSent });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.lead}>{say('codeAsk')}</p>
      {tabs}
      {error && <Alert title={error.message}>{t('keptHint')}</Alert>}
      <TextInput
        label={t('username')}
        value={username}
        onChange={(event) => onLogin({ family, username: event.currentTarget.value })}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
        error={lacks && username.trim() === '' && t('needUsername')}
        ref={field}
      />
      <Button className={styles.wide} type="submit" variant="filled" loading={isPending}>
        {say('codeSend')}
      </Button>
      <p className="meta">{say('codeNoMail')}</p>
    </form>
  );
};

const resendSeconds = 60;

const NewPasswordForm = ({
  login,
  onBack,
  sentAt,
  onSentAgain,
}: CodeFormProps & { sentAt: number; onSentAgain: () => void }) => {
  const t = useTranslation(messages);
  const say = useTranslation(codeMessages);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const field = useFirstField();
  const change = useApiMutation(recoverPassword);
  const again = useApiMutation(sendPasswordCode);
  const { family, username } = login;
  const isCode = codePattern.test(code);
  const isLong = password.length >= 8;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isCode || !isLong || change.isPending) return;
    change.mutate({ username, family, code, password }, { onSuccess: () => onBack(true) });
  };
  const error = change.error ?? again.error;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Notice kind="plain">{say('codeSent', { username })}</Notice>
      {error && <Alert title={error.message}>{t('keptHint')}</Alert>}
      <TextInput
        label={say('code')}
        classNames={{ input: styles.code }}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, codeDigits))}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={tried && !isCode && say('needCode')}
        ref={field}
      />
      <PasswordField
        label={t('newPassword')}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        hint={t('newPasswordHint')}
        error={tried && !isLong ? t('needLonger') : undefined}
      />
      <Button className={styles.wide} type="submit" variant="filled" loading={change.isPending}>
        {say('codeSet')}
      </Button>
      <p className="meta">{say('codeNoMail')}</p>
      <ResendCode sentAt={sentAt} onAgain={() => again.mutate({ username, family }, { onSuccess: onSentAgain })} />
    </form>
  );
};

/** Allows requesting another code after a minute. */
const ResendCode = ({ sentAt, onAgain }: { sentAt: number; onAgain: () => void }) => {
  const t = useTranslation(codeMessages);
  const now = useNow(1000);
  const left = Math.ceil(resendSeconds - (now - sentAt) / 1000);
  return (
    <button type="button" className={`${styles.link} ${styles.start}`} disabled={left > 0} onClick={onAgain}>
      {left > 0 ? t('codeAgainIn', { seconds: Math.min(left, resendSeconds) }) : t('codeAgain')}
    </button>
  );
};
