import { FilterBar, FilterTabs, Pager, SearchField, useTranslation } from '@inkstone/ui';
import { workWords } from '../../messages.ts';

/** Which part of a list is shown. */
export interface WorkView {
  filter: 'all' | 'onGoing' | 'complete' | 'delay';
  search: string | undefined;
  page: number;
}

/** How a list begins. */
export const firstPage: WorkView = { filter: 'all', search: undefined, page: 1 };

interface WorkFiltersProps {
  view: WorkView;
  counts: Readonly<Record<WorkView['filter'], number>> | undefined;
  onChange(view: WorkView): void;
}

/** State and words. */
export const WorkFilters = ({ view, counts, onChange }: WorkFiltersProps) => {
  const t = useTranslation(workWords);
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

interface WorkFootProps {
  answer: { page: number; total: number };
  size: number;
  onPage(page: number): void;
}

/** Where one is in a list that has rows. */
export const WorkFoot = ({ answer, size, onPage }: WorkFootProps) =>
  answer.total > 0 && <Pager page={answer.page} size={size} total={answer.total} onPage={onPage} />;
