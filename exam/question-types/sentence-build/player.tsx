import { useId } from 'react';
import { useTranslation } from '@inkstone/ui';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { Builder } from './builder.tsx';
import { messages } from './messages.ts';
import type { Order, Prompt } from './type.ts';

/** Builds a sentence by pressing words; distractors stay below. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Order>) => {
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
      <Builder
        label={t('sentence')}
        prompt={prompt}
        order={value}
        onOrder={(order) => onChange(order.length > 0 ? order : undefined)}
        readOnly={readOnly}
      />
    </PlayerFrame>
  );
};
