import { Button } from '@mantine/core';
import { useAsk } from '@inkstone/call/web';
import { EmptyState, Loaded, Page, PageHead, Pager, PlusIcon, RowsSkeleton, useWords } from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { givenCourses, setCourse } from '../../addresses.ts';
import { listGivenCourses } from '../../contract.ts';
import { givenWords } from '../../messages.ts';
import { GivenFilters } from './given-filters.tsx';
import { GivenTable } from './given-table.tsx';

const pageSize = 10;
const askAgainMs = 30_000;

/** The courses that a teacher gave; it looks again by itself, and comes back as it was left. */
export const Screen = () => {
  const t = useWords(givenWords);

  const search = useSearch(givenCourses);
  const setSearch = useSetSearch(givenCourses);
  const ask = useAsk(listGivenCourses, { ...search, pageNum: pageSize }, { keepPrevious: true, everyMs: askAgainMs });
  const give = (variant: 'filled' | 'default') => (
    <Button component={ScreenLink} to={setCourse} search={{}} variant={variant} leftSection={<PlusIcon />}>
      {t('newOne')}
    </Button>
  );
  const isNarrowed = Boolean(search.status ?? search.search ?? search.classId);
  const empty = isNarrowed ? (
    <EmptyState
      bare
      title={t('noMatch')}
      body={t('noMatchNext')}
      action={<Button onClick={() => setSearch({}, { afresh: true })}>{t('showAll')}</Button>}
    />
  ) : (
    <EmptyState bare title={t('empty')} body={t('emptyNext')} action={give('default')} />
  );
  return (
    <Page dense>
      <PageHead title={t('given')} action={give('filled')} />
      <GivenFilters counts={ask.data?.counts} checkedAt={ask.dataUpdatedAt} />
      <Loaded ask={ask} failed={t('listFailed')} safe={t('listSafe')} skeleton={<RowsSkeleton rows={pageSize} dense />}>
        {({ list, page, total }) => (
          <>
            <GivenTable rows={list} empty={empty} />
            {total > 0 && (
              <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
};
