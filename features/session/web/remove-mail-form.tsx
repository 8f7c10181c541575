import { Button } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { failureFrom, isRefusal, useApiMutation } from '@inkstone/call/web';
import { FormErrors, toastSuccess, useTranslation } from '@inkstone/ui';
import { removeMail, type OwnMail } from '../contract/mail.ts';
import { ownMailMessages } from './mail/messages.ts';
import { PasswordField } from './password-field.tsx';
import styles from './password.module.css';

/** Asks before the address is removed, by the password where the sign-in was not a moment ago. */
export const RemoveMailForm = ({ own, onClose }: { own: OwnMail; onClose(): void }) => {
  const t = useTranslation(ownMailMessages);
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { mutate, error, isPending } = useApiMutation(removeMail);
  const isWrong = isRefusal(error, 'password.wrong');
  const needsPassword = own.confirmation === 'password' || isWrong;
  const isMissing = needsPassword && password === '';
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (isPending || isMissing) return;
    const finish = () => {
      toastSuccess(t('removed'));
      onClose();
    };
    mutate(password === '' ? {} : { password }, { onSuccess: finish });
  };
  const failure = failureFrom(error);
  const refusal = failure && !isWrong && failure.kind !== 'signedOut';
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p>
        <b className={styles.address}>{own.mail}</b>
        <br />
        {t('removeBody')}
      </p>
      <FormErrors errors={[]} title={refusal ? failure.message : undefined} attempt={attempt} />
      {needsPassword && (
        <PasswordField
          label={t('password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={attempt > 0 && isMissing ? t('needPassword') : isWrong && failure?.message}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="filled" loading={isPending}>
          {t('remove')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
};
