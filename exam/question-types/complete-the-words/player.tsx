import { useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import { GappedText } from '../parts/gapped-text.tsx';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import styles from './cells.module.css';
import { distributeLetters, countLetters } from './letters.ts';
import { messages } from './messages.ts';
import type { Answer, Gap, Prompt } from './type.ts';

interface FieldProps {
  gap: Gap;
  label: string;
  letters: string;
  readOnly: boolean;
  onEdit(raw: string, caret: number): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

/** One word: the visible letters, and a field drawn with a cell for each missing letter. */
const Field = ({ gap, label, letters, readOnly, onEdit, onKeyDown }: FieldProps) => {
  // While an input method is composing, its intermediate text is not part of the answer.
  const [composing, setComposing] = useState<string | null>(null);
  return (
    <span className={styles.word}>
      <span aria-hidden="true">{gap.prefix}</span>
      <input
        type="text"
        className={styles.cells}
        style={{ '--missing': gap.missing } as CSSProperties}
        data-full={countLetters(letters) === gap.missing ? '' : undefined}
        aria-label={label}
        value={composing ?? letters}
        readOnly={readOnly}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          const { value, selectionStart } = currentTarget;
          if (composing === null) onEdit(value, selectionStart ?? value.length);
          else setComposing(value);
        }}
        onCompositionStart={() => setComposing(letters)}
        onCompositionEnd={({ currentTarget }) => {
          const { value, selectionStart } = currentTarget;
          setComposing(null);
          onEdit(value, selectionStart ?? value.length);
        }}
      />
    </span>
  );
};

/** Direction in which a key moves the focus: to the next field, the previous one, or nowhere. */
const getFieldStep = ({ key, currentTarget, nativeEvent, shiftKey }: KeyboardEvent<HTMLInputElement>): -1 | 0 | 1 => {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (nativeEvent.isComposing) return 0;
  if (key === ' ' || key === 'Enter') return 1;
  if (shiftKey || selectionStart !== selectionEnd) return 0;
  if (selectionStart === value.length && key === 'ArrowRight') return 1;
  return selectionStart === 0 && (key === 'Backspace' || key === 'ArrowLeft') ? -1 : 0;
};

/** Players type the missing letters into the text; space, Enter and the arrow keys move between words. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Answer>) => {
  const t = useTranslation(messages);
  const text = useRef<HTMLDivElement>(null);
  const { gaps } = prompt;
  const count = gaps.length;

  const goTo = (index: number, end: 'start' | 'end') => {
    const field = text.current?.querySelectorAll('input')[index];
    if (!field) return;
    field.focus();
    const caret = end === 'end' ? field.value.length : 0;
    field.setSelectionRange(caret, caret);
  };
  const edit = (at: number, raw: string, caret: number) => {
    const next = distributeLetters(value, gaps, { at, raw, caret });
    onChange(next.some((letters) => letters !== '') ? next : undefined);
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const step = getFieldStep(event);
    if (step === 0) return;
    event.preventDefault();
    goTo(at + step, step > 0 ? (event.key === 'ArrowRight' ? 'start' : 'end') : 'end');
  };
  const field = (number: number) => {
    const gap = gaps[number - 1];
    if (!gap) return null;
    return (
      <Field
        gap={gap}
        label={t('gap', { number, count, ...gap })}
        letters={value[number - 1] ?? ''}
        readOnly={readOnly}
        onEdit={(raw, caret) => edit(number - 1, raw, caret)}
        onKeyDown={onKeyDown(number - 1)}
      />
    );
  };
  const completeCount = gaps.filter(({ missing }, index) => countLetters(value[index] ?? '') === missing).length;

  return (
    <PlayerFrame
      hint={readOnly ? undefined : t('hint', { given: completeCount, count })}
      isAnswered={value.some((letters) => letters !== '')}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <div ref={text} className={styles.text} lang="en">
        <GappedText html={prompt.text} gap={field} />
      </div>
    </PlayerFrame>
  );
};
