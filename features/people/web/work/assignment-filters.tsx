import { FilterBar, FilterTabs, SearchField, useTranslation } from '@inkstone/ui';
import { assignmentListMessages } from '../../messages.ts';

/** Filter and page of a list. */
export interface AssignmentFilter {
  filter: 'all' | 'onGoing' | 'complete' | 'delay';
  search: string | undefined;
  page: number;
}

export const firstPage: AssignmentFilter = { filter: 'all', search: undefined, page: 1 };

interface AssignmentFiltersProps {
  view: AssignmentFilter;
  counts: Readonly<Record<AssignmentFilter['filter'], number>> | undefined;
  onChange(view: AssignmentFilter): void;
}

/** Filter by state and search text. */
export const AssignmentFilters = ({ view, counts, onChange }: AssignmentFiltersProps) => {
  const t = useTranslation(assignmentListMessages);
  const tabs = (['all', 'onGoing', 'complete', 'delay'] as const).map((value) => ({
    value,
    label: t(value),
    ...(counts && { count: counts[value] }),
  }));
  return (
    <>
      <FilterTabs
        label={t('state')}
        tabs={tabs}
        value={view.filter}
        onChange={(filter) => onChange({ ...view, filter, page: 1 })}
      />
      <AssignmentSearch search={view.search} onSearch={(search) => onChange({ ...view, search, page: 1 })} />
    </>
  );
};

interface AssignmentSearchProps {
  search: string | undefined;
  onSearch(search: string | undefined): void;
}

/** Search text of a list. */
export const AssignmentSearch = ({ search, onSearch }: AssignmentSearchProps) => {
  const t = useTranslation(assignmentListMessages);
  return (
    <FilterBar>
      <SearchField label={t('search')} value={search ?? ''} onSearch={(next) => onSearch(next || undefined)} />
    </FilterBar>
  );
};
