import type { KeyboardEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import { GappedText } from '../parts/gapped-text.tsx';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import styles from './gap.module.css';
import { messages } from './messages.ts';
import type { Answer, Prompt } from './type.ts';

/** Moves to the next gap on Enter. */
const focusNextGap = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const gaps = [...(event.currentTarget.closest('[data-question]')?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  gaps[gaps.indexOf(event.currentTarget) + 1]?.focus();
};

/** Text fields in the gaps of a text; input is not corrected. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Answer>) => {
  const t = useTranslation(messages);
  const count = prompt.blanks;

  const write = (number: number, word: string) => {
    const next = Array.from({ length: count }, (_, index) => (index === number - 1 ? word : (value[index] ?? '')));
    onChange(next.some((entry) => entry !== '') ? next : undefined);
  };
  const gap = (number: number) => {
    const word = value[number - 1] ?? '';
    return (
      <input
        type="text"
        className={styles.gap}
        data-filled={word === '' ? undefined : ''}
        aria-label={t('gap', { number, count })}
        placeholder={count > 1 ? String(number) : undefined}
        value={word}
        maxLength={500}
        readOnly={readOnly}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={focusNextGap}
        onChange={(event) => write(number, event.currentTarget.value)}
      />
    );
  };

  return (
    <PlayerFrame
      hint={readOnly ? undefined : t('hint')}
      isAnswered={value.some((word) => word !== '')}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <div className={styles.text} lang="en">
        <GappedText html={prompt.text} gap={gap} />
      </div>
    </PlayerFrame>
  );
};
