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
import { listErrors } from '../contract.ts';
import { messages } from '../messages.ts';
import { toDaySet } from './day-set.ts';
import { EntryRows } from './entry-rows.tsx';
import { ErrorFilters, type Filters } from './error-filters.tsx';
import styles from './error-book.module.css';

const PrintErrors = lazyWithRetry(async () => (await import('./print/print-errors.tsx')).PrintErrors);

const size = 10;

const firstOfSet = (id: number, rest: readonly { id: number }[]) => ({
  ...{ id, review: 'due' as const, at: 1 },
  rest: rest.map((entry) => entry.id).join(','),
});

/** My error book: filters, what is due, and every question I once got wrong. */
export const Screen = () => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const filters = useSearch(errorBook);
  const setSearch = useSetSearch(errorBook);
  const ask = useApiQuery(listErrors, { ...filters, pageNum: size }, { keepPrevious: true });
  const { program, subject, point } = filters;
  const dueNow = useApiQuery(listErrors, { ...{ program, subject, point }, due: 'today', sort: 'urgent', pageNum: 50 });
  const due = dueNow.data?.due;
  const resting = ask.data?.resting ?? 0;
  const daySet = toDaySet(dueNow.data?.list ?? []);
  const [firstDue, ...rest] = daySet;
  const total = ask.data?.total ?? 0;
  const change = (it: Partial<Filters>) => setSearch({ ...it, page: undefined });
  return (
    <Page>
      <PageHead
        title={t('errorBook')}
        meta={due === undefined ? undefined : t('dueCount', { count: due })}
        action={
          <>
            {total > 0 && <PrintErrors filters={filters} total={total} daySet={daySet} />}
            {firstDue && (
              <Button variant="filled" onClick={() => go(errorEntry, firstOfSet(firstDue.id, rest))}>
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
        query={ask}
        failed={t('loadFailed')}
        safe={t('nothingLost')}
        skeleton={<RowsSkeleton rows={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty filters={filters} rests={resting > 0} onAll={() => setSearch({}, { afresh: true })} />}
      >
        {({ list, total, page }) => (
          <>
            <EntryRows entries={list} review={filters.due === 'today' ? 'due' : undefined} />
            <Pager page={page} size={size} total={total} onPage={(next) => setSearch({ page: next })} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

/** Why there is nothing, and what to do next; that something rests is said above. */
const Empty = ({ filters, rests, onAll }: { filters: Filters; rests: boolean; onAll: () => void }) => {
  const t = useTranslation(messages);
  const { recent, program, subject, point, due } = filters;
  const isFiltered = [recent, program, subject, point].some((value) => value !== undefined);
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
