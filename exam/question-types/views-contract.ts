import type { ComponentType } from 'react';
import type { Language } from '@inkstone/base';

/** What a student's view of one question gets; controlled, the attempt store keeps the answer. */
export interface PlayerProps<Prompt, Answer> {
  prompt: Prompt;
  /** Undefined while nothing has been answered. */
  value: Answer | undefined;
  /** Undefined clears the answer back to blank. */
  onChange(value: Answer | undefined): void;
  readOnly: boolean;
  /** Ids of the options struck out; undefined where the blueprint has no eliminator. */
  eliminated?: ReadonlySet<string> | undefined;
  onEliminate?: ((optionId: string, struck: boolean) => void) | undefined;
}

/** What a report shows of one question, with what was right. */
export interface ReviewProps<Prompt, Key, Answer> {
  prompt: Prompt;
  key_: Key;
  value: Answer | undefined;
  language: Language;
}

/** What a teacher writes a question with; both halves are handed back together. */
export interface EditorProps<Prompt, Key> {
  prompt: Prompt;
  key_: Key;
  onChange(next: { prompt: Prompt; key: Key }): void;
  /** Messages beside the fields, by path such as `prompt.text`. */
  problems: Readonly<Record<string, string>>;
}

/** The three views of a type, each loaded as it comes. */
export interface QuestionViews {
  player(): Promise<{ default: ComponentType<PlayerProps<never, never>> }>;
  review(): Promise<{ default: ComponentType<ReviewProps<never, never, never>> }>;
  editor(): Promise<{ default: ComponentType<EditorProps<never, never>> }>;
}
