import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation, type CallOutput } from '@inkstone/call/web';
import { toastError, toastSuccess, useTranslation } from '@inkstone/ui';
import { testMailServer } from '../../contract.ts';
import { mailServerMessages } from '../../messages.ts';
import styles from '../settings/settings.module.css';
import { isMailAddress, toDraft, type MailServerFields } from './mail-server-fields.ts';

interface MailServerTestProps {
  fields: MailServerFields;
  /** Whether the form is whole. */
  canSend: boolean;
}

/** Sends a test mail by the mail server as it stands in the form. */
export const MailServerTest = ({ fields, canSend }: MailServerTestProps) => {
  const t = useTranslation(mailServerMessages);
  const [to, setTo] = useState('');
  const { mutateAsync, isPending } = useApiMutation(testMailServer);
  const tell = ({ failure, answer }: CallOutput<typeof testMailServer>) => {
    if (failure === null) return toastSuccess(t('testTaken', { to }));
    const words = answer === null ? t(failure) : `${t(failure)} ${t('answer', { answer })}`;
    return toastError(t('testFailed'), words);
  };
  const send = async () => {
    if (!isMailAddress(to)) return toastError(t('needTo'));
    try {
      return tell(await mutateAsync({ requestId: newRequestId(), server: toDraft(fields), to: to.trim() }));
    } catch (error) {
      return toastError(t('testFailed'), getErrorMessage(error));
    }
  };
  return (
    <div className={styles.group}>
      <TextInput
        type="email"
        label={t('testTo')}
        description={t('testNote')}
        maxLength={250}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Button className={styles.send ?? ''} disabled={!canSend} loading={isPending} onClick={() => void send()}>
        {t('test')}
      </Button>
    </div>
  );
};
