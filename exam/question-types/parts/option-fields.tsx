import { ActionIcon, Button } from '@mantine/core';
import { arrayMove } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import { optionLetter } from '@inkstone/base';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon, useTranslation } from '@inkstone/ui';
import { nextOptionId, buildOption, getOptionId } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import styles from './editor.module.css';
import { formMessages } from './messages.ts';
import { splitOptions } from './paste/split-options.tsx';
import { maxOptions, spreadOptions, type PastedOptions } from './paste/spread-options.ts';
import { useProblems } from './use-problems.tsx';
import { RichField } from './rich-field.tsx';

/** Message keys by the kind of option. */
const labelKeysByKind = {
  option: { one: 'option', add: 'add', remove: 'remove', up: 'up', down: 'down' },
  line: { one: 'line', add: 'addLine', remove: 'removeLine', up: 'upLine', down: 'downLine' },
  word: { one: 'word', add: 'addWord', remove: 'removeWord', up: 'upWord', down: 'downWord' },
} as const;

interface OptionFieldsProps {
  label: string;
  /** Kind of option; default: an option to choose. */
  each?: keyof typeof labelKeysByKind;
  options: readonly Option[];
  onChange(options: Option[]): void;
  problems: Readonly<Record<string, string>>;
  /** Renders the control that marks an option as right; absent where the key is edited elsewhere. */
  renderKey?: ((id: string, letter: string) => ReactNode) | undefined;
}

/** Editor for the options of a question: their texts and order, adding and removing them, and which are right. */
export const OptionFields = ({ label, each = 'option', options, onChange, problems, renderKey }: OptionFieldsProps) => {
  const t = useTranslation(formMessages);
  const labelKeys = labelKeysByKind[each];
  const problemAt = useProblems(problems);
  const write = (id: string, text: string) =>
    onChange(options.map((option) => (getOptionId(option) === id ? { ...option, text } : option)));
  const move = (from: number, to: number) => onChange(arrayMove([...options], from, to));
  const { pasted, setPasted, offer, takeApart } = usePastedOptions(options, onChange);
  const listProblem = problemAt('prompt.options') ?? problemAt('key', true);

  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {options.map((option, index) => {
        const letter = optionLetter(index);
        return (
          <div key={getOptionId(option)} className={styles.option}>
            {renderKey && <div className={styles.key}>{renderKey(getOptionId(option), letter)}</div>}
            <RichField
              compact
              label={t(labelKeys.one, { letter })}
              value={option.text}
              onChange={(text) => write(getOptionId(option), text)}
              onPasted={each === 'option' ? (html) => offer(getOptionId(option), html, option.text) : undefined}
              error={problemAt(`prompt.options.${index}.text`)}
            />
            <OptionMoves
              letter={letter}
              labelKeys={labelKeys}
              index={index}
              count={options.length}
              onMove={(to) => move(index, to)}
              onRemove={() => onChange(options.filter((candidate) => candidate !== option))}
            />
            {pasted?.id === getOptionId(option) && (
              <PasteOffer
                count={pasted.texts.length}
                onAccept={() => takeApart(pasted)}
                onLeave={() => setPasted(null)}
              />
            )}
          </div>
        );
      })}
      {listProblem && (
        <p className={styles.error} role="alert">
          {listProblem}
        </p>
      )}
      <Button
        className={styles.add}
        leftSection={<PlusIcon />}
        disabled={options.length >= maxOptions}
        onClick={() => onChange([...options, buildOption(nextOptionId(options), '')])}
      >
        {t(labelKeys.add)}
      </Button>
    </fieldset>
  );
};

interface OptionMovesProps {
  letter: string;
  labelKeys: (typeof labelKeysByKind)[keyof typeof labelKeysByKind];
  index: number;
  count: number;
  onMove(to: number): void;
  onRemove(): void;
}

/** Moves an option up or down, or removes it. */
const OptionMoves = ({ letter, labelKeys, index, count, onMove, onRemove }: OptionMovesProps) => {
  const t = useTranslation(formMessages);
  return (
    <div className={styles.moves}>
      <ActionIcon disabled={index === 0} aria-label={t(labelKeys.up, { letter })} onClick={() => onMove(index - 1)}>
        <ArrowUpIcon />
      </ActionIcon>
      <ActionIcon
        disabled={index === count - 1}
        aria-label={t(labelKeys.down, { letter })}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDownIcon />
      </ActionIcon>
      <ActionIcon disabled={count <= 2} aria-label={t(labelKeys.remove, { letter })} onClick={onRemove}>
        <TrashIcon />
      </ActionIcon>
    </div>
  );
};

/** Offers to make an option of each line that was pasted. */
const PasteOffer = ({ count, onAccept, onLeave }: { count: number; onAccept(): void; onLeave(): void }) => {
  const t = useTranslation(formMessages);
  return (
    <p className={styles.offer} role="status">
      {t('optionsPasted', { count })}
      <Button size="compact-sm" onClick={onAccept}>
        {t('takeApart')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onLeave}>
        {t('leaveTogether')}
      </Button>
    </p>
  );
};

/** Lines pasted into one option, which may become an option each. */
const usePastedOptions = (options: OptionFieldsProps['options'], onChange: OptionFieldsProps['onChange']) => {
  const [pasted, setPasted] = useState<PastedOptions | null>(null);
  const offer = (id: string, html: string, textBefore: string) => {
    const texts = splitOptions(html);
    setPasted(texts && { id, texts, textBefore });
  };
  const takeApart = ({ id, texts, textBefore }: PastedOptions) => {
    setPasted(null);
    onChange(spreadOptions(options, { id, texts: texts.slice(0, maxOptions), textBefore }));
  };
  return { pasted, setPasted, offer, takeApart };
};
