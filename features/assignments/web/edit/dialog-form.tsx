import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { newRequestId, getErrorMessage } from '@inkstone/call/web';
import { FormErrors, toastSuccess, useTranslation, type FieldError } from '@inkstone/ui';
import { editMessages } from '../../messages.ts';
import styles from '../shared/assignments.module.css';

interface DialogFormProps {
  /** The label of the submit button. */
  submitLabel: string;
  /** What is wrong with the fields; shown once sending was tried. */
  faults: readonly FieldError[];
  /** Sends with a request id that stays the same while the form is open; resolves to the success message. */
  send(requestId: string): Promise<string>;
  /** Sending was tried, so fields may show their errors. */
  onAttempt?: () => void;
  onClose(): void;
  children: ReactNode;
}

/** The form of a dialog: it sends once, closes on success, and shows errors above the fields. */
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
      toastSuccess(await send(requestId));
      onClose();
    } catch (error) {
      setRefused(getErrorMessage(error));
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
