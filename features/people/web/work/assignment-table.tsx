import type { ReactNode } from 'react';
import { DataTable, EmptyState, Pager, QueryBoundary, RowsSkeleton, useTranslation } from '@inkstone/ui';
import type { Column, QueryState } from '@inkstone/ui';
import { assignmentListMessages } from '../../messages.ts';

/** Rows on a page of assignments. */
export const pageSize = 10;

interface AssignmentTableProps<Row> {
  label: string;
  query: QueryState<{ list: readonly Row[]; page: number; total: number }>;
  columns: readonly Column<Row>[];
  getKey: (row: Row) => number;
  /** Title of the empty state. */
  emptyTitle: string;
  skeletonRows?: number;
  isStruck?: (row: Row) => boolean;
  actions?: (row: Row) => ReactNode;
  onPage(page: number): void;
}

/** One page of the assignments of a student or a class, below their filters. */
export const AssignmentTable = <Row,>(props: AssignmentTableProps<Row>) => {
  const { query, emptyTitle, skeletonRows = 6, onPage, ...table } = props;
  const t = useTranslation(assignmentListMessages);
  const empty = <EmptyState bare title={emptyTitle} body={t('emptyNext')} />;
  return (
    <QueryBoundary
      query={query}
      errorTitle={t('listFailed')}
      safe={t('listSafe')}
      skeleton={<RowsSkeleton rows={skeletonRows} dense />}
    >
      {({ list, page, total }) => (
        <>
          <DataTable {...table} rows={list} empty={empty} />
          {total > 0 && <Pager page={page} size={pageSize} total={total} onPage={onPage} />}
        </>
      )}
    </QueryBoundary>
  );
};
