import { Button } from '@mantine/core';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { EmptyState, FilterTabs, ListPage, useTranslation } from '@inkstone/ui';
import { candidateHome } from '@inkstone/candidates/addresses';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myTestList, myAssignments, staffTestList } from '../../addresses.ts';
import { listMyHomework, listMyTests } from '../../contract.ts';
import { myAssignmentMessages } from '../../messages.ts';
import { StateLegend } from '../shared/state-legend.tsx';
import { AssignmentRows } from './assignment-rows.tsx';

const pageSize = 10;
const filters = ['all', 'onGoing', 'complete', 'delay'] as const;

const explainedStates = [
  ['onGoing', 'mineOnGoing'],
  ['complete', 'mineComplete'],
  ['delay', 'mineDelay'],
] as const;

const testListParts = {
  call: listMyTests,
  title: 'myTests',
  search: 'searchName',
  failed: 'testsFailed',
  empty: 'noTests',
} as const;

const lists = {
  homework: {
    address: myAssignments,
    call: listMyHomework,
    title: 'myWork',
    search: 'searchTitle',
    failed: 'workFailed',
    empty: 'noWork',
    next: 'noWorkNext',
  },
  test: { address: myTestList, ...testListParts, next: 'noTestsNext' },
  candidate: { address: candidateHome, ...testListParts, next: 'noInvitationsNext' },
  staffTest: { address: staffTestList, ...testListParts, next: 'noStaffTestsNext' },
} as const;

/** A student's own assignments: filters with counts, search, one page of rows; refetched regularly. */
export const MyAssignments = ({ kind }: { kind: keyof typeof lists }) => {
  const t = useTranslation(myAssignmentMessages);
  const side = lists[kind];
  const { filter, search, page } = useSearch(side.address);
  const setSearch = useSetSearch(side.address);
  const input = { filter, page, pageNum: pageSize, ...(search ? { search } : {}) };
  const ask = useApiQuery(side.call, input, { keepPrevious: true, refetchMs: refetchIntervals.list });
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
    <ListPage
      title={t(side.title)}
      lead={
        <>
          <FilterTabs
            label={t('filter')}
            tabs={tabs}
            value={filter}
            onChange={(next) => setSearch({ filter: next, page: undefined })}
          />
          <StateLegend states={explainedStates.map(([key, messageKey]) => ({ name: t(key), messageKey }))} />
        </>
      }
      search={{ search, page }}
      searchLabel={t(side.search)}
      hasListHeading
      query={ask}
      errorTitle={t(side.failed)}
      safe={t('answersSafe')}
      skeletonRows={6}
      empty={empty}
      pageSize={pageSize}
      onChange={setSearch}
    >
      {({ list }) => <AssignmentRows rows={list} label={t(side.title)} onChanged={() => void ask.refetch()} />}
    </ListPage>
  );
};
