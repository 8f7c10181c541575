import { useWatchedWindow } from '@inkstone/assignments/web';
import { useApiQuery } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  Instant,
  QueryBoundary,
  Page,
  PageHead,
  Pager,
  RowsSkeleton,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { candidateTestList } from '../addresses.ts';
import { listCandidateTests, type CandidateTest } from '../contract.ts';
import { recordMessages } from '../messages.ts';
import styles from './candidates.module.css';
import { RecordFilters } from './record-filters.tsx';
import { StateChip } from './state-chip.tsx';
import { MarkButton, ReportButton } from './test-actions.tsx';

const pageSize = 20;
const testStates = ['published', 'started', 'submitted', 'marked'] as const;

/** Tests of candidates: their progress, with links to marking desk and report. */
export const Screen = () => {
  const t = useTranslation(recordMessages);
  const { search, state, recruiterId, page } = useSearch(candidateTestList);
  const setSearch = useSetSearch(candidateTestList);
  const ask = useApiQuery(
    listCandidateTests,
    { search, state, recruiterId, page, pageNum: pageSize },
    { keepPrevious: true },
  );
  const columns = useColumns();
  const openWindow = useWatchedWindow(() => void ask.refetch());
  const isNarrowed = Boolean(search ?? state ?? recruiterId);
  const empty = (
    <EmptyState
      bare
      title={t(isNarrowed ? 'noMatch' : 'noTests')}
      body={t(isNarrowed ? 'noMatchNext' : 'noTestsNext')}
    />
  );
  return (
    <Page dense>
      <PageHead title={t('tests')} />
      <RecordFilters
        states={testStates}
        view={{ search, state, recruiterId }}
        onChange={(view) => setSearch({ ...view, page: undefined })}
      />
      <QueryBoundary
        query={ask}
        errorTitle={t('listFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {({ list, total }) => (
          <>
            <DataTable
              label={t('tests')}
              rows={list}
              getKey={(row) => row.id}
              empty={empty}
              columns={columns}
              actions={(row) => <TestActions row={row} onOpen={openWindow} />}
            />
            {total > pageSize && (
              <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const TestActions = ({ row, onOpen }: { row: CandidateTest; onOpen(open: () => Window | null): void }) => {
  if (row.submittedAt === null) return null;
  return (
    <span className={styles.rowActs}>
      {row.state === 'submitted' && <MarkButton name={row.name} test={row} onOpen={onOpen} />}
      <ReportButton name={row.name} test={row} onOpen={onOpen} />
    </span>
  );
};

const useColumns = (): Column<CandidateTest>[] => {
  const t = useTranslation(recordMessages);
  return [
    {
      key: 'name',
      head: t('name'),
      card: 'title',
      cell: (row) => (
        <>
          <b>{row.name}</b>
          <small>{[row.position, t('of', { name: row.recruiterName })].join(t('dot'))}</small>
        </>
      ),
    },
    { key: 'test', head: t('test'), cell: (row) => row.title },
    { key: 'state', head: t('state'), card: 'corner', width: '9rem', cell: (row) => <StateChip record={row} /> },
    {
      key: 'handedIn',
      head: t('handedIn'),
      width: '12rem',
      cell: (row) => (row.submittedAt === null ? t('none') : <Instant at={row.submittedAt} />),
    },
    {
      key: 'answered',
      head: t('answered'),
      align: 'end',
      minor: true,
      cell: (row) => (row.submittedAt === null ? t('none') : t('ofAll', { done: row.answered, all: row.questions })),
    },
    {
      key: 'score',
      head: t('score'),
      align: 'end',
      cell: (row) =>
        row.score === null || row.scoreMax === null ? t('none') : t('scoreOf', { score: row.score, max: row.scoreMax }),
    },
  ];
};
