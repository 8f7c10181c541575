import { Speaking } from '../parts/speaking.tsx';
import { TextAnswer } from '../parts/text-answer.tsx';
import type { PlayerProps } from '../views-contract.ts';
import type { Prompt, TranslationAnswer } from './type.ts';

/** The sentence, and a recorder or a text field for the translation. */
export const Player = ({ prompt, value, onChange, readOnly, clipboard }: PlayerProps<Prompt, TranslationAnswer>) => {
  if (prompt.by === 'voice') {
    return <Speaking prompt={prompt} value={value && { recordings: value.recordings ?? [] }} readOnly={readOnly} />;
  }
  return (
    <TextAnswer
      prompt={prompt}
      value={value?.text}
      onChange={(text) => onChange(text === undefined ? undefined : { text, recordings: [] })}
      readOnly={readOnly}
      clipboard={clipboard}
      isShort
    />
  );
};
