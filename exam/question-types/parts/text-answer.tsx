import type { PlayerProps } from '../views-contract.ts';
import { hasPicture } from './question-layout.ts';
import { PlayerFrame } from './player-frame.tsx';
import { useWritingField } from './use-writing-field.tsx';
import type { WrittenAnswer } from './written-answer.ts';

interface TextAnswerProps extends PlayerProps<{ text: string }, WrittenAnswer> {
  /** Fewest words that are asked for; 0 where nothing is said. */
  leastWords?: number;
  isShort?: boolean;
}

/** A task and a field to write in. */
export const TextAnswer = (props: TextAnswerProps) => {
  const { prompt, value = '', onChange, readOnly, clipboard = 'free', leastWords = 0, isShort = false } = props;
  const write = (text: string) => onChange(text === '' ? undefined : text);
  const { field, hint } = useWritingField({ text: value, write, readOnly, clipboard, leastWords, isShort });
  return (
    <PlayerFrame text={prompt.text} hint={hint} isPictured={hasPicture(prompt.text)} isAnswered={value !== ''}>
      {field}
    </PlayerFrame>
  );
};
