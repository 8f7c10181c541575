import type * as z from 'zod';
import type { LocalizedText } from '@inkstone/base';
import type { Option } from './shapes.ts';

/** What a machine makes of one answer. Only the share counts: a question's points times `earned` over `possible`. */
export interface Score {
  /** Hundredths earned, from 0 to `possible`. */
  earned: number;
  /** Hundredths that a full answer earns: 100 for each part that is marked by itself. */
  possible: number;
}

/** How a type is marked. Teacher-marked types name the criteria of their rubric elsewhere, by programme. */
export type Marking<Prompt, Key, Answer> =
  | {
      by: 'machine';
      /** Names of the partial-credit variants that a programme may ask for beside the usual rule. */
      rules: readonly string[];
      /** Undefined is blank and earns nothing. `rule` chooses a variant; one that the type does not have is the usual rule. */
      score(answer: Answer | undefined, key: Key, prompt: Prompt, rule?: string): Score;
      /**
       * About how many microseconds marking takes beside folding what answer and key hold; both as they are stored. Absent:
       * next to nothing.
       */
      effort?(answer: unknown, key: unknown, rule?: string): number;
    }
  | { by: 'teacher' };

/**
 * The whole meaning of one question type, pure: no React, no clock, no chance.
 * A folder holds it as `type.ts` beside its `player.tsx`, `review.tsx`, `editor.tsx`, `messages.ts` and `samples/`.
 */
export interface QuestionType<Prompt, Key, Answer> {
  /** The folder's name. */
  id: string;
  name: LocalizedText;
  /** Codes of old records; numbers and strings are told apart. */
  codes: readonly (number | string)[];
  /** What a student sees; never carries the key. */
  prompt: z.ZodType<Prompt>;
  /** What is right; never leaves the server during an attempt. */
  key: z.ZodType<Key>;
  answer: z.ZodType<Answer>;
  /** True when the answer counts as left blank. */
  isBlank(answer: Answer): boolean;
  /** True when every option or gap that the answer names is in the prompt: a foreign answer is refused. */
  fits(answer: Answer, prompt: Prompt): boolean;
  /** True when the key names only what the prompt has, and enough of it: checked when a teacher saves. */
  keyFits(key: Key, prompt: Prompt): boolean;
  /** The answer in the old spelling: letters joined by commas, blanks and orderings by slashes. */
  spell(answer: Answer, prompt: Prompt): string;
  /** The key in the same spelling, for reports and papers with keys; accepted alternatives are joined by bars. */
  spellKey(key: Key, prompt: Prompt): string;
  /** What can be chosen, in stored order; empty for types without options. */
  listOptions(prompt: Prompt): readonly Option[];
  /** How many options a full answer has (the old record's options_answer_num); 0 without options or for any number. */
  optionsToChoose(prompt: Prompt): number;
  /** Ids of the options that an answer chose, for statistics of distractors. */
  chosenOptions(answer: Answer): readonly string[];
  /** The prompt with its options in the seeded order; types whose order carries meaning give it back as it is. */
  shuffleOptions(prompt: Prompt, shuffle: <Item>(items: readonly Item[]) => Item[]): Prompt;
  /** True where the answer is recorded speech: `{ recordings }`, the ids of its parts in order. */
  isRecorded?: true;
  /** True where the answer may hand in files: `{ files: [{ id, ... }] }` beside whatever else it holds. */
  hasFiles?: true;
  /** True where those files are pictures of the student's own program, which stand beside the questions about it. */
  isOwnProgram?: true;
  /** True where the set is what one works from, whatever it holds, not a passage that is asked about. */
  worksFromMaterial?: true;
  /** True where the answer is a long text, which may be written in a room of its own. */
  isLongText?: true;
  /** True where this question may be answered by voice beside other ways: `{ recordings }` is then one part of the answer. */
  mayRecord?(prompt: Prompt): boolean;
  /** What its recording says, in every way of writing it that is accepted: of types that are heard word by word. */
  spokenTexts?(key: Key): readonly string[];
  /** Tools that make sense on this type beyond the section's own. */
  tools: readonly 'eliminator'[];
  marking: Marking<Prompt, Key, Answer>;
  /** A new question of this type as an editor opens it, not yet complete; a choice with so many options, else four. */
  empty(options?: number): { prompt: Prompt; key: Key };
}

/** A type whose prompt, key and answer are known only to itself: what comes in is parsed with its schemas first. */
export type AnyQuestionType = QuestionType<unknown, unknown, unknown>;

/** Gives the three shapes to each other; a type is written as `export const blanks = questionType({ ... })`. */
export const questionType = <Prompt, Key, Answer>(
  type: QuestionType<Prompt, Key, Answer>,
): QuestionType<Prompt, Key, Answer> => type;
