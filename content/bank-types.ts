import type { Pair } from '@inkstone/base';
import type { Moment } from './moments.ts';

/** Sanitised rich text: a small HTML subset, math as LaTeX inside `<span data-math>`, pictures as `<img data-file>`. */
export type RichText = string;

/** One thing that can be chosen. Ids are the letters A, B, C, ... in stored order. */
export interface Option {
  id_option: string;
  text: RichText;
}

interface Common {
  /** Stable name, unique in the bank: `amc8-1-03` is the third question of set `amc8-1`. */
  code: string;
  /** Leaves of the knowledge tree by their codes, the most telling first. */
  points: readonly string[];
  /** Logits: about -2 where nearly all are right, about 3 where few are. Meets a student's `ability` on one scale. */
  difficulty: number;
  /** The reasoning, in both languages. */
  explanation: { en: RichText; zh: RichText };
  /** Hundredths that a full answer earns; 100 unless said. */
  worth?: number;
  /** The part of its set's recording that is played again with it: seconds to the tenth, between two sentences. */
  clip?: { from: number; to: number };
}

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

/** A task answered by voice; a teacher marks it. The model is a good answer written out. */
export interface TimedSpeechQuestion extends Common {
  type: 'timed-speech';
  prompt: { text: RichText };
  key: { model: RichText };
}

/** A task answered by a text; a teacher marks it. The model is a good answer. */
export interface EssayQuestion extends Common {
  type: 'essay';
  prompt: { text: RichText; leastWords: number };
  key: { model: RichText };
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

/** Words given are put together into a sentence; the key has every accepted order. */
export interface SentenceBuildQuestion extends Common {
  type: 'sentence-build';
  prompt: { text: RichText; before: string; after: string; options: readonly Option[] };
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

/** A sentence is heard and said again; a teacher marks it. */
export interface RepeatQuestion extends Common {
  type: 'repeat';
  prompt: { text: RichText };
  key: { reference: string };
}

/** An interviewer's question is answered by voice; a teacher marks it. */
export interface InterviewQuestion extends Common {
  type: 'interview-answer';
  prompt: { text: RichText };
  key: { model: RichText };
}

/** A few sentences; a teacher marks them. */
export interface ShortAnswerQuestion extends Common {
  type: 'short-answer';
  prompt: { text: RichText };
  key: { model: RichText };
}

/** Work that is handed in as a text, as files or by voice; a teacher marks it. */
export interface FileUploadQuestion extends Common {
  type: 'file-upload';
  prompt: {
    text: RichText;
    accepts: readonly ('text' | 'files' | 'recording')[];
    mostFiles: number;
    leastWords: number;
  };
  key: { model: RichText };
}

/** A sentence put into another language, by voice or in writing; a teacher marks it. */
export interface TranslationQuestion extends Common {
  type: 'translation';
  prompt: { text: RichText; by: 'voice' | 'text' };
  key: { model: RichText };
}

/** Pictures of a program of one's own; a teacher marks them. */
export interface CodePictureQuestion extends Common {
  type: 'code-picture';
  prompt: { text: RichText; mostFiles: number };
  key: { model: RichText };
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

/** A question that a teacher marks. */
export type OpenQuestion =
  | TimedSpeechQuestion
  | EssayQuestion
  | RepeatQuestion
  | InterviewQuestion
  | ShortAnswerQuestion
  | TranslationQuestion
  | FileUploadQuestion
  | CodePictureQuestion;

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

/** A question of the bank with its key; only the prompt may reach a student before the report. */
export type Question = ObjectiveQuestion | UnsimulatedQuestion | OpenQuestion;

/** What a set's questions are about. */
export interface Stimulus {
  kind: 'passage' | 'audio';
  /** What is shown. */
  html?: RichText;
  /** Name of the sound in `content/audio`, without its ending. */
  audio?: string;
  /** What is said in it; shown only in reports and to teachers. */
  transcript?: RichText;
}

/** What the bank keeps and papers pin. */
export interface QuestionSet {
  code: string;
  title: Pair;
  /** The tree's node where the bank lists it: a section code such as `amc.geometry`, or the subject. */
  node: string;
  /** Username of the teacher who wrote it. */
  author: string;
  /** When it was written. */
  written: Moment;
  /** Absent where the questions stand by themselves. */
  stimulus?: Stimulus;
  questions: readonly Question[];
}

/** A node of the bank's tree; knowledge points are the leaves. */
export interface TreeNode {
  /** Dotted path, unique: `amc.algebra.linear`. */
  code: string;
  level: 'programme' | 'subject' | 'section' | 'point';
  name: Pair;
  children: readonly TreeNode[];
}

/** Sections of question sets, in order. Pictures named by their prompts lie in `content/pictures`. */
export interface Paper {
  code: string;
  title: Pair;
  /** Which rules it is sat by: a contest's blueprint, or plain practice without them. */
  programme:
    | 'amc'
    | 'toefl-2023'
    | 'toefl-classic'
    | 'toefl-2026'
    | 'sat'
    | 'act'
    | 'long-sentences'
    | 'interview'
    | 'ssat'
    | 'writing-basis'
    | 'fill-blanks'
    | 'hr-reading'
    | 'business'
    | 'toefl-listening'
    | 'toefl-translation'
    | 'toefl-writing'
    | 'international'
    | 'listen'
    | 'amc-basic'
    | 'toefl-basic'
    | 'ap'
    | 'duolingo'
    | 'common';
  variant:
    | 'amc-8'
    | 'amc-10'
    | 'amc-12'
    | 'toefl-2023'
    | 'toefl-classic'
    | 'toefl-2026'
    | 'digital'
    | 'enhanced'
    | 'admission'
    | 'upper'
    | 'reading'
    | 'listening'
    | 'paper'
    | 'calculus-ab'
    | 'seminar'
    | 'seminar-practice'
    | 'history-practice'
    | 'world-history'
    | 'july-2025'
    | 'practice';
  author: string;
  written: Moment;
  /** Seconds of the whole paper; undefined leaves it untimed. */
  seconds?: number;
  sections: readonly {
    title: Pair;
    /** The programme's section, and its part where it has several; the exam's first section unless said. */
    section?: string;
    part?: string;
    /** The paper's own length, in seconds; the programme's unless said. */
    seconds?: number;
    sets: readonly string[];
  }[];
}

/** The answer to one question as its type stores it. */
export type Answer =
  | string
  | number
  | boolean
  | readonly string[]
  | { recordings: readonly string[] }
  | { text: string; recordings: readonly string[] }
  | { text: string; files: readonly never[]; recordings: readonly string[] };
