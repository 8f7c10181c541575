import { useId } from 'react';
import { useTranslation } from '@inkstone/ui';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { Builder } from './builder.tsx';
import { SlotBuilder } from './slot-builder.tsx';
import { messages } from './messages.ts';
import type { Answer, Prompt } from './type.ts';

/** Builds a sentence by moving words into slots; distractors stay below. On paper there is a line to write on. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Answer>) => {
  const t = useTranslation(messages);
  const textId = useId();
  return (
    <PlayerFrame
      textId={textId}
      text={prompt.text}
      hint={readOnly ? undefined : t('hint')}
      isAnswered={value.length > 0}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      {readOnly && value.length === 0 ? (
        <Builder label={t('sentence')} prompt={prompt} order={[]} onOrder={() => undefined} readOnly />
      ) : (
        <SlotBuilder label={t('sentence')} prompt={prompt} answer={value} onAnswer={onChange} readOnly={readOnly} />
      )}
    </PlayerFrame>
  );
};
