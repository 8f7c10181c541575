import { Select } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { FilterBar, FilterTabs, useTranslation } from '@inkstone/ui';
import type * as z from 'zod';
import { recents, type errorBook } from '../addresses.ts';
import { getErrorFilters } from '../contract.ts';
import { messages } from '../messages.ts';
import { getSubjectMessageKey } from './entry-types.ts';
import styles from './error-book.module.css';

/** The filters as search parameters. */
export type Filters = z.output<(typeof errorBook)['search']>;

interface ErrorFiltersProps {
  filters: Filters;
  due: number | undefined;
  onChange: (change: Partial<Filters>) => void;
}

const sorts = { recent: 'sortRecent', countDown: 'sortDown', countUp: 'sortUp' } as const;
type Sort = keyof typeof sorts;
const isSort = (value: string | null): value is Sort => value !== null && value in sorts;

/** The filters of the error book. */
export const ErrorFilters = ({ filters, due, onChange }: ErrorFiltersProps) => {
  const t = useTranslation(messages);
  const times = recents.toReversed().map((value) => ({ value: value as string, label: t(value) }));
  // The due filter comes second, so that narrow screens show it.
  const tabs = times.toSpliced(1, 0, {
    value: 'due',
    label: t('dueToday'),
    ...(due === undefined ? {} : { count: due }),
  });
  const pick = (value: string) =>
    value === 'due'
      ? onChange({ due: 'today', recent: undefined })
      : onChange({ due: undefined, recent: value === 'all' ? undefined : recents.find((option) => option === value) });
  return (
    <>
      <FilterTabs
        label={t('recent')}
        tabs={tabs}
        value={filters.due === 'today' ? 'due' : (filters.recent ?? 'all')}
        onChange={pick}
      />
      <FilterBar>
        <CategoryFilters filters={filters} onChange={onChange} />
        <Select
          className={styles.pick}
          label={t('sort')}
          allowDeselect={false}
          data={(['recent', 'countDown', 'countUp'] as const).map((value) => ({ value, label: t(sorts[value]) }))}
          value={filters.sort ?? 'recent'}
          onChange={(value) => onChange({ sort: isSort(value) && value !== 'recent' ? value : undefined })}
        />
      </FilterBar>
    </>
  );
};

interface CountedOption {
  value: string;
  name: string;
  count: number;
}

const CategoryFilters = ({ filters, onChange }: Pick<ErrorFiltersProps, 'filters' | 'onChange'>) => {
  const t = useTranslation(messages);
  const { data } = useApiQuery(getErrorFilters, {});
  const getSubjectName = (subject: string) => {
    const word = getSubjectMessageKey(subject);
    return word ? t(word) : subject;
  };
  const programmes = (data?.programmes ?? []).map(({ id, name, count }) => ({ value: id, name, count }));
  const subjects = (data?.subjects ?? []).map(({ id, count }) => ({ value: id, name: getSubjectName(id), count }));
  const points = (data?.knowledgePoints ?? []).map(({ id, name, count }) => ({ value: String(id), name, count }));
  return (
    <>
      <CategorySelect
        label={t('program')}
        every={t('everyProgram')}
        options={programmes}
        value={filters.programme}
        onPick={(programme) => onChange({ programme })}
      />
      <CategorySelect
        label={t('subject')}
        every={t('everySubject')}
        options={subjects}
        value={filters.subject}
        onPick={(subject) => onChange({ subject })}
      />
      <CategorySelect
        label={t('point')}
        every={t('everyPoint')}
        options={points}
        value={filters.knowledgePointId === undefined ? undefined : String(filters.knowledgePointId)}
        onPick={(id) => onChange({ knowledgePointId: id === undefined ? undefined : Number(id) })}
      />
    </>
  );
};

interface CategorySelectProps {
  label: string;
  every: string;
  options: readonly CountedOption[];
  value: string | undefined;
  onPick: (value: string | undefined) => void;
}

const CategorySelect = ({ label, every, options, value, onPick }: CategorySelectProps) => {
  const t = useTranslation(messages);
  const shown = options.map((option) => ({
    value: option.value,
    label: t('withCount', { name: option.name, count: option.count }),
  }));
  return (
    <Select
      className={styles.pick}
      label={label}
      placeholder={every}
      data={shown}
      value={value ?? null}
      clearable
      searchable={shown.length > 8}
      onChange={(next) => onPick(next ?? undefined)}
    />
  );
};
