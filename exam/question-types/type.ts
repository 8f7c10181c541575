import type * as z from 'zod';
import type { LocalizedText } from '@inkstone/base';
import type { Option } from './shapes.ts';

/** Machine score of one answer. Only the share counts: a question's points times `earned` over `possible`. */
export interface Score {
  /** Hundredths earned, from 0 to `possible`. */
  earned: number;
  /** Hundredths of a full answer: 100 for each part that is scored separately. */
  possible: number;
}

/**
 * How a type is marked; `rules` names the partial-credit rules that a programme may choose besides the default. The
 * rubrics of teacher-marked types are defined per programme.
 */
export type Marking = { by: 'machine'; rules: readonly string[] } | { by: 'teacher' };

/**
 * How answers of a machine-marked type are scored, as `scoring.ts` in the type's folder: apart from the type, so that an
 * exam window need not load it.
 */
export interface Scoring<Prompt, Key, Answer> {
  /** Undefined is blank and earns nothing. `rule` selects a partial-credit rule; an unknown one means the default. */
  score(answer: Answer | undefined, key: Key, prompt: Prompt, rule?: string): Score;
  /** Estimated microseconds of marking besides normalizing answer and key, both as stored. Absent: negligible. */
  effort?(answer: unknown, key: unknown, rule?: string): number;
}

/**
 * Definition of one question type, pure: no React, no clock, no randomness. A folder has it as `type.ts`, beside
 * `scoring.ts` where a machine marks it, `player.tsx`, `review.tsx`, `editor.tsx`, `messages.ts` and `samples/`.
 */
export interface QuestionType<Prompt, Key, Answer> {
  /** The folder's name. */
  id: string;
  name: LocalizedText;
  /** Legacy codes; numbers and strings are distinct. */
  codes: readonly (number | string)[];
  /** What students see; never contains the key. */
  prompt: z.ZodType<Prompt>;
  /** The key; never leaves the server during an attempt. */
  key: z.ZodType<Key>;
  answer: z.ZodType<Answer>;
  /** True when the answer counts as left blank. */
  isBlank(answer: Answer): boolean;
  /** True when every option or gap in the answer exists in the prompt; other answers are refused. */
  fits(answer: Answer, prompt: Prompt): boolean;
  /** True when the key refers only to what the prompt has, and is complete; checked when a teacher saves. */
  keyFits(key: Key, prompt: Prompt): boolean;
  /** The answer in legacy notation: letters joined by commas, blanks and orderings by slashes. */
  spell(answer: Answer, prompt: Prompt): string;
  /** The key in the same notation, for reports and papers with keys; alternatives are joined by bars. */
  spellKey(key: Key, prompt: Prompt): string;
  /** The options, in stored order; empty for types without options. */
  listOptions(prompt: Prompt): readonly Option[];
  /**
   * Number of options in a full answer (options_answer_num of the legacy record); 0 without options or for any number.
   */
  optionsToChoose(prompt: Prompt): number;
  /** Ids of the chosen options, for distractor statistics. */
  chosenOptions(answer: Answer): readonly string[];
  /**
   * The right and wrong parts of an answer to a question that gives partial credit, and the parts of a full one; null where
   * the question does not. Absent: the author of such a question has no choice.
   */
  countShares?(answer: Answer, key: Key, prompt: Prompt): { right: number; wrong: number; parts: number } | null;
  /** The prompt with shuffled options; unchanged for types whose order has meaning. */
  shuffleOptions(prompt: Prompt, shuffle: <Item>(items: readonly Item[]) => Item[]): Prompt;
  /** True where the order of the options belongs to the task, so that every printed form shows the stored one. */
  keepsOptionOrder?: true;
  /** True where each option stands for itself, so that a student may be shown them in an order of their own. */
  hasIndependentOptions?: true;
  /**
   * True where the answer only chooses among what the question offers, and so says nothing of the person: it is kept for
   * statistics when the person is erased.
   */
  isSelectedResponse?: true;
  /** True where the answer is recorded speech: `{ recordings }`, recording ids in order. */
  isRecorded?: true;
  /** True where the answer may contain files: `{ files: [{ id, ... }] }` besides other fields. */
  hasFiles?: true;
  /** True where the files are pictures of the student's own program, shown beside the questions about it. */
  isOwnProgram?: true;
  /** True where the set is working material rather than a passage that is asked about. */
  worksFromMaterial?: true;
  /** True where the answer is a long text, which may be written in a full-screen editor. */
  isLongText?: true;
  /** True where the question may also be answered by voice: `{ recordings }` is then one part of the answer. */
  mayRecord?(prompt: Prompt): boolean;
  /** Accepted transcripts of its recording, for types that are compared word by word. */
  spokenTexts?(key: Key): readonly string[];
  /** Additional tools for this type. */
  tools: readonly 'eliminator'[];
  marking: Marking;
  /** A new, incomplete question; a choice has the given number of options, default four. */
  empty(options?: number): { prompt: Prompt; key: Key };
}

/** Helper that infers the three types; used as `export const blanksScoring = defineScoring({ ... })`. */
export const defineScoring = <Prompt, Key, Answer>(
  scoring: Scoring<Prompt, Key, Answer>,
): Scoring<Prompt, Key, Answer> => scoring;

/** A question type with unknown prompt, key and answer types: values are parsed with its schemas first. */
export type AnyQuestionType = QuestionType<unknown, unknown, unknown>;

/** Helper that infers the three types; used as `export const blanks = questionType({ ... })`. */
export const questionType = <Prompt, Key, Answer>(
  type: QuestionType<Prompt, Key, Answer>,
): QuestionType<Prompt, Key, Answer> => type;
