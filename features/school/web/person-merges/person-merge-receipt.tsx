import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  DataTable,
  EmptyState,
  Facts,
  Instant,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  Section,
  Stack,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { personMerges, schoolPeople } from '../../addresses.ts';
import {
  getPersonMerge,
  isMergedColumn,
  type MergedTable,
  type PersonMerge,
  type SharedWork,
} from '../../contract/person-merges.ts';
import { mergedColumnMessages, permissionMessages, personMergeMessages, personTableMessages } from '../../messages.ts';
import { PersonMergeActions } from './person-merge-actions.tsx';
import styles from './person-merges.module.css';

/** What merging two accounts moves, or what became of it. */
export const PersonMergeReceipt = ({ changeSetId }: { changeSetId: number }) => {
  const t = useTranslation(personMergeMessages);
  const query = useApiQuery(getPersonMerge, { changeSetId });
  const trail = [
    { label: t('people'), to: linkTo(schoolPeople, {}) },
    { label: t('title'), to: linkTo(personMerges, {}) },
  ];
  return (
    <Page>
      <QueryBoundary query={query} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} />}>
        {(merge) => (
          <>
            <Breadcrumb trail={[...trail, { label: t('account', merge.target) }]} />
            <PageHead
              title={t('title')}
              meta={<StateLine merge={merge} />}
              action={<PersonMergeActions merge={merge} />}
            />
            <Stack>
              <Accounts merge={merge} />
              {merge.lostPermissions.length > 0 && <LostPermissions names={merge.lostPermissions} />}
              {merge.works.length > 0 && <Works merge={merge} />}
              <Rows merge={merge} />
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const StateLine = ({ merge: { state, appliedAt, undoneAt, undoUntil } }: { merge: PersonMerge }) => {
  const t = useTranslation(personMergeMessages);
  const at = undoneAt ?? appliedAt;
  return (
    <>
      {t(state)} {at !== null && <Instant at={at} />}
      {undoUntil !== null && (
        <>
          {` · ${t('undoUntil')} `}
          <Instant at={undoUntil} show="day" />
        </>
      )}
    </>
  );
};

const Accounts = ({ merge: { target, source } }: { merge: PersonMerge }) => {
  const t = useTranslation(personMergeMessages);
  const toLink = (account: PersonMerge['target']) => (
    <Link to={linkTo(schoolPeople, { personId: account.id })}>{t('account', account)}</Link>
  );
  return (
    <Facts
      items={[
        { name: t('target'), value: toLink(target) },
        { name: t('source'), value: toLink(source) },
      ]}
    />
  );
};

const LostPermissions = ({ names }: { names: PersonMerge['lostPermissions'] }) => {
  const t = useTranslation(personMergeMessages);
  const tPermission = useTranslation(permissionMessages);
  const text = names.map((name) => tPermission(name)).join(t('comma'));
  return (
    <Section title={t('permissions')} count={names.length}>
      <p className={styles.note}>{t('permissionsNote', { names: text })}</p>
    </Section>
  );
};

const Works = ({ merge: { works } }: { merge: PersonMerge }) => {
  const t = useTranslation(personMergeMessages);
  const columns: Column<SharedWork>[] = [
    { key: 'work', head: t('work'), card: 'title', cell: ({ title }) => title },
    {
      key: 'counts',
      head: t('counts'),
      cell: ({ status, otherStatus, isSwapped }) => t(`status.${isSwapped ? otherStatus : status}`),
    },
    {
      key: 'kept',
      head: t('kept'),
      cell: ({ status, otherStatus, isSwapped }) => t(`status.${isSwapped ? status : otherStatus}`),
    },
  ];
  return (
    <Section title={t('works')} count={works.length}>
      <p className={`meta ${styles.note}`}>{t('worksNote')}</p>
      <DataTable
        label={t('works')}
        rows={works.map((work, index) => ({ ...work, index }))}
        getKey={({ index }) => index}
        columns={columns}
        empty={null}
      />
    </Section>
  );
};

const Rows = ({ merge: { tables, state } }: { merge: PersonMerge }) => {
  const t = useTranslation(personMergeMessages);
  const tTable = useTranslation(personTableMessages);
  const tColumn = useTranslation(mergedColumnMessages);
  const number = (key: 'moves' | 'swaps' | 'stays' | 'notUndone'): Column<MergedTable> => ({
    ...{ key, head: t(key), align: 'end', cell: (row) => (row[key] === 0 ? '–' : row[key]) },
  });
  const isPartly = tables.some(({ notUndone }) => notUndone > 0);
  const columns: Column<MergedTable>[] = [
    {
      key: 'table',
      head: t('kind'),
      card: 'title',
      cell: ({ table }) => (isMergedColumn(table) ? tColumn(table) : tTable(table)),
    },
    ...[number('moves'), number('swaps'), number('stays')],
    ...(state === 'undone' && isPartly ? [number('notUndone')] : []),
  ];
  return (
    <Section title={t('rows')}>
      {isPartly && <p role="status">{t('notUndoneNote')}</p>}
      <p className={`meta ${styles.note}`}>{t('staysNote')}</p>
      <DataTable
        label={t('rows')}
        rows={tables.map((row, index) => ({ ...row, index }))}
        getKey={({ index }) => index}
        columns={columns}
        empty={<EmptyState bare title={t('nothing')} />}
      />
    </Section>
  );
};
