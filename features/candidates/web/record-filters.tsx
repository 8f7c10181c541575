import { Select } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { FilterBar, FilterTabs, SearchField, useTranslation } from '@inkstone/ui';
import { getCandidateOptions } from '../contract.ts';
import { recordMessages } from '../messages.ts';
import type { CandidateState } from '../rules.ts';
import styles from './candidates.module.css';

/** The filters of a list of records. */
export interface RecordView {
  search?: string | undefined;
  state?: CandidateState | undefined;
  recruiterId?: number | undefined;
}

interface RecordFiltersProps {
  states: readonly CandidateState[];
  view: RecordView;
  onChange(view: RecordView): void;
}

/** Filters by state and text, and for supervisors by recruiter. */
export const RecordFilters = ({ states, view, onChange }: RecordFiltersProps) => {
  const t = useTranslation(recordMessages);
  const recruiters = useApiQuery(getCandidateOptions, {}).data?.recruiters ?? [];
  const tabs = (['all', ...states] as const).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <FilterTabs
        label={t('filter')}
        tabs={tabs}
        value={view.state ?? 'all'}
        onChange={(next) => onChange({ ...view, state: next === 'all' ? undefined : next })}
      />
      <FilterBar>
        <SearchField
          label={t('search')}
          value={view.search ?? ''}
          onSearch={(next) => onChange({ ...view, search: next || undefined })}
        />
        {recruiters.length > 0 && (
          <Select
            className={styles.select}
            aria-label={t('recruiter')}
            placeholder={t('anyRecruiter')}
            clearable
            data={recruiters.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={view.recruiterId === undefined ? null : String(view.recruiterId)}
            onChange={(next) => onChange({ ...view, recruiterId: next ? Number(next) : undefined })}
          />
        )}
      </FilterBar>
    </>
  );
};
