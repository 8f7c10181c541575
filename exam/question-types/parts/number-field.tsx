import { NumberInput } from '@mantine/core';

interface NumberFieldProps {
  label: string;
  description: string;
  value: number;
  min: number;
  max: number;
  error: string | undefined;
  /** 0 where the field is empty. */
  onChange(value: number): void;
}

/** A whole number of a question. */
export const NumberField = ({ onChange, ...field }: NumberFieldProps) => (
  <NumberInput {...field} allowDecimal={false} maw="16rem" onChange={(value) => onChange(Number(value) || 0)} />
);
