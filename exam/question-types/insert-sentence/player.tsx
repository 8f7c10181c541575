import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { optionLetter } from '@inkstone/base';
import { RichText, useTranslation } from '@inkstone/ui';
import { GappedText } from '../parts/gapped-text.tsx';
import { optionIndexForKey } from '../parts/option-keys.ts';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import styles from './squares.module.css';
import { countSquares } from './type.ts';
import type { Prompt, Square } from './type.ts';

/** Inserts the sentence at the chosen square of the paragraph. */
export const Player = ({ prompt, value, onChange, readOnly }: PlayerProps<Prompt, Square>) => {
  const t = useTranslation(messages);
  const [leadId, name] = [useId(), useId()];
  const group = useRef<HTMLDivElement>(null);
  const toggle = (square: Square) => {
    if (!readOnly) onChange(square === value ? undefined : square);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    const index = optionIndexForKey(event, countSquares(prompt));
    const isTakenBack = event.key === ' ' && event.target instanceof HTMLInputElement && event.target.checked;
    if (index === null && !isTakenBack) return;
    event.preventDefault();
    if (isTakenBack) return onChange(undefined);
    group.current?.querySelector<HTMLInputElement>(`input[value="${(index ?? 0) + 1}"]`)?.focus();
    toggle((index ?? 0) + 1);
  };
  const square = (number: Square) => (
    <label className={styles.square} data-chosen={number === value ? '' : undefined}>
      <span className={styles.mark}>
        <input
          type="radio"
          name={name}
          value={number}
          checked={number === value}
          disabled={readOnly && number !== value}
          aria-label={t('square', { letter: optionLetter(number - 1) })}
          onChange={() => toggle(number)}
          onClick={number === value ? () => toggle(number) : undefined}
          onKeyDown={onKeyDown}
        />
      </span>
      {/* the sentence stands hidden at every square, so that what is highlighted behind it keeps its place */}
      <strong hidden={number !== value}>
        <RichText inline html={prompt.sentence} />{' '}
      </strong>
    </label>
  );
  const hint = value === undefined ? t('hint') : t('placed', { letter: optionLetter(value - 1) });

  return (
    <PlayerFrame
      hint={readOnly ? undefined : hint}
      isAnswered={value !== undefined}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <p id={leadId}>{t('lead')}</p>
      <div className={styles.sentence} lang="en">
        <RichText html={prompt.sentence} />
      </div>
      <div ref={group} className={styles.text} lang="en" role="radiogroup" aria-labelledby={leadId}>
        <GappedText html={prompt.text} marker="square" gap={square} />
      </div>
    </PlayerFrame>
  );
};
