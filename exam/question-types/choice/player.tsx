import { useId } from 'react';
import { useTranslation } from '@inkstone/ui';
import { OptionRows } from '../parts/option-rows.tsx';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Answer, Prompt } from './type.ts';

/** Chooses one of several options; the clear button or eliminating the option removes the choice. */
export const Player = (props: PlayerProps<Prompt, Answer>) => {
  const { prompt, value, onChange, readOnly, eliminated, onEliminate } = props;
  const t = useTranslation(messages);
  const textId = useId();
  return (
    <PlayerFrame
      textId={textId}
      text={prompt.text}
      hint={readOnly ? undefined : t('hint')}
      isAnswered={value !== undefined}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <OptionRows
        kind="radio"
        labelledBy={textId}
        options={prompt.options}
        chosen={value === undefined ? [] : [value]}
        onToggle={(id) => onChange(id === value ? undefined : id)}
        readOnly={readOnly}
        eliminated={eliminated}
        onEliminate={onEliminate}
      />
    </PlayerFrame>
  );
};
