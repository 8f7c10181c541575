import { foldText, searchWords } from '@inkstone/base';
import { isOptionsGroup, Select, type OptionsFilter } from '@mantine/core';
import type { ProgrammeCard } from '@inkstone/exam/blueprint';
import { getExamName, programmeCards } from '@inkstone/programmes/cards';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { composerMessages } from '../messages.ts';

/** An exam by both its ids. */
export interface Exam {
  programme: string;
  variant: string;
}

interface ExamSelectProps {
  label: string;
  /** The label stands above the field; else it is only read. */
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

const composed: readonly ProgrammeCard[] = programmeCards.filter(({ hasPapers }) => hasPapers !== false);

const optionOf = ({ programme, variant }: Exam): string => `${programme}/${variant}`;

const namesOf = (programme: ProgrammeCard, variant: string): string[] =>
  (['en', 'zh'] as const).flatMap((language) => [
    programme.name[language],
    getExamName({ programme: programme.id, variant }, language),
  ]);

/** What each exam is found by: its name and its programme's, in either language, with spaces and without. */
const foundBy: ReadonlyMap<string, string> = new Map(
  composed.flatMap((programme) =>
    Object.keys(programme.exams).map((variant) => {
      const names = namesOf(programme, variant);
      const said = [...names, ...names.map((name) => name.replaceAll(' ', ''))].map((name) => ` ${name}`);
      return [optionOf({ programme: programme.id, variant }), ` ${said.map(foldText).join(' ')}`] as const;
    }),
  ),
);

/** A word of letters begins one of the name, so that “ap” finds no “paper”; one of characters stands anywhere. */
const isSaid = (said: string, word: string): boolean => said.includes(/^[a-z\d]/.test(word) ? ` ${word}` : word);

/** The exams whose names hold every word that was typed, under their programmes. */
const find: OptionsFilter = ({ options, search }) => {
  const words = searchWords(search);
  const isFound = ({ value }: { value: unknown }): boolean => {
    const said = foundBy.get(String(value)) ?? '';
    return words.every((word) => isSaid(said, word));
  };
  return options.flatMap((group) => {
    const items = isOptionsGroup(group) ? group.items.filter(isFound) : [];
    return items.length > 0 ? [{ ...group, items }] : [];
  });
};

/** Chooses an exam among the forms of all programmes: from the list, or by typing some of its name. */
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
  const groups = composed.map((programme) => ({
    group: programme.name[language],
    items: Object.keys(programme.exams).map((variant) => {
      const exam = { programme: programme.id, variant };
      return { value: optionOf(exam), label: getExamName(exam, language) };
    }),
  }));
  const choose = (chosen: string | null) => {
    const [programme, variant] = (chosen ?? '').split('/');
    onChange(programme && variant ? { programme, variant } : null);
  };
  return (
    <Select
      {...rest}
      {...(isShown ? { label } : { 'aria-label': label })}
      searchable
      nothingFoundMessage={t('noExam')}
      filter={find}
      data={groups}
      value={value && optionOf(value)}
      clearable={clearable}
      allowDeselect={clearable}
      onChange={choose}
      // What is typed takes the place of the chosen name.
      onFocus={({ currentTarget: field }) => field.select()}
    />
  );
};
