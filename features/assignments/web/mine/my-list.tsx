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
import { candidateHome } from '@inkstone/candidates/addresses';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myTest, myWork, staffTest } from '../../addresses.ts';
import { myHomework, myTests } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { StatesExplained } from '../work/states-explained.tsx';
import { WorkRows } from './work-rows.tsx';

const pageSize = 10;
const askAgainMs = 30_000;
const filters = ['all', 'onGoing', 'complete', 'delay'] as const;

const explained = [
  ['onGoing', 'mineOnGoing'],
  ['complete', 'mineComplete'],
  ['delay', 'mineDelay'],
] as const;

const ofTests = {
  call: myTests,
  title: 'myTests',
  search: 'searchName',
  failed: 'testsFailed',
  empty: 'noTests',
} as const;

const sides = {
  homework: {
    address: myWork,
    call: myHomework,
    title: 'myWork',
    search: 'searchTitle',
    failed: 'workFailed',
    empty: 'noWork',
    next: 'noWorkNext',
  },
  test: { address: myTest, ...ofTests, next: 'noTestsNext' },
  candidate: { address: candidateHome, ...ofTests, next: 'noInvitationsNext' },
  staffTest: { address: staffTest, ...ofTests, next: 'noStaffTestsNext' },
} as const;

/** A list of one's own work: filters with their counts, search, one page of rows; it looks again by itself. */
export const MyList = ({ side: which }: { side: keyof typeof sides }) => {
  const t = useTranslation(messages);
  const side = sides[which];
  const { filter, search, page } = useSearch(side.address);
  const setSearch = useSetSearch(side.address);
  const input = { filter, page, pageNum: pageSize, ...(search ? { search } : {}) };
  const ask = useApiQuery(side.call, input, { keepPrevious: true, everyMs: askAgainMs });
  const counts = ask.data?.counts;
  const tabs = filters.map((value) => ({ value, label: t(value), ...(counts ? { count: counts[value] } : {}) }));
  const isNarrowed = Boolean(search) || filter !== 'all';
  const showAll = () => setSearch({}, { afresh: true });
  const empty = isNarrowed ? (
    <EmptyState
      title={t('noMatch')}
      body={t('noMatchNext')}
      action={<Button onClick={showAll}>{t('showAll')}</Button>}
    />
  ) : (
    <EmptyState title={t(side.empty)} body={t(side.next)} />
  );
  return (
    <Page>
      <PageHead title={t(side.title)} />
      <FilterTabs
        label={t('filter')}
        tabs={tabs}
        value={filter}
        onChange={(next) => setSearch({ filter: next, page: undefined })}
      />
      <StatesExplained states={explained.map(([key, says]) => ({ name: t(key), says }))} />
      <FilterBar>
        <SearchField
          label={t(side.search)}
          value={search ?? ''}
          onSearch={(next) => setSearch({ search: next || undefined, page: undefined })}
        />
      </FilterBar>
      <VisuallyHidden component="h2">{t(side.title)}</VisuallyHidden>
      <QueryBoundary
        query={ask}
        failed={t(side.failed)}
        safe={t('answersSafe')}
        skeleton={<RowsSkeleton rows={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={empty}
      >
        {({ list, total }) => (
          <>
            <WorkRows rows={list} label={t(side.title)} onChanged={() => void ask.refetch()} />
            <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
