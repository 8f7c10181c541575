import { newRequestId, refetchIntervals, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { schoolPermissions } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { Section, useTranslation } from '@inkstone/ui';
import {
  fetchSchoolExport,
  listSchoolExports,
  requestSchoolExport,
  type SchoolExport as Export,
} from '../../contract.ts';
import { exportMessages } from '../../messages.ts';
import { archiveDays, maxKeptExports } from '../../rules.ts';
import { ArchiveList } from '../rights/archive-list.tsx';
import { ArchiveRow } from '../rights/archive-row.tsx';
import styles from '../rights/rights.module.css';

/** Everything of the school as one file: shown to all who change settings, used by who administers all of the school. */
export const SchoolExport = () => {
  const t = useTranslation(exportMessages);
  const { permission: permissions } = useCurrentUser();
  const mayExport = schoolPermissions.every((name) => permissions.includes(name));
  return (
    <div className={styles.apart}>
      <Section title={t('section')}>
        <p className={`dim ${styles.note}`}>{t('explanation', { count: archiveDays })}</p>
        <p className={`dim ${styles.note}`}>{t('keptNote', { count: maxKeptExports })}</p>
        {mayExport ? <Exports /> : <p className="dim">{t('needsAll')}</p>}
      </Section>
    </div>
  );
};

const Exports = () => {
  const t = useTranslation(exportMessages);
  const query = useApiQuery(listSchoolExports, {}, { refetchMs: refetchIntervals.ending });
  const { mutateAsync, isPending } = useApiMutation(requestSchoolExport);
  return (
    <ArchiveList
      {...{ t, query, isPending }}
      onRequest={() => mutateAsync({ requestId: newRequestId() })}
      renderRow={(row) => <ExportRow key={row.id} row={row} />}
    />
  );
};

const ExportRow = ({ row }: { row: Export }) => {
  const t = useTranslation(exportMessages);
  const { mutateAsync } = useApiMutation(fetchSchoolExport);
  return (
    <ArchiveRow
      archive={row}
      receipt={row.counts.map(({ kind, count }) => t(kind, { count }))}
      fetchUrl={async () => (await mutateAsync({ requestId: newRequestId(), exportId: row.id })).url}
    />
  );
};
