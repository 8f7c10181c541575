import { Button } from '@mantine/core';
import type * as z from 'zod';
import type { ScreenRoute } from '@inkstone/base';
import type { Call } from '@inkstone/call';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { EmptyState, QueryBoundary, Page, PageHead, Pager, PlusIcon, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { assignmentMessages, familyMessages } from '../../messages.ts';
import { ListFilters } from '../shared/list-filters.tsx';
import { FamilyTable, type FamilyRowParts } from './family-table.tsx';
import type { FamilyAssignment, FamilyDefinition, FamilyListSearch } from './family-definition.ts';

interface ListPage<Row> {
  list: Row[];
  page: number;
  total: number;
  counts: Record<string, number>;
}

interface FamilyListProps<Row> extends FamilyRowParts<Row> {
  family: FamilyDefinition;
  lists: Call<
    z.ZodType<unknown, Partial<Record<keyof FamilyListSearch | 'pageNum', unknown>>>,
    z.ZodType<ListPage<Row>>
  >;
  /** The route for a new assignment. */
  newRoute: ScreenRoute<z.ZodType<unknown, object>>;
  /** The empty state if the filters match nothing. */
  noMatch: { title: string; body: string };
}

const pageSize = 10;

/** A teacher's assignments of a family; refetched regularly, with filters kept from the last visit. */
export const FamilyList = <Row extends FamilyAssignment>({
  family,
  lists,
  newRoute,
  noMatch,
  ...shown
}: FamilyListProps<Row>) => {
  const t = useTranslation(familyMessages);
  const tFamily = useTranslation(family.messages);
  const search = useSearch(family.listRoute);
  const setSearch = useSetSearch(family.listRoute);
  const ask = useApiQuery(
    lists,
    { ...search, pageNum: pageSize },
    { keepPrevious: true, refetchMs: refetchIntervals.list },
  );
  const give = (variant: 'filled' | 'default') => (
    <Button component={ScreenLink} to={newRoute} search={{}} variant={variant} leftSection={<PlusIcon />}>
      {tFamily('newOne')}
    </Button>
  );
  const isNarrowed = Boolean(search.status ?? search.search ?? search.classId);
  const empty = isNarrowed ? (
    <EmptyState
      bare
      {...noMatch}
      action={<Button onClick={() => setSearch({}, { afresh: true })}>{t('showAll')}</Button>}
    />
  ) : (
    <EmptyState bare title={tFamily('empty')} body={tFamily('emptyNext')} action={give('default')} />
  );
  return (
    <Page dense>
      <PageHead title={tFamily('given')} action={give('filled')} />
      <FamilyFilters family={family} counts={ask.data?.counts} checkedAt={ask.dataUpdatedAt} />
      <QueryBoundary
        query={ask}
        errorTitle={tFamily('listFailed')}
        safe={tFamily('listSafe')}
        skeleton={<RowsSkeleton rows={pageSize} dense />}
      >
        {({ list, page, total }) => (
          <>
            <FamilyTable family={family} rows={list} parts={shown} empty={empty} />
            {total > 0 && (
              <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

interface FamilyFiltersProps {
  family: FamilyDefinition;
  counts: Readonly<Record<string, number>> | undefined;
  checkedAt: number;
}

const FamilyFilters = ({ family, counts, checkedAt }: FamilyFiltersProps) => {
  const t = useTranslation(familyMessages);
  const tAssignment = useTranslation(assignmentMessages);
  const search = useSearch(family.listRoute);
  const setSearch = useSetSearch(family.listRoute);
  return (
    <ListFilters
      search={search}
      statuses={family.statuses}
      getLabel={(status) => (status === 'notYet' ? t(status) : tAssignment(status))}
      counts={counts}
      searchLabel={tAssignment('title')}
      checkedAt={checkedAt}
      onChange={setSearch}
      onClear={() => setSearch({}, { afresh: true })}
    />
  );
};
