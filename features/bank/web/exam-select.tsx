import { Select } from '@mantine/core';
import type { ProgrammeCard } from '@inkstone/exam/blueprint';
import { examNameOf, programmeCards } from '@inkstone/programmes/cards';
import { useLanguage } from '@inkstone/ui';

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

/** Chooses an exam among the forms of all programmes. */
export const ExamSelect = ({
  label,
  isShown = false,
  value,
  clearable = false,
  onChange,
  ...rest
}: ExamSelectProps) => {
  const language = useLanguage();
  const groups = composed.map((programme) => ({
    group: programme.name[language],
    items: Object.keys(programme.exams).map((variant) => {
      const exam = { programme: programme.id, variant };
      return { value: `${exam.programme}/${exam.variant}`, label: examNameOf(exam, language) };
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
      data={groups}
      value={value ? `${value.programme}/${value.variant}` : null}
      clearable={clearable}
      allowDeselect={clearable}
      onChange={choose}
    />
  );
};
