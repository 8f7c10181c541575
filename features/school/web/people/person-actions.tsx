import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { NewPassword } from '@inkstone/people/web';
import { KeyIcon, lazyWithRetry, toastError, toastSuccess, useConfirm, useTranslation } from '@inkstone/ui';
import { personMerges } from '../../addresses.ts';
import { activateSchoolPerson, resetSchoolPassword, type SchoolPerson } from '../../contract.ts';
import { personMergeMessages, personMessages } from '../../messages.ts';
import { getMergeFamily } from '../../rules.ts';
import { InviteToSignOn } from '../sign-on/invite-to-sign-on.tsx';
import styles from './people.module.css';

const EditPersonDialog = lazyWithRetry(async () => (await import('./person-dialog.tsx')).EditPersonDialog);

interface PersonActionsProps {
  person: SchoolPerson;
  name: string;
}

/** What an administrator does with one person. */
export const PersonActions = ({ person, name }: PersonActionsProps) => {
  const t = useTranslation(personMessages);
  const tMerge = useTranslation(personMergeMessages);
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={styles.acts}>
      {person.leftAt === null && <ResetPassword person={person} name={name} />}
      {person.leftAt === null && <InviteToSignOn personId={person.id} name={name} />}
      {person.leftAt === null && getMergeFamily(person.roles) !== null && (
        <Button component={Link} to={linkTo(personMerges, { personId: person.id })}>
          {tMerge('open')}
        </Button>
      )}
      <Activation person={person} name={name} />
      <Button variant="filled" onClick={() => setEditing(true)}>
        {t('edit')}
      </Button>
      {isEditing && <EditPersonDialog person={person} name={name} onClose={() => setEditing(false)} />}
    </div>
  );
};

const ResetPassword = ({ person, name }: PersonActionsProps) => {
  const t = useTranslation(personMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(resetSchoolPassword);
  const [password, setPassword] = useState<string | null>(null);
  const reset = async () => {
    const question = { title: t('resetTitle', { name }), body: t('resetBody'), actionLabel: t('reset'), danger: true };
    if (!(await confirm(question))) return;
    try {
      setPassword((await mutateAsync({ requestId: newRequestId(), personId: person.id })).password);
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <>
      <Button leftSection={<KeyIcon />} loading={isPending} onClick={() => void reset()}>
        {t('reset')}
      </Button>
      {password !== null && (
        <NewPassword title={t('resetShown', { name })} password={password} onClose={() => setPassword(null)} />
      )}
    </>
  );
};

const Activation = ({ person, name }: PersonActionsProps) => {
  const t = useTranslation(personMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(activateSchoolPerson);
  const isActive = person.leftAt === null;
  const change = async () => {
    const question = {
      title: t('deactivateTitle', { name }),
      body: t('deactivateBody'),
      actionLabel: t('deactivate'),
      danger: true,
    };
    if (isActive && !(await confirm(question))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), personId: person.id, isActive: !isActive });
      toastSuccess(t(isActive ? 'deactivated' : 'reactivated', { name }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button loading={isPending} onClick={() => void change()}>
      {t(isActive ? 'deactivate' : 'reactivate')}
    </Button>
  );
};
