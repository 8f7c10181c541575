import type { ComponentType } from 'react';

/** Cut, copy and paste in an answer: off, only what was taken from this answer, or as the device has it. */
export type Clipboard = 'off' | 'inside' | 'free';

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
  /** For written answers; `free` unless said. */
  clipboard?: Clipboard | undefined;
}

/** Whose answer a report speaks of: the reader's own, or a student's to a teacher. */
export type ReviewPerspective = 'own' | 'student';

/** What a report shows of one question, with what was right; said in the reader's language. */
export interface ReviewProps<Prompt, Key, Answer> {
  prompt: Prompt;
  key_: Key;
  value: Answer | undefined;
  /** `own` unless said. */
  perspective?: ReviewPerspective | undefined;
}

/** What a teacher writes a question with; both halves are handed back together. */
export interface EditorProps<Prompt, Key> {
  prompt: Prompt;
  key_: Key;
  onChange(next: { prompt: Prompt; key: Key }): void;
  /** Codes of `problemsOf`, or sentences, by path such as `prompt.text`; shown beside the fields. */
  problems: Readonly<Record<string, string>>;
}

/** The three views of a type, each a module of its own that is loaded when it is needed. */
export interface QuestionViews {
  player(): Promise<{ Player: ComponentType<PlayerProps<never, never>> }>;
  review(): Promise<{ Review: ComponentType<ReviewProps<never, never, never>> }>;
  editor(): Promise<{ Editor: ComponentType<EditorProps<never, never>> }>;
}
