import { Button } from '@mantine/core';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { Instant, Ledger, LedgerRow, Section, toastError, toastSuccess, useTranslation } from '@inkstone/ui';
import { endPersonSessions, type SchoolPerson } from '../../contract.ts';
import { personMessages } from '../../messages.ts';
import styles from './people.module.css';

/** The browsers in which a person is signed in, each with a way to end it. */
export const PersonSessions = ({ person }: { person: SchoolPerson }) => {
  const t = useTranslation(personMessages);
  const { mutateAsync, isPending } = useApiMutation(endPersonSessions);
  const { id: personId, sessions, canManage } = person;
  const end = async (sessionId?: number) => {
    try {
      await mutateAsync({ requestId: newRequestId(), personId, ...(sessionId !== undefined && { sessionId }) });
      toastSuccess(t('ended'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Section title={t('sessions')} small>
      {sessions.length === 0 && <p className={`dim ${styles.empty}`}>{t('noSessions')}</p>}
      <Ledger label={t('sessions')}>
        {sessions.map(({ id, createdAt, lastSeenAt, isShared }) => (
          <LedgerRow
            key={id}
            title={<Instant at={lastSeenAt} />}
            meta={
              <>
                {t('sessionFrom')} <Instant at={createdAt} show="day" />
                {isShared && ` · ${t('shared')}`}
              </>
            }
            action={
              canManage && (
                <Button size="xs" disabled={isPending} onClick={() => void end(id)}>
                  {t('endSession')}
                </Button>
              )
            }
          />
        ))}
      </Ledger>
      {canManage && sessions.length > 1 && (
        <Button variant="quiet" disabled={isPending} onClick={() => void end()}>
          {t('endAll')}
        </Button>
      )}
    </Section>
  );
};
