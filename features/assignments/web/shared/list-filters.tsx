import type { ReactNode } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { listClasses } from '@inkstone/people/contract';
import { FilterBar, FilterSelect, FilterTabs, SearchField, useTranslation } from '@inkstone/ui';
import { assignmentMessages } from '../../messages.ts';
import { useFilterReminder } from './use-filter-reminder.tsx';
import styles from './assignments.module.css';

/** The filters that every list of assignments has. */
interface ListSearch<Status> {
  status?: Status | undefined;
  search?: string | undefined;
  classId?: number | undefined;
}

interface ListFiltersProps<Status extends string> {
  search: ListSearch<Status>;
  statuses: readonly Status[];
  /** The label of a status; `all` for the tab without a filter. */
  getLabel(status: Status | 'all'): string;
  counts: Readonly<Record<string, number>> | undefined;
  /** What can be searched for. */
  searchLabel: string;
  /** Between the tabs and the search field. */
  legend?: ReactNode;
  /** A further filter, and whether it is set. */
  more?: ReactNode;
  isNarrowedFurther?: boolean;
  /** When the list was last fetched. */
  checkedAt: number;
  onChange(change: ListSearch<NoInfer<Status>> & { page?: undefined }): void;
  onClear(): void;
}

/** Filters of a list of assignments by status, text and class, all stored in the URL. */
export const ListFilters = <Status extends string>(props: ListFiltersProps<Status>) => {
  const { search, statuses, getLabel, counts, searchLabel, legend, more, checkedAt, onChange, onClear } = props;
  const t = useTranslation(assignmentMessages);
  const classes = useApiQuery(listClasses, { pageNum: 200 }).data?.list ?? [];
  const total = counts && statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const tabs = (['all', ...statuses] as const).map((value) => {
    const count = value === 'all' ? total : counts?.[value];
    return { value, label: getLabel(value), ...(count === undefined ? {} : { count }) };
  });
  const isNarrowed = Boolean(search.status ?? search.search ?? search.classId) || props.isNarrowedFurther === true;
  const note = useFilterReminder({ isNarrowed, checkedAt, onClear });
  return (
    <>
      <FilterTabs
        label={t('state')}
        tabs={tabs}
        value={search.status ?? 'all'}
        onChange={(next) => onChange({ status: next === 'all' ? undefined : next, page: undefined })}
      />
      {legend}
      <FilterBar note={note}>
        <SearchField
          label={searchLabel}
          value={search.search ?? ''}
          onSearch={(next) => onChange({ search: next || undefined, page: undefined })}
        />
        {more}
        <FilterSelect
          className={styles.select}
          label={t('anyClass')}
          options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={search.classId}
          onChange={(next) => onChange({ classId: next ? Number(next) : undefined, page: undefined })}
        />
      </FilterBar>
    </>
  );
};
