import { Button } from '@mantine/core';
import type * as z from 'zod';
import type { ScreenRoute } from '@inkstone/base';
import type { Call } from '@inkstone/call';
import { useApiQuery } from '@inkstone/call/web';
import { EmptyState, QueryBoundary, Page, PageHead, Pager, PlusIcon, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { givenMessages } from '../../messages.ts';
import { FamilyFilters } from './family-filters.tsx';
import { FamilyTable, type FamilyRows } from './family-table.tsx';
import type { Given, GivenFamily, ListSearch } from './given-family.ts';

interface Listed<Row> {
  list: Row[];
  page: number;
  total: number;
  counts: Record<string, number>;
}

interface FamilyListProps<Row> extends FamilyRows<Row> {
  family: GivenFamily;
  lists: Call<z.ZodType<unknown, Partial<Record<keyof ListSearch | 'pageNum', unknown>>>, z.ZodType<Listed<Row>>>;
  /** Where more is given. */
  giveAt: ScreenRoute<z.ZodType<unknown, object>>;
  /** What is said where the filters leave nothing. */
  noMatch: { title: string; body: string };
}

const pageSize = 10;
const askAgainMs = 30_000;

/** What a teacher gave of a family; it looks again by itself, and comes back as it was left. */
export const FamilyList = <Row extends Given>({ family, lists, giveAt, noMatch, ...shown }: FamilyListProps<Row>) => {
  const t = useTranslation(givenMessages);
  const own = useTranslation(family.words);
  const search = useSearch(family.listAt);
  const setSearch = useSetSearch(family.listAt);
  const ask = useApiQuery(lists, { ...search, pageNum: pageSize }, { keepPrevious: true, everyMs: askAgainMs });
  const give = (variant: 'filled' | 'default') => (
    <Button component={ScreenLink} to={giveAt} search={{}} variant={variant} leftSection={<PlusIcon />}>
      {own('newOne')}
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
    <EmptyState bare title={own('empty')} body={own('emptyNext')} action={give('default')} />
  );
  return (
    <Page dense>
      <PageHead title={own('given')} action={give('filled')} />
      <FamilyFilters family={family} counts={ask.data?.counts} checkedAt={ask.dataUpdatedAt} />
      <QueryBoundary
        query={ask}
        failed={own('listFailed')}
        safe={own('listSafe')}
        skeleton={<RowsSkeleton rows={pageSize} dense />}
      >
        {({ list, page, total }) => (
          <>
            <FamilyTable family={family} rows={list} shown={shown} empty={empty} />
            {total > 0 && (
              <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
