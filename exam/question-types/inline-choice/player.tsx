import { createPortal } from 'react-dom';
import { useTranslation } from '@inkstone/ui';
import { GappedText } from '../parts/gapped-text.tsx';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import styles from './choice.module.css';
import { messages } from './messages.ts';
import type { Answer, Prompt } from './type.ts';
import { useGapsInPassage } from './use-gaps-in-passage.tsx';

/** A drop-down list in each gap of a text: of the passage itself where it stands beside the question. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Answer>) => {
  const t = useTranslation(messages);
  const count = prompt.gaps.length;
  const inPassage = useGapsInPassage(prompt.text, count);
  const isInPassage = inPassage.length > 0;

  const choose = (number: number, word: string) => {
    const next = prompt.gaps.map((_, index) => (index === number - 1 ? word : (value[index] ?? '')));
    onChange(next.some((entry) => entry !== '') ? next : undefined);
  };
  const gap = (number: number) => {
    const word = value[number - 1] ?? '';
    return (
      <select
        className={styles.gap}
        data-filled={word === '' ? undefined : ''}
        aria-label={t('gap', { number, count })}
        value={word}
        disabled={readOnly}
        onChange={(event) => choose(number, event.currentTarget.value)}
      >
        <option value="">{t('choose')}</option>
        {(prompt.gaps[number - 1] ?? []).map((offered) => (
          <option key={offered} value={offered}>
            {offered}
          </option>
        ))}
      </select>
    );
  };

  return (
    <PlayerFrame
      hint={readOnly || isInPassage ? undefined : t('hint')}
      isAnswered={value.some((word) => word !== '')}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      {isInPassage ? (
        <>
          <p>{t(prompt.gaps.length > 1 ? 'leadPassage' : 'leadPassageOne')}</p>
          {inPassage.map(({ number, place }) => createPortal(gap(number), place, String(number)))}
        </>
      ) : (
        <div className={styles.text} lang="en">
          <GappedText html={prompt.text} gap={gap} />
        </div>
      )}
    </PlayerFrame>
  );
};
