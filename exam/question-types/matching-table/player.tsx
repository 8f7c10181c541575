import { useId } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { optionLetter } from '@inkstone/base';
import { RichText, useTranslation } from '@inkstone/ui';
import { getOptionId, listOptionIds, readOptions } from '../shapes.ts';
import { optionIndexForKey } from '../parts/option-keys.ts';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import styles from './table.module.css';
import type { Answer, Prompt } from './type.ts';

interface RowProps {
  prompt: Prompt;
  index: number;
  ticked: string;
  readOnly: boolean;
  onTick(column: string): void;
}

/** One row: a labelled group of radio buttons, one per column. */
const Row = ({ prompt, index, ticked, readOnly, onTick }: RowProps) => {
  const [wordsId, name] = [useId(), useId()];
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (readOnly) return;
    const at = optionIndexForKey(event, prompt.columns.length);
    const column = at === null ? undefined : prompt.columns[at];
    const isTakenBack = event.key === ' ' && event.currentTarget.checked;
    if (!column && !isTakenBack) return;
    event.preventDefault();
    onTick(column ? getOptionId(column) : ticked);
    const inputs = event.currentTarget.closest('[role=radiogroup]')?.querySelectorAll('input');
    if (at !== null) inputs?.[at]?.focus();
  };
  return (
    <div className={styles.row} role="radiogroup" aria-labelledby={wordsId}>
      <div id={wordsId} className={styles.words} lang="en">
        <RichText inline html={prompt.rows[index]?.text ?? ''} />
      </div>
      {readOptions(prompt.columns).map(({ id, text }, at) => (
        <label key={id} className={styles.cell} data-ticked={id === ticked ? '' : undefined}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === ticked}
            disabled={readOnly && id !== ticked}
            aria-keyshortcuts={optionLetter(at)}
            onChange={() => !readOnly && onTick(id)}
            onClick={id === ticked && !readOnly ? () => onTick(id) : undefined}
            onKeyDown={onKeyDown}
          />
          <span className={styles.tick} aria-hidden="true" />
          <span className={styles.name} lang="en">
            <RichText inline html={text} />
          </span>
        </label>
      ))}
    </div>
  );
};

/** A table with one tick in each row; ticking the same column again removes the tick. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Answer>) => {
  const t = useTranslation(messages);
  const textId = useId();
  const ticks = prompt.rows.map((_, index) => value[index] ?? '');
  const tickedCount = ticks.filter((column) => column !== '').length;
  const tick = (row: number, column: string) => {
    const next = ticks.with(row, ticks[row] === column ? '' : column);
    onChange(next.some((entry) => entry !== '') ? next : undefined);
  };
  return (
    <PlayerFrame
      textId={textId}
      text={prompt.text}
      hint={readOnly ? undefined : t('hint', { given: tickedCount, wanted: prompt.rows.length })}
      isAnswered={tickedCount > 0}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <div
        className={styles.table}
        role="group"
        aria-labelledby={textId}
        style={{ '--columns': prompt.columns.length } as CSSProperties}
      >
        <div className={styles.head} aria-hidden="true" lang="en">
          <span />
          {readOptions(prompt.columns).map(({ id, text }) => (
            <span key={id}>
              <RichText inline html={text} />
            </span>
          ))}
        </div>
        {listOptionIds(prompt.rows).map((id, index) => (
          <Row
            key={id}
            prompt={prompt}
            index={index}
            ticked={ticks[index] ?? ''}
            readOnly={readOnly}
            onTick={(column) => tick(index, column)}
          />
        ))}
      </div>
    </PlayerFrame>
  );
};
