import { Button } from '@mantine/core';
import { useState } from 'react';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { KeyIcon, lazyWithRetry, toastError, useConfirm, useTranslation } from '@inkstone/ui';
import { resetPassword, type MyStudent } from '../../contract.ts';
import { studentListMessages, studentMessages } from '../../messages.ts';
import styles from './students.module.css';

const NewPassword = lazyWithRetry(async () => (await import('./new-password.tsx')).NewPassword);

/** Resets a student's password after confirmation, and shows it once. */
export const ResetPassword = ({ student: { id, name } }: { student: Pick<MyStudent, 'id' | 'name'> }) => {
  const t = useTranslation(studentMessages);
  const tStudentList = useTranslation(studentListMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(resetPassword);
  const [password, setPassword] = useState<string | null>(null);
  const reset = async () => {
    const question = { title: t('resetTitle', { name }), body: t('resetBody'), actionLabel: t('reset'), danger: true };
    if (!(await confirm(question))) return;
    try {
      setPassword((await mutateAsync({ requestId: newRequestId(), studentId: id })).password);
    } catch (error) {
      toastError(tStudentList('notDone'), getErrorMessage(error));
    }
  };
  return (
    <div className={styles.under}>
      <Button leftSection={<KeyIcon />} loading={isPending} onClick={() => void reset()}>
        {t('reset')}
      </Button>
      {password !== null && (
        <NewPassword title={t('resetShown', { name })} password={password} onClose={() => setPassword(null)} />
      )}
    </div>
  );
};
