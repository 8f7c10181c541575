import { FilterBar, FilterTabs, Pager, SearchField, useTranslation } from '@inkstone/ui';
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
      <FilterBar>
        <SearchField
          label={t('search')}
          value={view.search ?? ''}
          onSearch={(next) => onChange({ ...view, search: next || undefined, page: 1 })}
        />
      </FilterBar>
    </>
  );
};

interface AssignmentPagerProps {
  result: { page: number; total: number };
  size: number;
  onPage(page: number): void;
}

/** Pager of a list with rows. */
export const AssignmentPager = ({ result, size, onPage }: AssignmentPagerProps) =>
  result.total > 0 && <Pager page={result.page} size={size} total={result.total} onPage={onPage} />;
