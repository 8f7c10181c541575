import { Select } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { listClasses } from '@inkstone/people/contract';
import { FilterBar, FilterTabs, SearchField, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { familyMessages, assignmentMessages } from '../../messages.ts';
import { useFilterReminder } from '../shared/use-filter-reminder.tsx';
import styles from '../shared/assignments.module.css';
import type { FamilyDefinition } from './family-definition.ts';

interface FamilyFiltersProps {
  family: FamilyDefinition;
  counts: Readonly<Record<string, number>> | undefined;
  /** When the list was last fetched. */
  checkedAt: number;
}

/** Filters by status, text and class, all stored in the URL. */
export const FamilyFilters = ({ family: { listRoute, statuses }, counts, checkedAt }: FamilyFiltersProps) => {
  const t = useTranslation(familyMessages);
  const tAssignment = useTranslation(assignmentMessages);
  const search = useSearch(listRoute);
  const setSearch = useSetSearch(listRoute);
  const classes = useApiQuery(listClasses, { pageNum: 200 }).data?.list ?? [];
  const total = counts && statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const tabs = (['all', ...statuses] as const).map((value) => {
    const count = value === 'all' ? total : counts?.[value];
    const label = value === 'notYet' ? t(value) : tAssignment(value);
    return { value, label, ...(count === undefined ? {} : { count }) };
  });
  const note = useFilterReminder({
    isNarrowed: Boolean(search.status ?? search.search ?? search.classId),
    checkedAt,
    onClear: () => setSearch({}, { afresh: true }),
  });
  return (
    <>
      <FilterTabs
        label={tAssignment('state')}
        tabs={tabs}
        value={search.status ?? 'all'}
        onChange={(next) => setSearch({ status: next === 'all' ? undefined : next, page: undefined })}
      />
      <FilterBar note={note}>
        <SearchField
          label={tAssignment('title')}
          value={search.search ?? ''}
          onSearch={(next) => setSearch({ search: next || undefined, page: undefined })}
        />
        {classes.length > 0 && (
          <Select
            className={styles.select}
            aria-label={t('anyClass')}
            placeholder={t('anyClass')}
            clearable
            data={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={search.classId === undefined ? null : String(search.classId)}
            onChange={(next) => setSearch({ classId: next ? Number(next) : undefined, page: undefined })}
          />
        )}
      </FilterBar>
    </>
  );
};
