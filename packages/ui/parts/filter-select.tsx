import { Select } from '@mantine/core';

interface FilterSelectProps {
  /** What it shows where nothing is selected: "Any class". */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | number | null | undefined;
  className?: string | undefined;
  /** The selected value; undefined once it is cleared. */
  onChange(value: string | undefined): void;
}

/** A filter of a list with one value or none; without options there is no filter. */
export const FilterSelect = ({ label, options, value, className, onChange }: FilterSelectProps) =>
  options.length > 0 && (
    <Select
      {...(className && { className })}
      aria-label={label}
      placeholder={label}
      clearable
      data={options}
      value={value === undefined || value === null ? null : String(value)}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
