import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { failureFrom, newRequestId } from '@inkstone/call/web';
import { FormErrors, noticeDone, useTranslation, type FieldError } from '@inkstone/ui';
import { editMessages } from '../../messages.ts';
import styles from '../shared/assignments.module.css';

interface DialogFormProps {
  /** The word on the button. */
  submitLabel: string;
  /** What keeps it from being sent; said once sending was tried. */
  faults: readonly FieldError[];
  /** Sends it as one press, whose name stays while the form stands; gives what to say when it is done. */
  send(requestId: string): Promise<string>;
  /** Sending was tried: fields may say what is wrong with them. */
  onAttempt?: () => void;
  onClose(): void;
  children: ReactNode;
}

/** The form of a dialog: sends once, closes when it is done, and says above the fields why it is not. */
export const DialogForm = ({ submitLabel, faults, send, onAttempt, onClose, children }: DialogFormProps) => {
  const t = useTranslation(editMessages);
  const [requestId] = useState(newRequestId);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async () => {
    setTries((count) => count + 1);
    setRefused(null);
    onAttempt?.();
    if (faults.length > 0) return;
    setSending(true);
    try {
      noticeDone(await send(requestId));
      onClose();
    } catch (error) {
      setRefused(failureFrom(error)?.message ?? String(error));
      setTries((count) => count + 1);
      setSending(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormErrors attempt={tries} errors={tries > 0 ? faults : []} {...(refused === null ? {} : { title: refused })} />
      {children}
      <div className={styles.acts}>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="filled" loading={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};
