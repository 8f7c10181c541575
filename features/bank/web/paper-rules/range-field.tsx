import { NumberInput } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { paperRuleMessages } from '../../messages.ts';
import type { RangeFields } from './rule-draft.ts';
import styles from './paper-rules.module.css';

interface RangeFieldProps {
  label: string;
  /** Names the range for screen readers where its label alone would not. */
  name?: string;
  value: RangeFields;
  max: number;
  isShare?: boolean;
  onChange(value: RangeFields): void;
}

/** A range of two numbers under one label. */
export const RangeField = ({ label, name = label, value, max, isShare = false, onChange }: RangeFieldProps) => {
  const t = useTranslation(paperRuleMessages);
  const field = (end: 'from' | 'to') => (
    <NumberInput
      aria-label={`${name}${t('comma')}${t(end === 'from' ? 'least' : 'most')}`}
      placeholder={t(end === 'from' ? 'fromHint' : 'toHint')}
      min={0}
      max={max}
      step={isShare ? 0.05 : 1}
      decimalScale={isShare ? 2 : 0}
      value={value[end]}
      onChange={(next) => onChange({ ...value, [end]: next })}
    />
  );
  return (
    <fieldset className={styles.range}>
      <legend>{label}</legend>
      {field('from')}
      {field('to')}
    </fieldset>
  );
};
