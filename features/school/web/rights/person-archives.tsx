import { newRequestId, refetchIntervals, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { Section, useTranslation } from '@inkstone/ui';
import { fetchPersonArchive, listPersonArchives, requestPersonArchive, type PersonArchive } from '../../contract.ts';
import { personDataMessages, rightsMessages } from '../../messages.ts';
import { archiveDays } from '../../rules.ts';
import { ArchiveList } from './archive-list.tsx';
import { ArchiveRow } from './archive-row.tsx';
import styles from './rights.module.css';

/** The archives of all data of one person. */
export const PersonArchives = ({ personId }: { personId: number }) => {
  const t = useTranslation(rightsMessages);
  const query = useApiQuery(listPersonArchives, { personId }, { refetchMs: refetchIntervals.ending });
  const { mutateAsync, isPending } = useApiMutation(requestPersonArchive);
  return (
    <Section title={t('section')} small>
      <p className={`dim ${styles.note}`}>{t('explanation', { count: archiveDays })}</p>
      <ArchiveList
        {...{ t, query, isPending }}
        onRequest={() => mutateAsync({ requestId: newRequestId(), personId })}
        renderRow={(archive) => <PersonArchiveRow key={archive.id} archive={archive} />}
      />
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
