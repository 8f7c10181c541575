/** Clipboard rule of an answer: off, only text copied from this answer, or unrestricted. */
export type Clipboard = 'off' | 'inside' | 'free';

/** Props of a student's view of one question; controlled: the attempt store holds the answer. */
export interface PlayerProps<Prompt, Answer> {
  prompt: Prompt;
  /** Undefined while unanswered. */
  value: Answer | undefined;
  /** Undefined clears the answer. */
  onChange(value: Answer | undefined): void;
  readOnly: boolean;
  /** Ids of eliminated options; undefined where the blueprint has no eliminator. */
  eliminated?: ReadonlySet<string> | undefined;
  onEliminate?: ((optionId: string, struck: boolean) => void) | undefined;
  /** For written answers; default `free`. */
  clipboard?: Clipboard | undefined;
}

/** Whose answer a report shows: the reader's own, or a student's to a teacher. */
export type ReviewPerspective = 'own' | 'student';

/** Props of a question in a report, with its key. */
export interface ReviewProps<Prompt, Key, Answer> {
  prompt: Prompt;
  key_: Key;
  value: Answer | undefined;
  /** Default `own`. */
  perspective?: ReviewPerspective | undefined;
}

/** Props of a question editor; prompt and key change together. */
export interface EditorProps<Prompt, Key> {
  prompt: Prompt;
  key_: Key;
  onChange(next: { prompt: Prompt; key: Key }): void;
  /** Problem codes of `findProblems`, or sentences, by path such as `prompt.text`; shown beside the fields. */
  problems: Readonly<Record<string, string>>;
}
