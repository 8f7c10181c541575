import type { LocalizedText, ScreenPath } from '@inkstone/base';
import type { AnswerRule, Rubric, ScoringRule } from './scoring-rule.ts';

/** A whole number, or a span of them that the form of the day fills; both ends are allowed. */
export interface Range {
  from: number;
  to: number;
}

/** How long: fixed, or by form. A paper says which; else `perSet` times its sets, else `from`. */
export type Seconds = number | (Range & { perSet?: number });

/** A clock as a programme writes it. Its scope is where it stands: exam, section, part, set (task) or item. */
export interface ClockRule {
  seconds: Seconds;
  /** Whether it goes on while a recording plays. */
  duringAudio: 'runs' | 'stops';
  /** `closes` is hard; `overtime` runs on below zero (suggested times, homework). */
  atZero: 'closes' | 'overtime';
  /** The clock may be hidden until so many seconds are left; absent: it always shows. */
  hideableUntilSeconds?: number;
}

/** Inside what a student may go back: nothing (forward only), the set, the part or module, the section, the whole exam. */
export type NavigationScope = 'none' | 'task' | 'part' | 'section' | 'exam';

/** What lies at hand while questions are open. */
export type Tool =
  | 'flag'
  | 'eliminator'
  | 'masking'
  | 'highlighter'
  | 'notes'
  | 'line-reader'
  | 'zoom'
  | 'calculator'
  | 'graphing-calculator'
  | 'reference-sheet'
  | 'glossary'
  | 'project-reference'
  | 'headset-check';

/** The windows of one question, in this order: read, prepare, respond. Absent ones do not exist. */
export interface WindowRule {
  readSeconds?: Seconds;
  /** True where the text read is hidden when reading is over. */
  readHidesText?: boolean;
  /** True where a hidden text comes back while answering (integrated writing). */
  textReturns?: boolean;
  prepSeconds?: number;
  /** One length, a span by form, or steps dealt over the questions in their order (8, 10, 12). */
  responseSeconds?: number | Range | readonly number[];
  /** From so many seconds on one may end the answer by hand, in a test too. Absent: a test's clock alone ends it. */
  leastResponseSeconds?: number;
  /**
   * How often an answer may be recorded again, with its whole time anew, in a test too. Absent: never in a test, in
   * practice as long as its time lasts.
   */
  retakes?: number;
}

/** A pause after a section; `onlyIfTaken` names an optional section without which it falls away. */
export interface BreakRule {
  seconds: number;
  onlyIfTaken?: string;
  /** Whether the student may end it before its time is over. */
  endsEarly: boolean;
  /** What ends it when its time is over: a click of the student, until which no clock runs, or nothing but its time. */
  ends: 'byStudent' | 'atOnce';
}

/** How a section adapts. Percentages are of the router's scored points; the first route reached is taken. */
export type AdaptiveRule =
  | {
      kind: 'two-stage';
      /** The part that everyone gets. */
      router: string;
      /** From the hardest down; the last one has 0. */
      routes: readonly { part: string; atLeastPercent: number }[];
      /** True where the threshold is not published by the exam's owner. */
      estimate: boolean;
    }
  | { kind: 'item-level' };

/** One kind of task inside a part: a module that mixes them says here what it holds. */
export interface TaskRule {
  name: LocalizedText;
  types: readonly string[];
  /** Questions in one set. */
  questions: Range;
  sets: Range;
  plays?: number;
  unscored?: boolean;
  textWords?: Range;
}

/** What a set may consist of besides its questions. */
export type Material = 'text' | 'audio';

/** Hundredths by how many answers the question asks for: a longer table is worth more. */
export interface PointsByAnswers {
  usual: number;
  readonly [answers: number]: number;
}

/** One part of a section: a module, a kind of task, a block of questions. */
export interface PartRule {
  id: string;
  name: LocalizedText;
  /** What a student reads as its name while sitting it, where the name says more than may be known then. */
  neutralName?: LocalizedText;
  /** What a student reads before the part, where the section's directions do not say it all. */
  directions?: LocalizedText;
  /** Ids of the question types allowed; empty: any. */
  types: readonly string[];
  /** Usual share in percent by type id, where the programme publishes one. */
  usualShares?: Readonly<Record<string, number>>;
  /** Questions in one set; null where the paper decides. */
  questions: Range | null;
  /** Sets of the part; 1 to 1 where it is a plain list of questions. */
  sets: Range;
  /** How many options a choice has. */
  options?: number;
  /** Hundredths of one question, where it is not the answer rule's. */
  points?: number;
  /** The same by type, where the exam fixes it: whatever the bank says. */
  pointsByType?: Readonly<Record<string, number | PointsByAnswers>>;
  /** The partial-credit variant that counts, by type id; absent: the type's usual rule. */
  partialCredit?: Readonly<Record<string, string>>;
  /** What sets of this part consist of: loose sets are dealt over the parts by it. Absent: of anything. */
  material?: readonly Material[];
  /** Rows of the rubric that the points spread over. */
  rubricRows?: number;
  /** True where the whole part never counts. */
  unscored?: boolean;
  /** So many questions among the part's never count. */
  unscoredQuestions?: number;
  /** How often a recording is heard; absent: no recording, or as often as wished. */
  plays?: number;
  clock?: ClockRule;
  setClock?: ClockRule;
  itemClock?: ClockRule;
  windows?: WindowRule;
  /** Words that an answer should have; `to` null: no upper bound. */
  words?: { from: number; to: number | null };
  /** Words of the text that is read. */
  textWords?: Range;
  /** The kinds of tasks that a module mixes, in order; their questions together are the part's. */
  tasks?: readonly TaskRule[];
  /** Steps inside one set, in order, each with its own seconds where it has them. */
  steps?: readonly { name: LocalizedText; seconds?: number; questions?: Range; plays?: number }[];
  /** So many of the set's questions are chosen and answered. */
  choose?: number;
  /** Percentage of the section. */
  weight?: number;
}

