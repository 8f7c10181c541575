import type { ReactNode } from 'react';
import type { PlayerProps } from '../views-contract.ts';
import { hasPicture } from './question-layout.ts';
import { PlayerFrame } from './player-frame.tsx';
import { useWritingField } from './use-writing-field.tsx';
import type { WrittenAnswer } from './written-answer.ts';

interface TextAnswerProps extends PlayerProps<{ text: string }, WrittenAnswer> {
  /** Minimum number of words; 0: none. */
  leastWords?: number;
  isShort?: boolean;
  /** Above the field. */
  head?: ReactNode;
}

export const TextAnswer = (props: TextAnswerProps) => {
  const { prompt, value = '', onChange, readOnly, clipboard = 'free', leastWords = 0, isShort = false } = props;
  const write = (text: string) => onChange(text === '' ? undefined : text);
  const { field, hint } = useWritingField({ text: value, write, readOnly, clipboard, leastWords, isShort });
  return (
    <PlayerFrame text={prompt.text} hint={hint} isPictured={hasPicture(prompt.text)} isAnswered={value !== ''}>
      {props.head}
      {field}
    </PlayerFrame>
  );
};
