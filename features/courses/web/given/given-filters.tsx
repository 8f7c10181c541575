import { Select } from '@mantine/core';
import { hourMinuteText } from '@inkstone/base';
import { useAsk } from '@inkstone/call/web';
import { listClasses } from '@inkstone/people/contract';
import { FilterBar, FilterTabs, SearchField, useLanguage, useWords } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { givenCourses } from '../../addresses.ts';
import { givenWords } from '../../messages.ts';
import styles from './given.module.css';

interface GivenFiltersProps {
  counts: Readonly<Record<string, number>> | undefined;
  /** When the list was last asked for. */
  checkedAt: number;
}

const statuses = ['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'withdrawn'] as const;

/** State, words and class; all of it stands in the address. */
export const GivenFilters = ({ counts, checkedAt }: GivenFiltersProps) => {
  const t = useWords(givenWords);
  const language = useLanguage();
  const search = useSearch(givenCourses);
  const setSearch = useSetSearch(givenCourses);
  const classes = useAsk(listClasses, { pageNum: 200 }).data?.list ?? [];
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = (['all', ...statuses] as const).map((value) => {
    const count = value === 'all' ? total : counts?.[value];
    return { value, label: t(value), ...(count === undefined ? {} : { count }) };
  });
  const note = checkedAt > 0 && (
    <>
      <span>{t('asLeft', { at: hourMinuteText(new Date(checkedAt), language) })}</span>
      <button type="button" className={styles.afresh} onClick={() => setSearch({}, { afresh: true })}>
        {t('afresh')}
      </button>
    </>
  );
  return (
    <>
      <FilterTabs
        label={t('status')}
        tabs={tabs}
        value={search.status ?? 'all'}
        onChange={(next) => setSearch({ status: next === 'all' ? undefined : next, page: undefined })}
      />
      <FilterBar note={note}>
        <SearchField
          label={t('searchTitle')}
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
