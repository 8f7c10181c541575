import { Button } from '@mantine/core';
import { getErrorMessage, newRequestId, refetchIntervals, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { Ledger, QueryBoundary, Section, toastError, toastSuccess, useTranslation } from '@inkstone/ui';
import { fetchPersonArchive, listPersonArchives, requestPersonArchive, type PersonArchive } from '../../contract.ts';
import { personDataMessages, rightsMessages } from '../../messages.ts';
import { archiveDays } from '../../rules.ts';
import { ArchiveRow } from './archive-row.tsx';
import styles from './rights.module.css';

/** The archives of all data of one person. */
export const PersonArchives = ({ personId }: { personId: number }) => {
  const t = useTranslation(rightsMessages);
  const ask = useApiQuery(listPersonArchives, { personId }, { refetchMs: refetchIntervals.ending });
  const { mutateAsync, isPending } = useApiMutation(requestPersonArchive);
  const isWaiting = ask.data?.list.some(({ state }) => state === 'waiting') === true;
  const request = async () => {
    try {
      await mutateAsync({ requestId: newRequestId(), personId });
      toastSuccess(t('requested'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Section title={t('section')} small>
      <p className={`dim ${styles.note}`}>{t('explanation', { count: archiveDays })}</p>
      <QueryBoundary query={ask} errorTitle={t('failed')} safe={t('safe')}>
        {({ list }) => (
          <>
            <Ledger label={t('section')}>
              {list.map((archive) => (
                <PersonArchiveRow key={archive.id} archive={archive} />
              ))}
            </Ledger>
            <div className={styles.request}>
              <Button disabled={isWaiting} loading={isPending} onClick={() => void request()}>
                {t('request')}
              </Button>
            </div>
          </>
        )}
      </QueryBoundary>
    </Section>
  );
};

const PersonArchiveRow = ({ archive }: { archive: PersonArchive }) => {
  const t = useTranslation(rightsMessages);
  const tData = useTranslation(personDataMessages);
  const { mutateAsync } = useApiMutation(fetchPersonArchive);
  return (
    <ArchiveRow
      archive={archive}
      receipt={archive.counts.map(({ kind, count }) => t('count', { name: tData(kind), count }))}
      fetchUrl={async () => (await mutateAsync({ requestId: newRequestId(), archiveId: archive.id })).url}
    />
  );
};