/** One section as a programme writes it. */
export interface SectionRule {
  id: string;
  name: LocalizedText;
  /** The subject or skill that results are gathered by. */
  skill: string;
  directions: LocalizedText;
  clock?: ClockRule;
  /** A published total that is only shown, where the parts' clocks rule. */
  shownSeconds?: Seconds;
  /** Reading time inside the section's clock, when nothing has to be written yet. */
  readSeconds?: number;
  navigation: NavigationScope;
  /** Earlier sections whose questions may be seen and answered again from here. */
  revisits?: readonly string[];
  reviewScreen: boolean;
  /** True where an answer is confirmed (Next, then OK) before going on. */
  confirmAnswer?: boolean;
  /** True where each attempt sees options in an order of its own; absent: in the order written, as the real exams print them. */
  shufflesOptions?: boolean;
  optional?: boolean;
  unscored?: boolean;
  /** Percentage of the whole. */
  weight?: number;
  breakAfter?: BreakRule;
  adaptive?: AdaptiveRule;
  /** `atOnce`: its clock starts the moment the one before closes; `byStudent`: when the student enters it. */
  enters?: 'atOnce' | 'byStudent';
  tools: readonly Tool[];
  /** Whether cut, copy and paste work inside answers. */
  clipboard: boolean;
  answers?: AnswerRule;
  parts: readonly PartRule[];
  /** True where sections, times and types are the paper's own. */
  configurable?: boolean;
  /** True where a student says of each text, once it is marked, what went wrong and what comes next. */
  ownAnalysis?: boolean;
}

/** One form of an exam: AMC 8, the digital SAT. */
export interface Variant {
  id: string;
  name: LocalizedText;
  /** One clock over the whole exam, where it has one. */
  clock?: ClockRule;
  sections: readonly SectionRule[];
  scoring: ScoringRule;
  rubrics: readonly Rubric[];
  /** Checks and instructions before the first clock, part of the published total. */
  setUpSeconds?: number;
  /** When this form was or is given, as words. */
  appliesTo?: string;
}

/** The report screens that a paper type can lead to. */
export type ReportKind = 'standard' | 'tabs' | 'history' | 'seminar' | 'basic';

/** Where a programme's screens stand: each under its prefix by what it is for (`<exam>/introduction`). */
export interface Routes {
  /** Prefix of tests, and of reports on them. */
  exam: string;
  /** Prefix of homework. */
  homework: string;
  /** Old addresses that a screen has instead of the one under its prefix: from that one to the old one. */
  aliases?: Readonly<Record<string, ScreenPath>>;
}

/** What others need to know of a programme without its rules: names and places. */
export interface ProgrammeCard {
  id: string;
  name: LocalizedText;
  /** Programmes whose question sets its papers take beside its own: the other forms of the same exam. */
  borrowsFrom?: readonly string[];
  routes: Routes;
  /** Ids of the sections that its exams have. */
  sections: readonly string[];
  /** The call that takes its recordings, where old programs knew one of its own; absent: the one for all. */
  audioCall?: string;
  /** False where nothing of the bank is of this programme: its work is written as it is given. Absent: true. */
  hasPapers?: boolean;
  /** How many options its choices have, where all have as many; absent: a new one begins with four. */
  options?: number;
  /** Its exams by id, in the order in which they are offered. */
  exams: Readonly<Record<string, LocalizedText>>;
  /** The kind of report that an exam has; absent: the usual one. */
  reportKinds?: Readonly<Record<string, ReportKind>>;
}

/** A programme: values only, in programmes/<id>/index.ts. */
export interface Programme {
  id: string;
  name: LocalizedText;
  routes: Routes;
  variants: readonly Variant[];
  /** Paper type id to the report that it opens. */
  reports: Readonly<Record<number, ReportKind>>;
  /** Where the facts come from; kept in the data, not shown. */
  sources: readonly string[];
}
