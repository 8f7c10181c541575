import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { failureFrom, useApiMutation } from '@inkstone/call/web';
import { FormErrors, toastSuccess, useTranslation } from '@inkstone/ui';
import { proveMail, sendMailCode } from '../contract/mail.ts';
import { codeDigits, codePattern } from '../contract/password.ts';
import { ownMailMessages } from './mail/messages.ts';
import type { MailDraft } from './mail-form.tsx';
import { useResendWait } from './use-resend-wait.ts';
import styles from './password.module.css';

interface MailCodeFormProps {
  draft: MailDraft;
  onBack(): void;
  onDone(): void;
}

/** Asks for the code that was mailed; the address then counts. */
export const MailCodeForm = ({ draft: { mail, password }, onBack, onDone }: MailCodeFormProps) => {
  const t = useTranslation(ownMailMessages);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [sentAt, setSentAt] = useState(() => Date.now());
  const wait = useResendWait(sentAt);
  const field = useRef<HTMLInputElement>(null);
  const prove = useApiMutation(proveMail);
  const again = useApiMutation(sendMailCode);
  // The step replaces the one before.
  useEffect(() => field.current?.focus(), []);
  const isCode = codePattern.test(code);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!isCode || prove.isPending) return;
    const finish = () => {
      toastSuccess(t('done'));
      onDone();
    };
    prove.mutate({ code }, { onSuccess: finish });
  };
  const sendAgain = () => {
    const draft = { mail: mail.trim(), ...(password !== '' && { password }) };
    again.mutate(draft, { onSuccess: () => setSentAt(Date.now()) });
  };
  const failure = failureFrom(prove.error ?? again.error);
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p role="status">{t('sent', { mail: mail.trim() })}</p>
      <FormErrors
        errors={[]}
        title={failure && failure.kind !== 'signedOut' ? failure.message : undefined}
        attempt={attempt}
      />
      <TextInput
        ref={field}
        label={t('code')}
        classNames={{ input: styles.code }}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, codeDigits))}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={attempt > 0 && !isCode && t('needCode')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="filled" loading={prove.isPending}>
          {t('confirm')}
        </Button>
        <Button onClick={sendAgain} disabled={wait > 0} loading={again.isPending}>
          {wait > 0 ? t('againIn', { seconds: wait }) : t('again')}
        </Button>
        <Button onClick={onBack}>{t('otherAddress')}</Button>
      </div>
      <p className="meta">{t('sentHint')}</p>
    </form>
  );
};
