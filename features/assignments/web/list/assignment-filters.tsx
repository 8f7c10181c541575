import { Select } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { listClasses } from '@inkstone/people/contract';
import { programmeCards } from '@inkstone/programmes/cards';
import { FilterBar, FilterTabs, SearchField, useLanguage, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { assignmentMessages } from '../../messages.ts';
import { families, type Family, type TeacherAssignment } from '../shared/families.ts';
import { StateLegend } from '../shared/state-legend.tsx';
import { useFilterReminder } from '../shared/use-filter-reminder.tsx';
import styles from '../shared/assignments.module.css';

interface AssignmentFiltersProps {
  family: Family;
  counts: Readonly<Record<TeacherAssignment['status'], number>> | undefined;
  /** When the list was last fetched. */
  checkedAt: number;
}

const statusesByFamily = {
  homework: ['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'withdrawn'],
  // A test closes at the last deadline, so the whole of it is never late.
  test: ['notYet', 'onGoing', 'toBeMarked', 'complete', 'withdrawn'],
} as const satisfies Record<Family, readonly TeacherAssignment['status'][]>;
const explainedStates = ['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'closed', 'withdrawn'] as const;

/** Filters by status, text, class and programme, all stored in the URL. */
export const AssignmentFilters = ({ family, counts, checkedAt }: AssignmentFiltersProps) => {
  const t = useTranslation(assignmentMessages);
  const language = useLanguage();
  const { listRoute } = families[family];
  const search = useSearch(listRoute);
  const setSearch = useSetSearch(listRoute);
  const classes = useApiQuery(listClasses, { pageNum: 200 }).data?.list ?? [];
  const statuses: readonly TeacherAssignment['status'][] = statusesByFamily[family];
  const all = counts && statuses.reduce((sum, status) => sum + counts[status], 0);
  const tabs = [
    { value: 'all' as const, label: t('all'), ...(all === undefined ? {} : { count: all }) },
    ...statuses.map((value) => ({
      value,
      label: t(value === 'complete' ? 'finished' : value),
      ...(counts ? { count: counts[value] } : {}),
    })),
  ];
  const note = useFilterReminder({
    isNarrowed: Boolean(search.status ?? search.search ?? search.classId ?? search.programme),
    checkedAt,
    onClear: () => setSearch({}, { afresh: true }),
  });
  return (
    <>
      <FilterTabs
        label={t('state')}
        tabs={tabs}
        value={search.status ?? 'all'}
        onChange={(next) => setSearch({ status: next === 'all' ? undefined : next, page: undefined })}
      />
      <StateLegend
        states={explainedStates
          .filter((state) => state === 'closed' || statuses.includes(state))
          .map((state) => ({ name: t(state), messageKey: state }))}
      />
      <FilterBar note={note}>
        <SearchField
          label={t('search')}
          value={search.search ?? ''}
          onSearch={(next) => setSearch({ search: next || undefined, page: undefined })}
        />
        {programmeCards.length > 1 && (
          <Select
            className={styles.select}
            aria-label={t('anyProgramme')}
            placeholder={t('anyProgramme')}
            clearable
            data={programmeCards.map(({ id, name }) => ({ value: id, label: name[language] }))}
            value={search.programme ?? null}
            onChange={(next) => setSearch({ programme: next ?? undefined, page: undefined })}
          />
        )}
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
