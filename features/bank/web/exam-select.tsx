import { foldText, searchWords } from '@inkstone/base';
import { isOptionsGroup, Select, type OptionsFilter } from '@mantine/core';
import type { ProgrammeCard } from '@inkstone/exam/blueprint';
import { getExamName, programmeCards } from '@inkstone/programmes/cards';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { composerMessages } from '../messages.ts';

/** An exam by its two ids. */
export interface Exam {
  programme: string;
  variant: string;
}

interface ExamSelectProps {
  label: string;
  /** The label is visible; otherwise it is only for screen readers. */
  isShown?: boolean;
  placeholder?: string;
  value: Exam | null;
  clearable?: boolean;
  error?: string | undefined;
  description?: string;
  id?: string;
  className?: string | undefined;
  onChange(exam: Exam | null): void;
}

const paperProgrammes: readonly ProgrammeCard[] = programmeCards.filter(({ hasPapers }) => hasPapers !== false);

const toOptionValue = ({ programme, variant }: Exam): string => `${programme}/${variant}`;

const listNames = (programme: ProgrammeCard, variant: string): string[] =>
  (['en', 'zh'] as const).flatMap((language) => [
    programme.name[language],
    getExamName({ programme: programme.id, variant }, language),
  ]);

/** The search text of each exam: its name and its programme's, in both languages, with and without spaces. */
const searchTextByOption: ReadonlyMap<string, string> = new Map(
  paperProgrammes.flatMap((programme) =>
    Object.keys(programme.exams).map((variant) => {
      const names = listNames(programme, variant);
      const phrases = [...names, ...names.map((name) => name.replaceAll(' ', ''))].map((name) => ` ${name}`);
      return [toOptionValue({ programme: programme.id, variant }), ` ${phrases.map(foldText).join(' ')}`] as const;
    }),
  ),
);

/** A Latin word must match the beginning of a word, so that “ap” does not find “paper”; Chinese matches anywhere. */
const matchesWord = (searchText: string, word: string): boolean =>
  searchText.includes(/^[a-z\d]/.test(word) ? ` ${word}` : word);

/** Filters the exams whose names contain every typed word, grouped by programme. */
const filterOptions: OptionsFilter = ({ options, search }) => {
  const searchedWords = searchWords(search);
  const isFound = ({ value }: { value: unknown }): boolean => {
    const searchText = searchTextByOption.get(String(value)) ?? '';
    return searchedWords.every((word) => matchesWord(searchText, word));
  };
  return options.flatMap((group) => {
    const items = isOptionsGroup(group) ? group.items.filter(isFound) : [];
    return items.length > 0 ? [{ ...group, items }] : [];
  });
};

/** Selects an exam among all programmes, from the list or by typing. */
export const ExamSelect = ({
  label,
  isShown = false,
  value,
  clearable = false,
  onChange,
  ...rest
}: ExamSelectProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const groups = paperProgrammes.map((programme) => ({
    group: programme.name[language],
    items: Object.keys(programme.exams).map((variant) => {
      const exam = { programme: programme.id, variant };
      return { value: toOptionValue(exam), label: getExamName(exam, language) };
    }),
  }));
  const select = (nextValue: string | null) => {
    const [programme, variant] = (nextValue ?? '').split('/');
    onChange(programme && variant ? { programme, variant } : null);
  };
  return (
    <Select
      {...rest}
      {...(isShown ? { label } : { 'aria-label': label })}
      searchable
      nothingFoundMessage={t('noExam')}
      filter={filterOptions}
      data={groups}
      value={value && toOptionValue(value)}
      clearable={clearable}
      allowDeselect={clearable}
      onChange={select}
      // Typing replaces the selected name.
      onFocus={({ currentTarget: field }) => field.select()}
    />
  );
};
