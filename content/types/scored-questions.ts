import type { Common, Option, RichText } from './question.ts';

/** One of the options is right. */
export interface ChoiceQuestion extends Common {
  type: 'choice';
  prompt: { text: RichText; options: readonly Option[] };
  key: string;
  /** The option that the usual mistake leads to: simulated wrong answers lean to it. */
  lure: string;
}

/** Several options are right; `choose` 0 leaves the number open. */
export interface MultipleChoiceQuestion extends Common {
  type: 'multiple-choice';
  prompt: { text: RichText; options: readonly Option[]; choose: number };
  key: readonly string[];
}

/** A statement that holds or not. */
export interface TrueFalseQuestion extends Common {
  type: 'true-false';
  prompt: { text: RichText };
  key: boolean;
}

/** Gaps `<span data-blank="1"></span>` numbered from 1; the key lists the accepted forms of each. */
export interface BlanksQuestion extends Common {
  type: 'blanks';
  prompt: { text: RichText; blanks: number };
  key: readonly (readonly string[])[];
  /** A full wrong answer as students give it, for simulated answers. */
  wrong: readonly string[];
}

/** A number typed into a grid. */
export interface NumericEntryQuestion extends Common {
  type: 'numeric-entry';
  prompt: { text: RichText; unit?: string; width: number };
  key: { accepted: readonly string[] };
  /** The number that the usual mistake gives, for simulated answers. */
  wrong: string;
}

/** Options to be put in order; the key is the whole right order. */
export interface OrderingQuestion extends Common {
  type: 'ordering';
  prompt: { text: RichText; options: readonly Option[] };
  key: readonly string[];
  /** A wrong order as students give it, for simulated answers. */
  wrong: readonly string[];
}

/** A sentence to be put at one of the squares `<span data-square="1"></span>` of a paragraph; the key is its number. */
export interface InsertSentenceQuestion extends Common {
  type: 'insert-sentence';
  prompt: { text: RichText; sentence: RichText };
  key: number;
}

/** Six options, three of which express the main ideas of a passage, in any order. */
export interface ProseSummaryQuestion extends Common {
  type: 'prose-summary';
  prompt: { text: RichText; options: readonly Option[] };
  key: readonly string[];
}

/** Options sorted under categories; the key has their letters by category. */
export interface CategoryTableQuestion extends Common {
  type: 'category-table';
  prompt: {
    text: RichText;
    options: readonly Option[];
    categories: readonly { id_option: string; text: RichText; places: number }[];
  };
  key: readonly (readonly string[])[];
}

/** One tick in each row; the key has the column of each. */
export interface MatchingTableQuestion extends Common {
  type: 'matching-table';
  prompt: { text: RichText; rows: readonly Option[]; columns: readonly Option[] };
  key: readonly string[];
}

/** Words whose second halves are missing; the key has the accepted whole words of each gap. */
export interface CompleteTheWordsQuestion extends Common {
  type: 'complete-the-words';
  prompt: { text: RichText; gaps: readonly { prefix: string; missing: number }[] };
  key: readonly (readonly string[])[];
}

/** Puts given words together into a sentence; the key has every accepted order. */
export interface SentenceBuildQuestion extends Common {
  type: 'sentence-build';
  prompt: { text: RichText; before: string; after: string; slots?: number; options: readonly Option[] };
  key: readonly (readonly string[])[];
}

/** What a part of a sentence is. */
export type SentenceRole =
  | 'subject'
  | 'predicate'
  | 'object'
  | 'complement'
  | 'relative-clause'
  | 'noun-clause'
  | 'adverbial-clause'
  | 'attributive'
  | 'adverbial'
  | 'apposition'
  | 'parenthesis'
  | 'connective';

/** A long sentence in parts, each of which is marked as what it is; the key has the role of each. */
export interface SentenceAnalysisQuestion extends Common {
  type: 'sentence-analysis';
  prompt: { text: RichText; pieces: readonly RichText[]; roles: readonly SentenceRole[] };
  key: readonly SentenceRole[];
}

/** What is heard is written down; the first way of writing it is the one shown. */
export interface DictationQuestion extends Common {
  type: 'dictation';
  prompt: { text: RichText };
  key: { references: readonly string[] };
}

/** Words chosen in the gaps of a text; the key has the right one of each gap. */
export interface InlineChoiceQuestion extends Common {
  type: 'inline-choice';
  prompt: { text: RichText; gaps: readonly (readonly string[])[] };
  key: readonly string[];
}

/** Words selected in a passage: marked pieces by their numbers, or stretches any of which is right. */
export interface SelectTextQuestion extends Common {
  type: 'select-text';
  prompt: { text: RichText; passage: string; by: 'pieces' | 'span'; choose: number };
  key: { pieces: readonly number[]; spans: readonly string[]; leastPercent: number };
}

/** A question that is marked by machine and that no answer is simulated for. */
export type UnsimulatedQuestion =
  | CategoryTableQuestion
  | MatchingTableQuestion
  | CompleteTheWordsQuestion
  | SentenceBuildQuestion
  | SentenceAnalysisQuestion
  | DictationQuestion
  | InlineChoiceQuestion
  | SelectTextQuestion;

/** A question that is marked by machine, with the wrong answers that students give. */
export type ObjectiveQuestion =
  | ChoiceQuestion
  | MultipleChoiceQuestion
  | TrueFalseQuestion
  | BlanksQuestion
  | NumericEntryQuestion
  | OrderingQuestion
  | InsertSentenceQuestion
  | ProseSummaryQuestion;
