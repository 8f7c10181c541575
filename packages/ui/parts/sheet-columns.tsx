import { NativeSelect } from '@mantine/core';
import { messages } from '../messages.ts';
import { useTranslation } from '../words/index.ts';
import styles from './sheet-columns.module.css';

interface SheetColumnsProps<Field extends string> {
  /** The columns of the sheet, from the left, with their first texts. */
  columns: readonly { head: string; samples: readonly string[] }[];
  /** What each column holds; null: it is not read. */
  values: readonly (Field | null)[];
  fields: readonly { value: Field; label: string }[];
  /** A field that several columns may hold; any other is taken from the column that had it. */
  repeatable?: Field;
  isFixed?: boolean;
  onChange(values: (Field | null)[]): void;
}

/** What each column of a sheet holds, corrected by its reader. */
export const SheetColumns = <Field extends string>(props: SheetColumnsProps<Field>) => {
  const { columns, values, fields, repeatable, isFixed = false, onChange } = props;
  const t = useTranslation(messages);
  const change = (index: number, text: string) => {
    const field = fields.find(({ value }) => value === text)?.value ?? null;
    const isFreed = (old: Field | null): boolean => old === field && old !== repeatable;
    onChange(
      columns.map((_column, at) => (at === index ? field : isFreed(values[at] ?? null) ? null : (values[at] ?? null))),
    );
  };
  return (
    <div className={styles.columns}>
      {columns.map(({ head, samples }, index) => (
        <div key={index}>
          <NativeSelect
            label={head || t('columnNumber', { number: index + 1 })}
            value={values[index] ?? ''}
            disabled={isFixed}
            onChange={({ currentTarget }) => change(index, currentTarget.value)}
            data={[{ value: '', label: t('columnNotRead') }, ...fields]}
          />
          <ul className={styles.samples}>
            {samples.filter(Boolean).map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
