import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { listSignOnClasses, type RuleClass } from '../../contract.ts';
import { signOnMessages } from '../../messages.ts';

const debounceMs = 250;

interface ClassSelectProps {
  /** The class that was chosen; null: none. */
  chosen: RuleClass | null;
  onChange(chosen: RuleClass | null): void;
}

/** A field to choose one running class by its name. */
export const ClassSelect = ({ chosen, onChange }: ClassSelectProps) => {
  const t = useTranslation(signOnMessages);
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const [debounced] = useDebouncedValue(typed.trim(), debounceMs);
  // The name of the class that was chosen stands in the field, and is no search.
  const search = debounced === chosen?.name ? '' : debounced;
  const { data } = useApiQuery(listSignOnClasses, { search: search || undefined }, { keepPrevious: true });
  const results = data?.list ?? [];
  const list = chosen === null || results.some(({ id }) => id === chosen.id) ? results : [chosen, ...results];
  return (
    <Select
      label={t('class')}
      description={t('classNote')}
      placeholder={t('noClass')}
      searchable
      clearable
      maxLength={100}
      clearButtonProps={{ 'aria-label': t('noClass') }}
      data={list.map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={({ options }) => options}
      nothingFoundMessage={data && search === typed.trim() ? t('classUnknown') : undefined}
      searchValue={typed}
      onSearchChange={setTyped}
      value={chosen === null ? null : String(chosen.id)}
      onChange={(value) => onChange(list.find(({ id }) => String(id) === value) ?? null)}
    />
  );
};
