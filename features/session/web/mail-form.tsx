import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { failureFrom, isRefusal, useApiMutation } from '@inkstone/call/web';
import { FormErrors, useTranslation } from '@inkstone/ui';
import { sendMailCode, type OwnMail } from '../contract/mail.ts';
import { ownMailMessages } from './mail/messages.ts';
import { PasswordField } from './password-field.tsx';
import styles from './password.module.css';

/** An address to prove, and the password that the change may need. */
export interface MailDraft {
  mail: string;
  password: string;
}

const looksLikeMail = (mail: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail.trim());

interface MailFormProps {
  own: OwnMail;
  draft: MailDraft;
  onDraft(draft: MailDraft): void;
  onSent(): void;
  onCancel(): void;
}

/** Asks for an address, and mails a code there. */
export const MailForm = ({ own, draft, onDraft, onSent, onCancel }: MailFormProps) => {
  const t = useTranslation(ownMailMessages);
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, error, isPending } = useApiMutation(sendMailCode);
  const { mail, password } = draft;
  // The form replaces the button that opened it.
  useEffect(() => field.current?.focus(), []);
  const isWrong = isRefusal(error, 'password.wrong');
  // The password may have become necessary since the page was opened.
  const needsPassword = own.confirmation === 'password' || isWrong;
  const isMissing = needsPassword && password === '';
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (isPending || !looksLikeMail(mail) || isMissing) return;
    mutate({ mail: mail.trim(), ...(password !== '' && { password }) }, { onSuccess: onSent });
  };
  const failure = failureFrom(error);
  const isBadMail = attempt > 0 && (!looksLikeMail(mail) || failure?.kind === 'invalid');
  const refusal = failure && !isWrong && failure.kind !== 'invalid' && failure.kind !== 'signedOut';
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <FormErrors errors={[]} title={refusal ? failure.message : undefined} attempt={attempt} />
      <TextInput
        ref={field}
        label={t('address')}
        description={[t('addressHint'), own.isProved && own.mail ? t('formerHint', { mail: own.mail }) : ''].join(' ')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="email"
        autoComplete="email"
        maxLength={200}
        value={mail}
        onChange={(event) => onDraft({ mail: event.currentTarget.value, password })}
        error={isBadMail && t('needMail')}
      />
      {needsPassword && (
        <PasswordField
          label={t('password')}
          value={password}
          onChange={(typed) => onDraft({ mail, password: typed })}
          autoComplete="current-password"
          error={attempt > 0 && isMissing ? t('needPassword') : isWrong && failure?.message}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="filled" loading={isPending}>
          {t('send')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
};
