import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FilterBar } from './filter-tabs.tsx';
import { Page } from './page.tsx';
import { PageHead } from './page-head.tsx';
import { Pager } from './pager.tsx';
import { QueryBoundary, type QueryState } from './query-boundary.tsx';
import { SearchField } from './search-field.tsx';
import { RowsSkeleton } from './skeletons.tsx';

/** One page of rows as a call returns it. */
interface ListAnswer {
  list: readonly unknown[];
  total: number;
  page: number;
}

/** The part of a list's search that its search field and its pager change. */
interface ListSearch {
  search?: string | undefined;
  page?: number | undefined;
}

interface ListPageProps<Answer extends ListAnswer> {
  title: string;
  action?: ReactNode;
  dense?: boolean;
  /** Between the title and the search field: tabs, legends. */
  lead?: ReactNode;
  search: ListSearch;
  /** What can be searched for: "Title or student". */
  searchLabel: string;
  /** More filters beside the search field. */
  filters?: ReactNode;
  query: QueryState<Answer>;
  errorTitle: string;
  safe: string;
  skeletonRows: number;
  /** Shown in place of rows and pager where there is no row; without it the children get an empty list. */
  empty?: ReactNode;
  pageSize: number;
  /** Whether the list has a heading for screen readers. */
  hasListHeading?: boolean;
  /** Whether the pager is shown for a single page of rows too. */
  hasPagerForOnePage?: boolean;
  onChange(change: ListSearch): void;
  children: (answer: Answer) => ReactNode;
}

/** A screen with one list: title, search and filters in the URL, one page of rows. */
export const ListPage = <Answer extends ListAnswer>(props: ListPageProps<Answer>) => {
  const { title, action, dense = false, lead, search, searchLabel, filters, query, onChange, children } = props;
  const { errorTitle, safe, skeletonRows, empty, pageSize, hasListHeading = false, hasPagerForOnePage = true } = props;
  const leastTotal = hasPagerForOnePage ? 1 : pageSize + 1;
  return (
    <Page dense={dense}>
      <PageHead title={title} action={action} />
      {lead}
      <FilterBar>
        <SearchField
          label={searchLabel}
          value={search.search ?? ''}
          onSearch={(next) => onChange({ search: next || undefined, page: undefined })}
        />
        {filters}
      </FilterBar>
      {hasListHeading && <VisuallyHidden component="h2">{title}</VisuallyHidden>}
      <QueryBoundary
        query={query}
        errorTitle={errorTitle}
        safe={safe}
        skeleton={<RowsSkeleton rows={skeletonRows} dense={dense} />}
        isEmpty={({ list }) => empty !== undefined && list.length === 0}
        empty={empty}
      >
        {(answer) => (
          <>
            {children(answer)}
            {answer.total >= leastTotal && (
              <Pager page={answer.page} size={pageSize} total={answer.total} onPage={(page) => onChange({ page })} />
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
