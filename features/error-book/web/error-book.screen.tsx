import { Button, VisuallyHidden } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import {
  EmptyState,
  lazyWithRetry,
  QueryBoundary,
  Page,
  PageHead,
  Pager,
  RowsSkeleton,
  useTranslation,
} from '@inkstone/ui';
import { useNavigation, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { errorBook, errorEntry } from '../addresses.ts';
import { listMyErrors } from '../contract.ts';
import { messages } from '../messages.ts';
import { toDaySet } from './day-set.ts';
import { EntryRows } from './entry-rows.tsx';
import { ErrorFilters, type Filters } from './error-filters.tsx';
import { toFirstEntrySearch } from './next-entry.ts';
import styles from './error-book.module.css';

const PrintErrors = lazyWithRetry(async () => (await import('./print/print-errors.tsx')).PrintErrors);

const size = 10;

/** The student's error book with filters and the day's review. */
export const Screen = () => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const filters = useSearch(errorBook);
  const setSearch = useSetSearch(errorBook);
  const query = useApiQuery(listMyErrors, { ...filters, pageNum: size }, { keepPrevious: true });
  const { recent, programme, subject, knowledgePointId } = filters;
  const dueQuery = useApiQuery(listMyErrors, {
    ...{ recent, programme, subject, knowledgePointId },
    due: 'today',
    sort: 'urgent',
    pageNum: 50,
  });
  const due = dueQuery.data?.due;
  const resting = query.data?.resting ?? 0;
  const daySet = toDaySet(dueQuery.data?.list ?? []);
  const [firstDue] = daySet;
  const total = query.data?.total ?? 0;
  const change = (filterChange: Partial<Filters>) => setSearch({ ...filterChange, page: undefined });
  return (
    <Page>
      <PageHead
        title={t('errorBook')}
        meta={due === undefined ? undefined : t('dueCount', { count: due })}
        action={
          <>
            {total > 0 && <PrintErrors filters={filters} total={total} daySet={daySet} />}
            {firstDue && (
              <Button variant="filled" onClick={() => go(errorEntry, toFirstEntrySearch(firstDue.id, daySet))}>
                {t('startReview')}
              </Button>
            )}
          </>
        }
      />
      <ErrorFilters filters={filters} due={due} onChange={change} />
      <VisuallyHidden component="h2">{t('errorBook')}</VisuallyHidden>
      {resting > 0 && <p className={`meta ${styles.resting}`}>{t('resting', { count: resting })}</p>}
      <QueryBoundary
        query={query}
        errorTitle={t('loadFailed')}
        safe={t('nothingLost')}
        skeleton={<RowsSkeleton rows={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty filters={filters} rests={resting > 0} onAll={() => setSearch({}, { afresh: true })} />}
      >
        {({ list, total, page }) => (
          <>
            <EntryRows entries={list} daySet={filters.due === 'today' ? daySet : undefined} />
            <Pager page={page} size={size} total={total} onPage={(next) => setSearch({ page: next })} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

/** The empty state by the active filters; resting entries are mentioned above. */
const Empty = ({ filters, rests, onAll }: { filters: Filters; rests: boolean; onAll: () => void }) => {
  const t = useTranslation(messages);
  const { recent, programme, subject, knowledgePointId, due } = filters;
  const isFiltered = [recent, programme, subject, knowledgePointId].some((value) => value !== undefined);
  if (!isFiltered && due === undefined) {
    return rests ? (
      <EmptyState title={t('allRestTitle')} />
    ) : (
      <EmptyState title={t('emptyTitle')} body={t('emptyBody')} />
    );
  }
  const all = <Button onClick={onAll}>{t('clearFilters')}</Button>;
  if (due && !isFiltered) {
    return <EmptyState title={t('noneDueTitle')} body={rests ? undefined : t('noneDueBody')} action={all} />;
  }
  return <EmptyState title={t('noneTitle')} body={t('noneBody')} action={all} />;
};
