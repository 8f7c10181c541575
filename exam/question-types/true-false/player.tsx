import { useId } from 'react';
import { useTranslation } from '@inkstone/ui';
import { OptionRows } from '../parts/option-rows.tsx';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { useTruthOptions } from './options.tsx';
import type { Prompt, Truth } from './type.ts';

/** Marks a statement as true or false; the clear button removes the answer. */
export const Player = ({ prompt, value, onChange, readOnly }: PlayerProps<Prompt, Truth>) => {
  const t = useTranslation(messages);
  const textId = useId();
  const toggle = (id: string) => {
    const chosen = id === 'true';
    onChange(chosen === value ? undefined : chosen);
  };
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
        options={useTruthOptions()}
        chosen={value === undefined ? [] : [String(value)]}
        onToggle={toggle}
        readOnly={readOnly}
      />
    </PlayerFrame>
  );
};
