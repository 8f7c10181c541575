import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getErrorMessage, newRequestId, refetchIntervals, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { Instant, QueryBoundary, Section, StatusChip, toastSuccess, useTranslation } from '@inkstone/ui';
import { erasePerson, getErasurePlan, getSchoolPerson, type ErasurePlan } from '../../contract.ts';
import { erasureMessages, personDataMessages } from '../../messages.ts';
import styles from './rights.module.css';

interface PersonErasureProps {
  personId: number;
  username: string;
  name: string;
}

/** Erasing a person: the way to it, that it is waiting, or what went. */
export const PersonErasure = (props: PersonErasureProps) => {
  const t = useTranslation(erasureMessages);
  const ask = useApiQuery(getErasurePlan, { personId: props.personId }, { refetchMs: refetchIntervals.ending });
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const isErased = ask.data?.state === 'erased';
  // The page still shows the names of before.
  useEffect(() => {
    if (isErased) void client.invalidateQueries({ queryKey: [getSchoolPerson.path] });
  }, [client, isErased]);
  return (
    <Section title={t('section')} small>
      <QueryBoundary query={ask} errorTitle={t('failed')} safe={t('safe')}>
        {(plan) => (
          <>
            <Standing plan={plan} />
            {(plan.state === 'none' || plan.state === 'failed') && (
              <Button disabled={plan.isActive || plan.isSelf} onClick={() => setOpen(true)}>
                {t('open')}
              </Button>
            )}
            {isOpen && <EraseDialog {...props} plan={plan} onClose={() => setOpen(false)} />}
          </>
        )}
      </QueryBoundary>
    </Section>
  );
};

const Standing = ({ plan }: { plan: ErasurePlan }) => {
  const t = useTranslation(erasureMessages);
  if (plan.state === 'waiting') return <StatusChip tone="amber">{t('waiting')}</StatusChip>;
  if (plan.state === 'erased')
    return (
      <>
        <p className={styles.note}>
          <StatusChip tone="plain">{t('erased')}</StatusChip> {plan.erasedAt !== null && <Instant at={plan.erasedAt} />}
        </p>
        <h4>{t('receipt')}</h4>
        <Counts plan={plan} />
      </>
    );
  return (
    <>
      {plan.state === 'failed' && <p className={styles.note}>{t('notErased')}</p>}
      <p className={`dim ${styles.note}`}>
        {plan.isSelf ? t('ownAccount') : plan.isActive ? t('needsDeactivation') : t('explanation')}
      </p>
    </>
  );
};

const Counts = ({ plan }: { plan: ErasurePlan }) => {
  const t = useTranslation(erasureMessages);
  const tData = useTranslation(personDataMessages);
  return (
    <ul className={styles.list}>
      {plan.counts.map(({ kind, count }) => (
        <li key={kind}>{t('count', { name: tData(kind), count })}</li>
      ))}
    </ul>
  );
};

const stays = ['staysScores', 'staysClasses', 'staysSchool', 'staysRecord', 'staysCopies'] as const;

const EraseDialog = ({
  personId,
  username,
  name,
  plan,
  onClose,
}: PersonErasureProps & { plan: ErasurePlan; onClose(): void }) => {
  const t = useTranslation(erasureMessages);
  const { mutateAsync, isPending } = useApiMutation(erasePerson);
  const [confirmation, setConfirmation] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const erase = async () => {
    try {
      await mutateAsync({ requestId: newRequestId(), personId, confirmation });
      toastSuccess(t('ordered'));
      onClose();
    } catch (error) {
      setFault(getErrorMessage(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={t('title', { name })}>
      <p className={styles.note}>{t('explanation')}</p>
      <h4>{t('goes')}</h4>
      <Counts plan={plan} />
      <h4>{t('stays')}</h4>
      <ul className={styles.list}>
        {stays.map((word) => (
          <li key={word}>{t(word)}</li>
        ))}
      </ul>
      <TextInput
        label={t('type', { username })}
        value={confirmation}
        error={fault}
        autoComplete="off"
        onChange={(event) => {
          setConfirmation(event.currentTarget.value);
          setFault(null);
        }}
      />
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="filled"
          color="red"
          loading={isPending}
          disabled={confirmation.trim() === ''}
          onClick={() => void erase()}
        >
          {t('erase')}
        </Button>
      </Group>
    </Modal>
  );
};
