import { Button } from '@mantine/core';
import { useState } from 'react';
import { refetchIntervals, useApiQueries, useApiQuery } from '@inkstone/call/web';
import { EmptyState, ErrorState, Page, PageHead, QueryBoundary, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { markingList } from '../../addresses.ts';
import { listHomeworkToMark } from '../../contract.ts';
import { MarkingFilters } from './marking-filters.tsx';
import { MarkingTable } from './marking-table.tsx';
import { messages } from './messages.ts';
import styles from './list.module.css';

const pageSize = 30;

/** All that waits to be marked, was drafted or was released; tests and homework, longest waiting first. */
export const Screen = () => {
  const search = useSearch(markingList);
  // Other filters begin a list again.
  return <MarkingList key={JSON.stringify(search)} search={search} />;
};

type MarkingSearch = ReturnType<typeof useSearch<typeof markingList.search>>;

/** The pages loaded so far: each begins where the one before ended. */
const useMarkingPages = (search: MarkingSearch) => {
  const [positions, setPositions] = useState<readonly string[]>([]);
  const filter = { ...search, together: true, pageNum: pageSize };
  const first = useApiQuery(
    listHomeworkToMark,
    { ...filter, summary: true },
    { keepPrevious: true, refetchMs: refetchIntervals.list },
  );
  const further = useApiQueries(
    listHomeworkToMark,
    positions.map((after) => ({ ...filter, after })),
  );
  const last = positions.length === 0 ? first : further.at(-1);
  const next = last?.data?.next ?? null;
  return {
    first,
    rows: [first, ...further].flatMap(({ data }) => data?.list ?? []),
    last,
    /** Loads the next page; null on the last one, and while a page is loading. */
    loadMore: next === null ? null : () => setPositions([...positions, next]),
  };
};

const MarkingList = ({ search }: { search: MarkingSearch }) => {
  const t = useTranslation(messages);
  const setSearch = useSetSearch(markingList);
  const { first, rows, last, loadMore } = useMarkingPages(search);
  const { state, ...filters } = search;
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const showAll = () => setSearch({ state }, { afresh: true });
  const none = { waiting: 'noneWaiting', draft: 'noneDraft', done: 'noneDone' } as const;
  const empty = isNarrowed ? (
    <EmptyState
      bare
      title={t('noMatch')}
      body={t('noMatchNext')}
      action={<Button onClick={showAll}>{t('clear')}</Button>}
    />
  ) : (
    <EmptyState bare title={t(none[state])} body={t(`${none[state]}Next`)} />
  );
  return (
    <Page dense>
      <PageHead title={t('title')} />
      <MarkingFilters search={search} summary={first.data?.summary ?? null} onChange={setSearch} />
      <QueryBoundary
        query={first}
        errorTitle={t('listFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {({ total }) => (
          <>
            <MarkingTable rows={rows} state={state} classId={search.classId} empty={empty} />
            {last !== first && last?.isPending && <RowsSkeleton rows={3} dense />}
            {last !== first && last?.isError && (
              <ErrorState title={t('moreFailed')} body={t('safe')} onRetry={() => void last.refetch()} />
            )}
            {rows.length > 0 && (
              <p className={`${styles.more} num`}>
                <span className="meta">{t('shown', { shown: rows.length, all: total })}</span>
                {loadMore && <Button onClick={loadMore}>{t('more')}</Button>}
              </p>
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
