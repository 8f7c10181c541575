import { useId } from 'react';
import { useTranslation } from '@inkstone/ui';
import { OptionRows } from '../parts/option-rows.tsx';
import { PlayerFrame } from '../parts/player-frame.tsx';
import { listOptionIds } from '../shapes.ts';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Answer, Prompt } from './type.ts';

/** Chooses several options, at most as many as asked for; stored in the order of the options. */
export const Player = (props: PlayerProps<Prompt, Answer>) => {
  const { prompt, value = [], onChange, readOnly, eliminated, onEliminate } = props;
  const t = useTranslation(messages);
  const textId = useId();
  const isFull = prompt.choose > 0 && value.length >= prompt.choose;

  const toggle = (id: string) => {
    const next = listOptionIds(prompt.options).filter((candidate) =>
      candidate === id ? !value.includes(candidate) : value.includes(candidate),
    );
    onChange(next.length > 0 ? next : undefined);
  };
  const countHint = () => {
    if (prompt.choose === 0) return t('chooseAll');
    const counts = { wanted: prompt.choose, given: value.length };
    return isFull ? t('full', counts) : t('choose', counts);
  };
  const hint = () => (prompt.partialCredit ? `${countHint()} ${t('shares')}` : countHint());

  return (
    <PlayerFrame
      textId={textId}
      text={prompt.text}
      hint={readOnly ? undefined : hint()}
      isAnswered={value.length > 0}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <OptionRows
        kind="checkbox"
        labelledBy={textId}
        options={prompt.options}
        chosen={value}
        onToggle={toggle}
        readOnly={readOnly}
        isFull={isFull}
        eliminated={eliminated}
        onEliminate={onEliminate}
      />
    </PlayerFrame>
  );
};
