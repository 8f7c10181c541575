import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { optionLetter } from '@inkstone/base';
import { langTag, RichText, useLanguage, useTranslation } from '@inkstone/ui';
import { optionIndexForKey } from '../parts/option-keys.ts';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { getRoleFamily, type Role } from './roles.ts';
import styles from './sentence.module.css';
import type { Answer, Prompt } from './type.ts';

interface PaletteProps {
  roles: readonly Role[];
  pen: Role | undefined;
  onPen(role: Role): void;
}

/** Palette of roles: the chosen role is given to the part that is pressed. */
const Palette = ({ roles, pen, onPen }: PaletteProps) => {
  const t = useTranslation(messages);
  const [nameId, group] = [useId(), useId()];
  return (
    <div className={styles.palette} role="radiogroup" aria-labelledby={nameId}>
      <span id={nameId} className={styles.markAs}>
        {t('markAs')}
      </span>
      {roles.map((role, at) => (
        <label
          key={role}
          className={styles.pen}
          data-family={getRoleFamily(role)}
          data-on={role === pen ? '' : undefined}
        >
          <input type="radio" name={group} checked={role === pen} onChange={() => onPen(role)} />
          <span className={styles.letter} aria-hidden="true">
            {optionLetter(at)}
          </span>
          {t(`role.${role}`)}
        </label>
      ))}
    </div>
  );
};

interface PieceProps {
  words: string;
  mark: Role | '';
  readOnly: boolean;
  onPress(): void;
  onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void;
}

/** One part of the sentence, with its role below it. */
const Piece = ({ words, mark, readOnly, onPress, onKeyDown }: PieceProps) => {
  const t = useTranslation(messages);
  const language = langTag(useLanguage());
  return (
    <button
      type="button"
      className={styles.piece}
      data-family={mark === '' ? undefined : getRoleFamily(mark)}
      disabled={readOnly}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <RichText inline html={words} /> <small lang={language}>{mark === '' ? t('unmarked') : t(`role.${mark}`)}</small>
    </button>
  );
};

/** Marks the parts of a sentence one by one, as with colored pens. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Answer>) => {
  const t = useTranslation(messages);
  const textId = useId();
  const { pieces, roles } = prompt;
  const [pen, setPen] = useState<Role | undefined>(roles[0]);
  const sentence = useRef<HTMLDivElement>(null);
  const marks = pieces.map((_, at) => value[at] ?? '');
  const markedCount = marks.filter((role) => role !== '').length;
  const mark = (at: number, role: Role | undefined) => {
    if (role === undefined) return;
    const next = marks.with(at, marks[at] === role ? '' : role);
    onChange(next.some((entry) => entry !== '') ? next : undefined);
  };
  const goTo = (at: number) => sentence.current?.querySelectorAll('button')[at]?.focus();
  const onKeyDown = (at: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const index = step === undefined ? optionIndexForKey(event, roles.length) : null;
    if (step === undefined && index === null) return;
    event.preventDefault();
    if (step !== undefined) goTo(at + step);
    else mark(at, roles[index ?? 0]);
  };
  return (
    <PlayerFrame
      textId={textId}
      text={prompt.text}
      hint={readOnly ? undefined : t('hint', { given: markedCount, wanted: pieces.length })}
      isAnswered={markedCount > 0}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      {!readOnly && <Palette roles={roles} pen={pen} onPen={setPen} />}
      <div ref={sentence} className={styles.sentence} role="group" aria-label={t('sentence')} lang="en">
        {pieces.map((words, at) => (
          <Piece
            key={at}
            words={words}
            mark={marks[at] ?? ''}
            readOnly={readOnly}
            onPress={() => mark(at, pen)}
            onKeyDown={onKeyDown(at)}
          />
        ))}
      </div>
    </PlayerFrame>
  );
};
