import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { foldCase } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { listTags, maxTags } from '../contract.ts';
import { classificationMessages } from '../messages.ts';

interface TagFieldProps {
  /** Shown above the field; absent: it has a name for screen readers alone. */
  label?: string;
  description?: string;
  placeholder: string;
  value: readonly string[];
  onChange(value: string[]): void;
  className?: string | undefined;
}

const debounceMs = 200;

/** The signs that divide tags where several are typed or pasted. */
const dividers = [',', '，', '、', ';', '；'];

/** Tags, completed from those of the bank; one in another case is the same tag, in another script form for the server too. */
export const TagField = ({ label, description, placeholder, value, onChange, className }: TagFieldProps) => {
  const t = useTranslation(classificationMessages);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), debounceMs);
  const { data } = useApiQuery(listTags, search === '' ? {} : { search }, { keepPrevious: true });
  const takenTags = new Set(value.map(foldCase));
  return (
    <TagsInput
      className={className}
      {...(label === undefined ? { 'aria-label': t('tags') } : { label })}
      description={description}
      placeholder={value.length === 0 ? placeholder : undefined}
      data={(data?.list ?? []).flatMap(({ name }) => (takenTags.has(foldCase(name)) ? [] : name))}
      filter={({ options }) => options}
      splitChars={dividers}
      maxTags={maxTags}
      maxLength={40}
      clearable
      isDuplicate={(tag, tags) => tags.some((current) => foldCase(current) === foldCase(tag))}
      searchValue={typed}
      onSearchChange={setTyped}
      value={[...value]}
      onChange={onChange}
    />
  );
};
