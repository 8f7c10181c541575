import type { KeyboardEvent } from 'react';
import { EyeIcon, RichText, StrikeIcon, UndoIcon, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import { getOptionId } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import styles from './option-rows.module.css';

interface OptionRowProps {
  kind: 'radio' | 'checkbox';
  /** Joins radio buttons to one group. */
  name: string;
  option: Option;
  letter: string;
  isChosen: boolean;
  isStruck: boolean;
  /** True when it can be neither chosen nor unchosen. */
  isClosed: boolean;
  /** Key handler of the whole group. */
  onKeyDown(event: KeyboardEvent): void;
  onToggle(): void;
  onStrike?: ((struck: boolean) => void) | undefined;
  /** Removes the mask; absent where there is none. */
  onUncover?: (() => void) | undefined;
}

const flag = (on: boolean) => (on ? '' : undefined);

/** One option: its letter in a circle (a square for multiple choice), its text, and the eliminator. */
export const OptionRow = ({ kind, name, option, letter, isChosen, isStruck, ...rest }: OptionRowProps) => {
  const { isClosed, onKeyDown, onToggle, onStrike, onUncover } = rest;
  const t = useTranslation(messages);
  const isShut = isClosed || isStruck;
  const pick = () => {
    if (!isShut) onToggle();
  };
  return (
    <div
      className={styles.row}
      data-chosen={flag(isChosen)}
      data-struck={flag(isStruck)}
      data-fixed={flag(isClosed && !isChosen)}
      data-covered={flag(onUncover !== undefined)}
    >
      <label className={styles.pick}>
        <input
          type={kind}
          name={name}
          value={getOptionId(option)}
          checked={isChosen}
          disabled={isShut}
          aria-keyshortcuts={letter}
          onChange={pick}
          onKeyDown={onKeyDown}
        />
        <span className={styles.letter} data-square={flag(kind === 'checkbox')}>
          {letter}
        </span>
        {onUncover ? (
          <span className={styles.cover}>
            <span className="vh">{t('covered')}</span>
          </span>
        ) : (
          <span className={styles.text} lang="en">
            <RichText inline html={option.text} />
          </span>
        )}
        {isStruck && <span className="vh">{t('crossedOut')}</span>}
      </label>
      {onUncover && (
        <button
          type="button"
          className={styles.uncover}
          aria-label={t('uncover', { letter })}
          onClick={onUncover}
          onKeyDown={onKeyDown}
        >
          <EyeIcon />
        </button>
      )}
      {onStrike && <StrikeButton {...{ letter, isStruck, onStrike, onKeyDown }} />}
    </div>
  );
};

interface StrikeButtonProps extends Pick<OptionRowProps, 'letter' | 'isStruck' | 'onKeyDown'> {
  onStrike(struck: boolean): void;
}

/** Crosses the option out, and takes that back. */
const StrikeButton = ({ letter, isStruck, onStrike, onKeyDown }: StrikeButtonProps) => {
  const t = useTranslation(messages);
  return (
    <button
      type="button"
      className={styles.strike}
      data-undo={flag(isStruck)}
      aria-label={t(isStruck ? 'undoCross' : 'crossOut', { letter })}
      onClick={() => onStrike(!isStruck)}
      onKeyDown={onKeyDown}
    >
      {isStruck ? <UndoIcon /> : <StrikeIcon />}
      {isStruck && <span>{t('undo')}</span>}
    </button>
  );
};
