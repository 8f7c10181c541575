import { ActionIcon, Button, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { optionLetter } from '@inkstone/base';
import { PlusIcon, TrashIcon, useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { formMessages } from '../parts/messages.ts';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import { toPlainText } from '../plain-text.ts';
import { nextOptionId, buildOption, getOptionId, listOptionIds } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import type { EditorProps } from '../views-contract.ts';
import own from './editor.module.css';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

interface LinesProps {
  legend: string;
  lines: readonly Option[];
  limits: { least: number; most: number };
  labels: { line(index: number): string; remove(index: number): string; add: string };
  errorAt(index: number): string | undefined;
  onChange(lines: Option[]): void;
  onRemove(index: number): void;
  more?: ((index: number) => ReactNode) | undefined;
}

/** Rows or columns: their texts, adding and removing them. */
const Lines = ({ legend, lines, limits, labels, errorAt, onChange, onRemove, more }: LinesProps) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {lines.map((line, index) => (
      <div key={getOptionId(line)} className={own.line}>
        <RichField
          compact
          label={labels.line(index)}
          value={line.text}
          onChange={(text) =>
            onChange(lines.map((candidate) => (candidate === line ? { ...candidate, text } : candidate)))
          }
          error={errorAt(index)}
        />
        {more?.(index)}
        <ActionIcon
          aria-label={labels.remove(index)}
          disabled={lines.length <= limits.least}
          onClick={() => onRemove(index)}
        >
          <TrashIcon />
        </ActionIcon>
      </div>
    ))}
    <Button
      className={styles.add}
      leftSection={<PlusIcon />}
      disabled={lines.length >= limits.most}
      onClick={() => onChange([...lines, buildOption(nextOptionId(lines), '')])}
    >
      {labels.add}
    </Button>
  </fieldset>
);

/** Editor for the prompt, the columns, and the rows with their right column. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const tForm = useTranslation(formMessages);
  const problemAt = useProblems(problems);
  const { rows, columns } = prompt;
  const getName = (index: number) =>
    toPlainText(columns[index]?.text ?? '') || t('column', { letter: optionLetter(index) });
  const keyFor = (next: Partial<Prompt>, key: Key = key_): Key => {
    const ids = listOptionIds(next.columns ?? columns);
    return (next.rows ?? rows).map((_, row) => (ids.includes(key[row] ?? '') ? (key[row] ?? '') : ''));
  };
  const change = (part: Partial<Prompt>, key?: Key) =>
    onChange({ prompt: { ...prompt, ...part }, key: keyFor(part, key) });
  const isWhole = key_.every((column) => column !== '');

  return (
    <div className={styles.form}>
      <RichField
        label={tForm('text')}
        value={prompt.text}
        onChange={(text) => change({ text })}
        error={problemAt('prompt.text')}
      />
      <ColumnLines columns={columns} problems={problems} onChange={(next) => change({ columns: next })} />
      <Lines
        legend={t('rows')}
        lines={rows}
        limits={{ least: 1, most: 20 }}
        labels={{
          line: (index) => t('row', { number: index + 1 }),
          remove: (index) => t('removeRow', { number: index + 1 }),
          add: t('addRow'),
        }}
        errorAt={(index) => problemAt(`prompt.rows.${index}.text`)}
        onChange={(next) => change({ rows: next })}
        onRemove={(index) => change({ rows: rows.toSpliced(index, 1) }, key_.toSpliced(index, 1))}
        more={(index) => (
          <RowKey
            value={key_[index] || null}
            number={index + 1}
            columns={listOptionIds(columns).map((value, at) => ({ value, label: getName(at) }))}
            error={problemAt(`key.${index}`)}
            onChange={(column) => change({}, keyFor({}).with(index, column))}
          />
        )}
      />
      {isWhole && problemAt('key') && (
        <p className={styles.error} role="alert">
          {problemAt('key')}
        </p>
      )}
    </div>
  );
};

interface RowKeyProps {
  value: string | null;
  number: number;
  columns: { value: string; label: string }[];
  error: string | undefined;
  onChange(column: string): void;
}

/** The right column of a row. */
const RowKey = ({ value, number, columns, error, onChange }: RowKeyProps) => {
  const t = useTranslation(messages);
  return (
    <Select
      className={own.key}
      aria-label={t('rowKey', { number })}
      placeholder={t('noKey')}
      allowDeselect={false}
      data={columns}
      value={value}
      error={error}
      onChange={(column) => onChange(column ?? '')}
    />
  );
};

interface ColumnLinesProps extends Pick<EditorProps<Prompt, Key>, 'problems'> {
  columns: Prompt['columns'];
  onChange(columns: Prompt['columns']): void;
}

/** The columns of the table. */
const ColumnLines = ({ columns, problems, onChange }: ColumnLinesProps) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  return (
    <Lines
      legend={t('columns')}
      lines={columns}
      limits={{ least: 2, most: 6 }}
      labels={{
        line: (index) => t('column', { letter: optionLetter(index) }),
        remove: (index) => t('removeColumn', { letter: optionLetter(index) }),
        add: t('addColumn'),
      }}
      errorAt={(index) => problemAt(`prompt.columns.${index}.text`)}
      onChange={onChange}
      onRemove={(index) => onChange(columns.toSpliced(index, 1))}
    />
  );
};
