import { Select } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { listClasses } from '@inkstone/people/contract';
import { FilterBar, FilterTabs, SearchField, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { givenMessages, watchingMessages } from '../../messages.ts';
import { useAsLeft } from '../work/use-as-left.tsx';
import styles from '../work/given.module.css';
import type { GivenFamily } from './given-family.ts';

interface FamilyFiltersProps {
  family: GivenFamily;
  counts: Readonly<Record<string, number>> | undefined;
  /** When the list was last asked for. */
  checkedAt: number;
}

/** State, words and class; all of it stands in the address. */
export const FamilyFilters = ({ family: { listAt, statuses }, counts, checkedAt }: FamilyFiltersProps) => {
  const t = useTranslation(givenMessages);
  const work = useTranslation(watchingMessages);
  const search = useSearch(listAt);
  const setSearch = useSetSearch(listAt);
  const classes = useApiQuery(listClasses, { pageNum: 200 }).data?.list ?? [];
  const total = counts && statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const tabs = (['all', ...statuses] as const).map((value) => {
    const count = value === 'all' ? total : counts?.[value];
    const label = value === 'notYet' ? t(value) : work(value);
    return { value, label, ...(count === undefined ? {} : { count }) };
  });
  const note = useAsLeft({
    isNarrowed: Boolean(search.status ?? search.search ?? search.classId),
    checkedAt,
    onAfresh: () => setSearch({}, { afresh: true }),
  });
  return (
    <>
      <FilterTabs
        label={work('state')}
        tabs={tabs}
        value={search.status ?? 'all'}
        onChange={(next) => setSearch({ status: next === 'all' ? undefined : next, page: undefined })}
      />
      <FilterBar note={note}>
        <SearchField
          label={work('title')}
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
