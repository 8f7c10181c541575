import { Button } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import {
  lazyWithRetry,
  Ledger,
  LedgerRow,
  PlusIcon,
  Section,
  toastError,
  toastSuccess,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { removeGuardian, type Guardian, type StudentDetail } from '../../contract.ts';
import { guardianMessages } from '../../messages.ts';
import styles from './students.module.css';

const GuardianDialog = lazyWithRetry(async () => (await import('./guardian-dialog.tsx')).GuardianDialog);

/** The guardians of a student, for whoever may manage the student. */
export const Guardians = ({ detail: { student, guardians } }: { detail: StudentDetail }) => {
  const t = useTranslation(guardianMessages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(removeGuardian);
  const [edited, setEdited] = useState<Guardian | 'new' | null>(null);
  const remove = async ({ id, name }: Guardian) => {
    const question = { title: t('removeTitle', { name }), body: t('removeBody', { name }) };
    if (!(await confirm({ ...question, actionLabel: t('remove'), danger: true }))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), studentId: student.id, guardianId: id });
      toastSuccess(t('removed', { name }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  if (!student.mayManage) return null;
  return (
    <Section title={t('title')} small count={guardians.length}>
      <p className={`small dim ${styles.says}`}>{t('about')}</p>
      <Ledger label={t('title')}>
        {guardians.map((guardian) => (
          <LedgerRow
            key={guardian.id}
            title={guardian.name}
            meta={
              <span className={styles.long}>
                {guardian.mail} · {t(guardian.language)}
              </span>
            }
            hasOwnLine
            action={
              <GuardianActions
                name={guardian.name}
                onEdit={() => setEdited(guardian)}
                onRemove={() => void remove(guardian)}
              />
            }
          />
        ))}
      </Ledger>
      <div className={styles.under}>
        <Button leftSection={<PlusIcon />} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      </div>
      {edited !== null && (
        <GuardianDialog
          studentId={student.id}
          guardian={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
};

interface GuardianActionsProps {
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

const GuardianActions = ({ name, onEdit, onRemove }: GuardianActionsProps) => {
  const t = useTranslation(guardianMessages);
  return (
    <span className="row wrap">
      <Button size="sm" aria-label={t('editOf', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button size="sm" variant="subtle" aria-label={t('removeOf', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </span>
  );
};
