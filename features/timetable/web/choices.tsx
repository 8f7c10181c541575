import { MultiSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { listClassCandidates, listSchoolClasses } from '@inkstone/school/contract';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { listRooms } from '../contract.ts';
import { sessionMessages } from '../messages.ts';

const debounceMs = 250;
const shownCount = 50;

/** An option with its id and label. */
export interface Choice {
  id: number;
  label: string;
}

interface SingleProps {
  label: string;
  /** Shown as the label of the field instead of inside it. */
  isForm?: boolean;
  id?: string;
  value: Choice | null;
  onChange(choice: Choice | null): void;
}

/** Choices by their ids, the chosen ones always among them. */
const toData = (matches: readonly Choice[], chosen: readonly Choice[]) => {
  const byId = new Map([...chosen, ...matches].map(({ id, label }) => [id, label]));
  return [...byId].map(([id, label]) => ({ value: String(id), label }));
};

const useSearchText = () => {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), debounceMs);
  return { text, setText, search };
};

interface SearchSelectProps extends SingleProps {
  found: readonly Choice[];
  text: string;
  onSearch(text: string): void;
}

const SearchSelect = ({ label, isForm, id, value, onChange, found, text, onSearch }: SearchSelectProps) => {
  const t = useTranslation(sessionMessages);
  // The text of the chosen one is no search.
  const isSearching = text !== '' && text !== value?.label;
  return (
    <Select
      {...(id && { id })}
      {...(isForm ? { label, placeholder: t('find') } : { 'aria-label': label, placeholder: label })}
      searchable
      clearable
      filter={({ options }) => options}
      nothingFoundMessage={t('nobody')}
      data={isSearching ? toData(found, []) : toData(found, value ? [value] : [])}
      value={value ? String(value.id) : null}
      searchValue={text}
      onSearchChange={onSearch}
      onChange={(next, option) => onChange(next === null || !option ? null : { id: Number(next), label: option.label })}
    />
  );
};

/** Chooses one of the school's running classes. */
export const ClassSelect = (props: SingleProps) => {
  const language = useLanguage();
  const { text, setText, search } = useSearchText();
  const isOwnText = search === props.value?.label;
  const input = { pageNum: shownCount, ...(search !== '' && !isOwnText && { search }) };
  const { data } = useApiQuery(listSchoolClasses, input, { keepPrevious: true });
  const matches = (data?.list ?? []).map(({ id, name, nameZh }) => ({
    id,
    label: localizedName(language, name, nameZh),
  }));
  return <SearchSelect {...props} found={matches} text={text} onSearch={setText} />;
};

/** What a person is called, with the user name that tells namesakes apart. */
export const toPersonChoice = ({ id, name, username }: { id: number; name: string; username: string }): Choice => ({
  id,
  label: `${name} (${username})`,
});

const useTeachers = (search: string): Choice[] => {
  const input = { part: 'teacher' as const, pageNum: shownCount, ...(search !== '' && { search }) };
  const { data } = useApiQuery(listClassCandidates, input, { keepPrevious: true });
  return (data?.list ?? []).map(toPersonChoice);
};

/** Chooses one who teaches. */
export const TeacherSelect = (props: SingleProps) => {
  const { text, setText, search } = useSearchText();
  const matches = useTeachers(search === props.value?.label ? '' : search);
  return <SearchSelect {...props} found={matches} text={text} onSearch={setText} />;
};

interface TeachersFieldProps {
  id: string;
  label: string;
  value: readonly Choice[];
  onChange(choices: Choice[]): void;
}

/** Chooses everybody who teaches a session. */
export const TeachersField = ({ id, label, value, onChange }: TeachersFieldProps) => {
  const t = useTranslation(sessionMessages);
  const { text, setText, search } = useSearchText();
  const matches = useTeachers(search);
  const known = new Map([...matches, ...value].map((choice) => [choice.id, choice]));
  return (
    <MultiSelect
      id={id}
      label={label}
      placeholder={value.length === 0 ? t('find') : ''}
      searchable
      filter={({ options }) => options}
      nothingFoundMessage={t('nobody')}
      data={toData(matches, value)}
      value={value.map((choice) => String(choice.id))}
      searchValue={text}
      onSearchChange={setText}
      onChange={(ids) => onChange(ids.flatMap((chosen) => known.get(Number(chosen)) ?? []))}
    />
  );
};

/** Chooses a room in use; one that is chosen already stays among them. */
export const RoomSelect = ({ label, isForm, id, value, onChange }: SingleProps) => {
  const language = useLanguage();
  const t = useTranslation(sessionMessages);
  const { data } = useApiQuery(listRooms, {});
  const rooms = (data?.rooms ?? [])
    .filter((room) => !room.isClosed)
    .map((room) => ({ id: room.id, label: localizedName(language, room.name, room.nameZh) }));
  return (
    <Select
      {...(id && { id })}
      {...(isForm ? { label, placeholder: t('noRoom') } : { 'aria-label': label, placeholder: label })}
      clearable
      data={toData(rooms, value ? [value] : [])}
      value={value ? String(value.id) : null}
      onChange={(next, option) => onChange(next === null || !option ? null : { id: Number(next), label: option.label })}
    />
  );
};
