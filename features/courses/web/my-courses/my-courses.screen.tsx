import { Button, VisuallyHidden } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import {
  EmptyState,
  FilterBar,
  FilterTabs,
  QueryBoundary,
  Page,
  PageHead,
  Pager,
  RowsSkeleton,
  SearchField,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myCourseList as address } from '../../addresses.ts';
import { listMyCourses } from '../../contract.ts';
import { myCourseMessages } from '../../messages.ts';
import { CourseRows } from './course-rows.tsx';

const pageSize = 10;
const refetchMs = 30_000;
const filters = ['all', 'onGoing', 'complete', 'delay'] as const;

/** My courses: filters with counts, search by name, one page of rows; refetched regularly. */
export const Screen = () => {
  const t = useTranslation(myCourseMessages);
  const { filter, search, page } = useSearch(address);
  const setSearch = useSetSearch(address);
  const input = { filter, page, pageNum: pageSize, ...(search ? { search } : {}) };
  const ask = useApiQuery(listMyCourses, input, { keepPrevious: true, refetchMs });
  const counts = ask.data?.counts;
  const tabs = filters.map((value) => ({ value, label: t(value), ...(counts ? { count: counts[value] } : {}) }));
  const isNarrowed = Boolean(search) || filter !== 'all';
  const showAll = <Button onClick={() => setSearch({}, { afresh: true })}>{t('showAll')}</Button>;
  const empty = isNarrowed ? (
    <EmptyState title={t('noMatch')} body={t('noMatchNext')} action={showAll} />
  ) : (
    <EmptyState title={t('none')} body={t('noneNext')} />
  );
  return (
    <Page>
      <PageHead title={t('courses')} />
      <FilterTabs
        label={t('filter')}
        tabs={tabs}
        value={filter}
        onChange={(next) => setSearch({ filter: next, page: undefined })}
      />
      <FilterBar>
        <SearchField
          label={t('search')}
          value={search ?? ''}
          onSearch={(next) => setSearch({ search: next || undefined, page: undefined })}
        />
      </FilterBar>
      <VisuallyHidden component="h2">{t('courses')}</VisuallyHidden>
      <QueryBoundary
        query={ask}
        errorTitle={t('failed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={4} />}
        isEmpty={({ list }) => list.length === 0}
        empty={empty}
      >
        {({ list, total }) => (
          <>
            <CourseRows rows={list} label={t('courses')} onChanged={() => void ask.refetch()} />
            <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
