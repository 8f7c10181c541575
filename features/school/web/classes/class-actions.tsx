import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { lazyWithRetry, toastError, toastSuccess, useConfirm, useTranslation } from '@inkstone/ui';
import { classMerges } from '../../addresses.ts';
import { closeSchoolClass, type SchoolClass } from '../../contract.ts';
import { classMergeMessages, schoolClassMessages } from '../../messages.ts';
import styles from './classes.module.css';

const EditClassDialog = lazyWithRetry(async () => (await import('./class-dialog.tsx')).EditClassDialog);

/** What an administrator does with one class. */
export const ClassActions = ({ schoolClass, name }: { schoolClass: SchoolClass; name: string }) => {
  const t = useTranslation(schoolClassMessages);
  const tMerge = useTranslation(classMergeMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(closeSchoolClass);
  const [isEditing, setEditing] = useState(false);
  const isClosed = schoolClass.endedAt !== null;
  const toggle = async () => {
    const question = { title: t('closeTitle', { name }), body: t('closeBody'), actionLabel: t('close'), danger: true };
    if (!isClosed && !(await confirm(question))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), classId: schoolClass.id, isClosed: !isClosed });
      toastSuccess(t(isClosed ? 'didReopen' : 'didClose', { name }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <div className={styles.acts}>
      <Button loading={isPending} onClick={() => void toggle()}>
        {t(isClosed ? 'reopen' : 'close')}
      </Button>
      {!isClosed && (
        <Button component={Link} to={linkTo(classMerges, { classId: schoolClass.id })}>
          {tMerge('title')}
        </Button>
      )}
      <Button variant="filled" onClick={() => setEditing(true)}>
        {t('edit')}
      </Button>
      {isEditing && <EditClassDialog schoolClass={schoolClass} name={name} onClose={() => setEditing(false)} />}
    </div>
  );
};
