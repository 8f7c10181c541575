import { SegmentedControl, Select } from '@mantine/core';
import { Suspense } from 'react';
import { questionTypeIds } from '@inkstone/exam/logic';
import { FilterBar, SearchField, useLanguage, useTranslation } from '@inkstone/ui';
import { bankMessages, classificationMessages } from '../messages.ts';
import { DifficultySelect } from './difficulty-select.tsx';
import { typeName } from './names.ts';
import { TagField } from './tag-field.lazy.ts';
import styles from './bank.module.css';

/** The filters of the list, as in the URL. */
export interface BankFilter {
  search?: string | undefined;
  node?: number | undefined;
  type?: string | undefined;
  mine?: boolean | undefined;
  isSharedWithMe?: boolean | undefined;
  difficulty?: number | undefined;
  tags?: string[] | undefined;
  page: number;
}

interface BankFiltersProps {
  filter: BankFilter;
  onChange(change: Partial<BankFilter>): void;
}

/** Search, question type, difficulty, tags, and whose sets are listed: all, the person's own, or those shared with them. */
export const BankFilters = ({ filter, onChange }: BankFiltersProps) => {
  const t = useTranslation(bankMessages);
  const finding = useTranslation(classificationMessages);
  const language = useLanguage();
  const sharedOrAll = filter.isSharedWithMe ? 'shared' : 'all';
  const whose = filter.mine ? 'mine' : sharedOrAll;
  const types = questionTypeIds.map((id) => ({ value: id as string, label: typeName(id, language) }));
  return (
    <FilterBar>
      <SearchField
        label={t('searchSets')}
        value={filter.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined })}
      />
      <Select
        className={styles.select}
        aria-label={t('type')}
        placeholder={t('anyType')}
        data={types}
        value={filter.type ?? null}
        allowDeselect
        clearable
        onChange={(type) => onChange({ type: type ?? undefined })}
      />
      <DifficultySelect
        className={styles.difficulty}
        placeholder={finding('anyDifficulty')}
        value={filter.difficulty ?? null}
        onChange={(difficulty) => onChange({ difficulty: difficulty ?? undefined })}
      />
      <Suspense fallback={null}>
        <TagField
          className={styles.select}
          placeholder={finding('anyTags')}
          value={filter.tags ?? []}
          onChange={(tags) => onChange({ tags: tags.length > 0 ? tags : undefined })}
        />
      </Suspense>
      <SegmentedControl
        aria-label={t('whose')}
        value={whose}
        onChange={(next) =>
          onChange({ mine: next === 'mine' || undefined, isSharedWithMe: next === 'shared' || undefined })
        }
        data={(['all', 'mine', 'shared'] as const).map((value) => ({ value, label: t(`whose-${value}`) }))}
      />
    </FilterBar>
  );
};
