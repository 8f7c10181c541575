import type { LocalizedText } from '@inkstone/base';
import type { Moment } from './moments.ts';
import type { OpenQuestion } from './marked-questions.ts';
import type { RichText } from './question-common.ts';
import type { ObjectiveQuestion, UnsimulatedQuestion } from './scored-questions.ts';

export type * from './marked-questions.ts';
export type { Option, RichText } from './question-common.ts';
export type * from './scored-questions.ts';

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
  title: LocalizedText;
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
  name: LocalizedText;
  children: readonly TreeNode[];
}

/** Sections of question sets, in order. Pictures named by their prompts lie in `content/pictures`. */
export interface Paper {
  code: string;
  title: LocalizedText;
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
    title: LocalizedText;
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
