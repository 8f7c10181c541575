import type { SectionCalculator } from '@inkstone/exam/blueprint';
import type { Cue } from '@inkstone/exam/cues';
import type { LocalizedText } from '@inkstone/base';
import type { Scene, StimulusLook } from '@inkstone/exam/stimulus';
import type { Moment } from './moments.ts';
import type { OpenQuestion } from './marked-questions.ts';
import type { QuestionRubric, RichText } from './question.ts';
import type { ObjectiveQuestion, UnsimulatedQuestion } from './scored-questions.ts';

export type * from './marked-questions.ts';
export type { Option, RichText } from './question.ts';
export type * from './scored-questions.ts';

/** A question of the bank with its key; only the prompt may reach a student before the report. */
export type Question = ObjectiveQuestion | UnsimulatedQuestion | OpenQuestion;

/** What a set's questions are about. */
export interface Stimulus {
  kind: 'none' | 'passage' | 'audio';
  /** What is shown; empty where nothing is. */
  html: RichText;
  /** Name of the recording beside the set, without its ending. */
  audio?: string;
  /** Its length. */
  audioSeconds?: number;
  /** What is said in it; shown only in reports and to teachers. */
  transcript: RichText;
  /** When the recording says each of its sentences; absent where nothing is heard. */
  cues?: readonly Cue[];
  /** What the text is drawn as; absent: a passage. */
  look?: StimulusLook;
  /** Who speaks or writes, and where. */
  scene?: Scene;
}

/** A question set of the sample bank: its exchange file, and what the catalog says of it. */
export interface QuestionSet {
  code: string;
  programme: string;
  /** The subject within the programme. */
  subject: string;
  title: LocalizedText;
  /** Codes of further nodes of the tree where the bank lists it, beside those of its questions. */
  places: readonly string[];
  /** Names of its pictures and recordings, which lie beside its file. */
  media: readonly string[];
  /** Username of the teacher who wrote it. */
  author: string;
  /** When it was written. */
  written: Moment;
  stimulus: Stimulus;
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

/** A rubric of the school's library, and the question that has a copy of it. */
export interface LibraryRubric {
  author: string;
  written: Moment;
  /** The code of the question; absent: none has it yet. */
  question?: string;
  rubric: QuestionRubric;
}

/** Sections of question sets, in order. */
export interface Paper {
  code: string;
  title: LocalizedText;
  /** Which rules it is sat by: those of a programme's variant. */
  programme: string;
  variant: string;
  author: string;
  written: Moment;
  /** Seconds of the whole paper; undefined leaves it untimed. */
  seconds?: number;
  sections: readonly {
    /** What the section is called; the paper's own name where the programme leaves it to the paper. */
    title: LocalizedText;
    /** The programme's section, and its part where it has several; the exam's first section unless said. */
    section?: string;
    part?: string;
    /** The paper's own length, in seconds; the programme's unless said. */
    seconds?: number;
    /** The calculator of a section that the programme leaves to the paper; none unless said. */
    calculator?: SectionCalculator;
    /** Points of this first module from which each route of a two-stage paper follows, falling to 0. */
    cuts?: readonly number[];
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
