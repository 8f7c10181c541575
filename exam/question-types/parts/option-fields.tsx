import { ActionIcon, Button } from '@mantine/core';
import { arrayMove } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { letterOf } from '@inkstone/base';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon, useWords } from '@inkstone/ui';
import { freshOptionId } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import styles from './editor.module.css';
import { formWords } from './messages.ts';
import { useProblems } from './problem-words.tsx';
import { RichField } from './rich-field.tsx';

interface OptionFieldsProps {
  label: string;
  options: readonly Option[];
  onChange(options: Option[]): void;
  problems: Readonly<Record<string, string>>;
  /** How an option is named right; absent where that is said elsewhere. */
  keyOf?: ((option: Option, letter: string) => ReactNode) | undefined;
}

/** The options of a question: their words, their order, more and fewer of them, and which are right. */
export const OptionFields = ({ label, options, onChange, problems, keyOf }: OptionFieldsProps) => {
  const t = useWords(formWords);
  const problemAt = useProblems(problems);
  const write = (id: string, text: string) =>
    onChange(options.map((option) => (option.id_option === id ? { ...option, text } : option)));
  const move = (from: number, to: number) => onChange(arrayMove([...options], from, to));
  const whole = problemAt('prompt.options') ?? problemAt('key', true);

  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {options.map((option, index) => {
        const letter = letterOf(index);
        return (
          <div key={option.id_option} className={styles.option}>
            {keyOf ? <div className={styles.key}>{keyOf(option, letter)}</div> : <span />}
            <RichField
              compact
              label={t('option', { letter })}
              value={option.text}
              onChange={(text) => write(option.id_option, text)}
              error={problemAt(`prompt.options.${index}.text`)}
            />
            <div className={styles.moves}>
              <ActionIcon
                disabled={index === 0}
                aria-label={t('up', { letter })}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUpIcon />
              </ActionIcon>
              <ActionIcon
                disabled={index === options.length - 1}
                aria-label={t('down', { letter })}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDownIcon />
              </ActionIcon>
              <ActionIcon
                disabled={options.length <= 2}
                aria-label={t('remove', { letter })}
                onClick={() => onChange(options.filter((it) => it !== option))}
              >
                <TrashIcon />
              </ActionIcon>
            </div>
          </div>
        );
      })}
      {whole && (
        <p className={styles.error} role="alert">
          {whole}
        </p>
      )}
      <Button
        className={styles.add}
        leftSection={<PlusIcon />}
        disabled={options.length >= 26}
        onClick={() => onChange([...options, { id_option: freshOptionId(options), text: '' }])}
      >
        {t('add')}
      </Button>
    </fieldset>
  );
};
