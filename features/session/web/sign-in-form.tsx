import { Button, Checkbox, TextInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { failureFrom, isRefusal } from '@inkstone/call/web';
import { lazyWithRetry, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { LoginFamily } from '../roles.ts';
import type { Login } from './stored-session.ts';
import { PasswordField } from './password-field.tsx';
import { Alert } from './alerts.tsx';
import { useSignIn } from './use-sign-in.ts';
import styles from './login.module.css';

const SignOn = lazyWithRetry(async () => (await import('./sign-on.tsx')).SignOn);

const families = ['frontend', 'backend'] as const;

/** The two logins as tabs. */
export const FamilyTabs = ({ value, onChange }: { value: LoginFamily; onChange: (family: LoginFamily) => void }) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.families} role="radiogroup" aria-label={t('whoYouAre')}>
      {families.map((family) => (
        <label key={family}>
          <input type="radio" name="family" checked={value === family} onChange={() => onChange(family)} />
          {t(family === 'frontend' ? 'student' : 'teacherOrStaff')}
        </label>
      ))}
    </div>
  );
};

/** Validates the form before sending. */
const findMissing = (username: string, password: string, chosen: string | null) => {
  if (username.trim() === '') return 'username' as const;
  if (password === '') return 'password' as const;
  return chosen !== null && chosen.length < 8 ? ('new-password' as const) : null;
};

interface SignInFormProps {
  login: Login;
  onLogin: (login: Login) => void;
  /** Opens the password reset; absent where no e-mail can be sent. */
  onForgotten?: () => void;
  /** There is an identity provider, or a return from one. */
  hasSignOn?: boolean;
}

/** User name and password; keeps the input on errors. */
export const SignInForm = ({ login, onLogin, onForgotten, hasSignOn }: SignInFormProps) => {
  const t = useTranslation(messages);
  const [password, setPassword] = useState('');
  const [shared, setShared] = useState(false);
  const [chosen, setChosen] = useState('');
  const [lacking, setLacking] = useState<ReturnType<typeof findMissing>>(null);
  const form = useRef<HTMLFormElement>(null);
  const { signIn, reset, isPending, error } = useSignIn();
  const { family, username } = login;
  const isChoosing = chosen !== '' || isRefusal(error, 'login.firstCode');

  const send = async (to: LoginFamily) => {
    if (isPending) return;
    const newPassword = isChoosing ? chosen : null;
    const lacks = findMissing(username, password, newPassword);
    setLacking(lacks);
    if (!lacks && (await signIn({ family: to, username, password, newPassword, shared }))) return;
    form.current?.querySelector<HTMLElement>(`#${lacks ?? 'password'}`)?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(family);
  };
  const changeFamily = (next: LoginFamily) => {
    reset();
    onLogin({ family: next, username });
  };
  const signInElsewhere = () => {
    const next = family === 'frontend' ? 'backend' : 'frontend';
    changeFamily(next);
    void send(next);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Greeting />
      <FamilyTabs value={family} onChange={changeFamily} />
      <Failure error={error} onOther={signInElsewhere} family={family} />
      <TextInput
        id="username"
        label={t('username')}
        value={username}
        onChange={(event) => onLogin({ family, username: event.currentTarget.value })}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
        error={lacking === 'username' && t('needUsername')}
      />
      <PasswordField
        id="password"
        label={t('password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={lacking === 'password' ? t('needPassword') : isRefusal(error, 'login.wrong')}
        aside={onForgotten && <ForgottenLink onClick={onForgotten} />}
      />
      {isChoosing && (
        <PasswordField
          id="new-password"
          label={t('choosePassword')}
          value={chosen}
          onChange={setChosen}
          autoComplete="new-password"
          hint={t('chooseHint')}
          error={lacking === 'new-password' && t('chooseHint')}
        />
      )}
      <Checkbox label={t('shared')} checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
      <Button className={styles.wide} type="submit" variant="filled" loading={isPending}>
        {t('signIn')}
      </Button>
      {hasSignOn && <SignOn shared={shared} />}
    </form>
  );
};

const Failure = ({ error, family, onOther }: { error: Error | null; family: LoginFamily; onOther: () => void }) => {
  const t = useTranslation(messages);
  const failure = failureFrom(error);
  if (!failure) return null;
  if (isRefusal(error, 'login.wrong')) return <Alert title={failure.message}>{t('wrongHint')}</Alert>;
  if (!isRefusal(error, 'login.otherFamily')) return <Alert title={failure.message}>{t('keptHint')}</Alert>;
  return (
    <Alert title={failure.message}>
      <button type="button" className={styles.link} onClick={onOther}>
        {t(family === 'frontend' ? 'signInElsewhereTab' : 'signInStudentTab')}
      </button>
    </Alert>
  );
};

const ForgottenLink = ({ onClick }: { onClick(): void }) => {
  const t = useTranslation(messages);
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {t('forgotten')}
    </button>
  );
};

const Greeting = () => {
  const t = useTranslation(messages);
  return (
    <div>
      <h1>{t('signIn')}</h1>
      <p className={styles.lead}>{t('greeting')}</p>
    </div>
  );
};
