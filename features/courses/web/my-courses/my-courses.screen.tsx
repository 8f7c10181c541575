import { Button } from '@mantine/core';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { EmptyState, FilterTabs, ListPage, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myCourseList as address } from '../../addresses.ts';
import { listMyCourses } from '../../contract.ts';
import { myCourseMessages } from '../../messages.ts';
import { CourseRows } from './course-rows.tsx';

const pageSize = 10;
const filters = ['all', 'onGoing', 'complete', 'delay'] as const;

/** My courses: filters with counts, search by name, one page of rows; refetched regularly. */
export const Screen = () => {
  const t = useTranslation(myCourseMessages);
  const { filter, search, page } = useSearch(address);
  const setSearch = useSetSearch(address);
  const input = { filter, page, pageNum: pageSize, ...(search ? { search } : {}) };
  const ask = useApiQuery(listMyCourses, input, { keepPrevious: true, refetchMs: refetchIntervals.list });
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
    <ListPage
      title={t('courses')}
      lead={
        <FilterTabs
          label={t('filter')}
          tabs={tabs}
          value={filter}
          onChange={(next) => setSearch({ filter: next, page: undefined })}
        />
      }
      search={{ search, page }}
      searchLabel={t('search')}
      hasListHeading
      query={ask}
      errorTitle={t('failed')}
      safe={t('safe')}
      skeletonRows={4}
      empty={empty}
      pageSize={pageSize}
      onChange={setSearch}
    >
      {({ list }) => <CourseRows rows={list} label={t('courses')} onChanged={() => void ask.refetch()} />}
    </ListPage>
  );
};
