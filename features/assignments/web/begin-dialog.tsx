import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { failureIn, newRequestId, useSend } from '@inkstone/call/web';
import { FormErrors, noticeDone, useWords } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { editBeginTime } from '../contract.ts';
import { watchingMessages } from '../messages.ts';
import type { GivenDetail } from './families.ts';
import styles from './given.module.css';

interface BeginDialogProps {
  assignment: GivenDetail['assignment'];
  onClose(): void;
}

/** Moves the opening of a test for everyone. */
export const BeginDialog = ({ assignment, onClose }: BeginDialogProps) => {
  const t = useWords(watchingMessages);
  const [begin, setBegin] = useState<Date | null>(new Date(assignment.beginsAt));
  const [requestId] = useState(newRequestId);
  const [tries, setTries] = useState(0);
  const { mutateAsync, isPending, error } = useSend(editBeginTime);
  const send = async () => {
    setTries(tries + 1);
    if (!begin) return;
    try {
      await mutateAsync({ id: assignment.id, requestId, beginsAt: begin.toISOString() });
      noticeDone(t('begun'));
      onClose();
    } catch {
      setTries(tries + 2);
    }
  };
  return (
    <Modal opened onClose={onClose} title={t('beginTitle')} size={460}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormErrors
          attempt={tries}
          errors={tries > 0 && !begin ? [{ field: 'begin-value', message: t('chooseTime') }] : []}
          {...(error ? { title: failureIn(error)?.message ?? String(error) } : {})}
        />
        <DateTimeField
          id="begin-value"
          label={t('opens')}
          description={t('beginNote')}
          value={begin}
          onChange={setBegin}
        />
        <div className={styles.acts}>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isPending}>
            {t('moveBegin')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
