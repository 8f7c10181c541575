import { Select } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { classificationMessages } from '../messages.ts';
import { difficultyLevels } from '../rules.ts';
import { useDifficultyName } from './use-difficulty-name.ts';

type Level = (typeof difficultyLevels)[number];

interface DifficultySelectProps {
  /** Shown above the field; absent: it has a name for screen readers alone. */
  label?: string;
  placeholder: string;
  value: number | null;
  onChange(value: Level | null): void;
  className?: string | undefined;
}

/** Selects one of five levels of difficulty, or none. */
export const DifficultySelect = ({ label, placeholder, value, onChange, className }: DifficultySelectProps) => {
  const t = useTranslation(classificationMessages);
  const nameLevel = useDifficultyName();
  return (
    <Select
      className={className}
      {...(label === undefined ? { 'aria-label': t('difficulty') } : { label })}
      placeholder={placeholder}
      clearable
      data={difficultyLevels.map((level) => ({ value: String(level), label: nameLevel(level) }))}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(difficultyLevels.find((level) => String(level) === next) ?? null)}
    />
  );
};
