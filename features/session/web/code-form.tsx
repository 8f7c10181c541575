import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { codeDigits, codePattern, recoverPassword, sendPasswordCode } from '../contract/password.ts';
import { codeMessages, messages } from '../messages.ts';
import type { Login } from './stored-session.ts';
import { PasswordField } from './password-field.tsx';
import { Alert, Notice } from './alerts.tsx';
import { useResendWait } from './use-resend-wait.ts';
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
  const [name, setName] = useState(props.login.username);
  const t = useTranslation(codeMessages);
  return (
    <div className={styles.form}>
      <h1>{t('codeTitle')}</h1>
      {!props.canMail && <Notice kind="plain">{t('codeNone')}</Notice>}
      {props.canMail && sentAt === null && (
        <RequestCodeForm {...props} {...{ name, setName }} onSent={() => setSentAt(Date.now())} />
      )}
      {props.canMail && sentAt !== null && (
        <NewPasswordForm {...props} {...{ name, sentAt }} onSentAgain={() => setSentAt(Date.now())} />
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

interface RequestCodeFormProps extends CodeFormProps {
  /** The user name or mail address as typed. */
  name: string;
  setName: (name: string) => void;
  onSent: () => void;
}

const RequestCodeForm = ({ tabs, login, onLogin, name, setName, onSent }: RequestCodeFormProps) => {
  const t = useTranslation(messages);
  const tCode = useTranslation(codeMessages);
  const { mutate, error, isPending } = useApiMutation(sendPasswordCode);
  const [lacks, setLacks] = useState(false);
  const field = useFirstField();
  const { family } = login;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setLacks(name.trim() === '');
    if (name.trim() !== '' && !isPending) mutate({ username: name, family }, { onSuccess: onSent });
  };
  const change = (typed: string) => {
    setName(typed);
    // Nobody signs in by a mail address.
    if (!isMail(typed)) onLogin({ family, username: typed });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.lead}>{tCode('codeAsk')}</p>
      {tabs}
      {error && <Alert title={error.message}>{t('keptHint')}</Alert>}
      <TextInput
        label={tCode('codeName')}
        value={name}
        onChange={(event) => change(event.currentTarget.value)}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        error={lacks && name.trim() === '' && t('needUsername')}
        ref={field}
      />
      <Button className={styles.wide} type="submit" variant="filled" loading={isPending}>
        {tCode('codeSend')}
      </Button>
      <p className="meta">{tCode('codeNoMail')}</p>
    </form>
  );
};

const isMail = (name: string): boolean => /[@＠]/.test(name);

interface NewPasswordFormProps extends CodeFormProps {
  name: string;
  sentAt: number;
  onSentAgain: () => void;
}

const NewPasswordForm = ({ login, name: username, onBack, sentAt, onSentAgain }: NewPasswordFormProps) => {
  const t = useTranslation(messages);
  const tCode = useTranslation(codeMessages);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const field = useFirstField();
  const change = useApiMutation(recoverPassword);
  const again = useApiMutation(sendPasswordCode);
  const { family } = login;
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
      <Notice kind="plain">
        {tCode('codeSent', { username })}
        {isMail(username) && ` ${tCode('codeShared')}`}
      </Notice>
      {error && <Alert title={error.message}>{t('keptHint')}</Alert>}
      <TextInput
        label={tCode('code')}
        classNames={{ input: styles.code }}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, codeDigits))}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={tried && !isCode && tCode('needCode')}
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
        {tCode('codeSet')}
      </Button>
      <p className="meta">{tCode('codeNoMail')}</p>
      <ResendCode sentAt={sentAt} onAgain={() => again.mutate({ username, family }, { onSuccess: onSentAgain })} />
    </form>
  );
};

/** Allows requesting another code after a minute. */
const ResendCode = ({ sentAt, onAgain }: { sentAt: number; onAgain: () => void }) => {
  const t = useTranslation(codeMessages);
  const left = useResendWait(sentAt);
  return (
    <button type="button" className={`${styles.link} ${styles.start}`} disabled={left > 0} onClick={onAgain}>
      {left > 0 ? t('codeAgainIn', { seconds: left }) : t('codeAgain')}
    </button>
  );
};
