import type { LocalizedText } from '@inkstone/base';
import type { ScreenPath } from '../screen-path-list.ts';
import type { AnswerRule, Rubric, ScoringRule } from './scoring-rule.ts';

/** An inclusive range of whole numbers. */
export interface Range {
  from: number;
  to: number;
}

/** A length: fixed, or by form. The paper decides; else `perSet` times its sets, else `from`. */
export type Seconds = number | (Range & { perSet?: number });

/** A clock as a programme defines it. Its scope is its position: exam, section, part, set (task) or item. */
export interface ClockRule {
  seconds: Seconds;
  /** Whether it runs while a recording plays. */
  duringAudio: 'runs' | 'stops';
  /** `closes` is hard; `overtime` continues below zero (suggested times, homework). */
  atZero: 'closes' | 'overtime';
  /** The clock may be hidden until this many seconds are left; absent: it is always shown. */
  hideableUntilSeconds?: number;
}

/**
 * The scope in which a student may go back: nothing (forward only), the set, the part or module, the section, the whole
 * exam.
 */
export type NavigationScope = 'none' | 'task' | 'part' | 'section' | 'exam';

/** Tools available while questions are open. */
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

/** The phases of one question, in this order: read, prepare, respond. Absent ones are left out. */
export interface WindowRule {
  readSeconds?: Seconds;
  /** True where the text is hidden after the reading time. */
  readHidesText?: boolean;
  /** True where a hidden text is shown again while answering (integrated writing). */
  textReturns?: boolean;
  prepSeconds?: number;
  /** One length, a range by form, or lengths assigned to the questions in order (8, 10, 12). */
  responseSeconds?: number | Range | readonly number[];
  /** Seconds after which the student may end the answer, in a test too. Absent: only the clock ends it in a test. */
  leastResponseSeconds?: number;
  /**
   * How often an answer may be recorded again with its full time, in a test too. Absent: never in a test, in practice
   * as long as its time lasts.
   */
  retakes?: number;
}

/** A break after a section; `onlyIfTaken` names an optional section without which it is dropped. */
export interface BreakRule {
  seconds: number;
  onlyIfTaken?: string;
  /** Whether the student may end it before its time is over. */
  endsEarly: boolean;
  /** Whether the student ends it after its time (no clock runs until then), or the time itself does. */
  ends: 'byStudent' | 'atOnce';
}

/** One second module of an adaptive section. */
export interface AdaptiveRoute {
  part: string;
  /** The least percentage of the router's scored points that leads to it. */
  atLeastPercent: number;
  /** The same in hundredths of points, which then decide; absent: the percentage does. */
  atLeastPoints?: number;
  /** What the paper calls the route, which students read in their report alone; absent: it has no name of its own. */
  name?: LocalizedText;
}

/** How a section adapts. Percentages are of the router's scored points; the first route reached applies. */
export type AdaptiveRule =
  | {
      kind: 'two-stage';
      /** The part that everyone gets. */
      router: string;
      /** From the hardest down; the last one has threshold 0. */
      routes: readonly AdaptiveRoute[];
      /** True where the exam's owner does not publish the threshold. */
      estimate: boolean;
      /** True where the paper sets other thresholds than the exam; absent: they are the exam's. */
      hasOwnCuts?: true;
      /** True where each paper sets the thresholds, in points of the router: the programme has none. */
      hasPointCuts?: true;
    }
  | { kind: 'item-level' };

/** One kind of task inside a part that mixes several. */
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

/** Material of a set besides its questions. */
export type Material = 'text' | 'audio';

/** Points in hundredths by the number of answers asked for: a longer table is worth more. */
export interface PointsByAnswers {
  usual: number;
  readonly [answers: number]: number;
}

/** One part of a section: a module, a kind of task, a block of questions. */
export interface PartRule {
  id: string;
  name: LocalizedText;
  /** The name shown to students during the exam, where `name` would reveal too much. */
  neutralName?: LocalizedText;
  /** Directions before the part, where the section's directions are not enough. */
  directions?: LocalizedText;
  /** Ids of the question types allowed; empty: any. */
  types: readonly string[];
  /** Usual share in percent by type id, where published. */
  usualShares?: Readonly<Record<string, number>>;
  /** Questions in one set; null where the paper decides. */
  questions: Range | null;
  /** Sets of the part; 1 to 1 where it is a plain list of questions. */
  sets: Range;
  /** How many options a choice has. */
  options?: number;
  /** Points of one question in hundredths, where they differ from the answer rule. */
  points?: number;
  /** The same by type, where the exam fixes them regardless of the bank. */
  pointsByType?: Readonly<Record<string, number | PointsByAnswers>>;
  /** The partial-credit rule by type id; absent: the type's default rule. */
  partialCredit?: Readonly<Record<string, string>>;
  /** Material of the sets of this part, by which loose sets are assigned to parts. Absent: any. */
  material?: readonly Material[];
  /** Number of rubric rows that make up the points. */
  rubricRows?: number;
  /** True where the whole part is unscored. */
  unscored?: boolean;
  /** Number of unscored questions in the part. */
  unscoredQuestions?: number;
  /** How often a recording may be played; absent: no recording, or unlimited. */
  plays?: number;
  clock?: ClockRule;
  setClock?: ClockRule;
  itemClock?: ClockRule;
  windows?: WindowRule;
  /** Words that an answer should have; `to` null: no maximum. */
  words?: { from: number; to: number | null };
  /** Length of the reading text in words. */
  textWords?: Range;
  /** The kinds of tasks that a module mixes, in order; together they make up its questions. */
  tasks?: readonly TaskRule[];
  /** Steps inside one set, in order, each with its own seconds if any. */
  steps?: readonly { name: LocalizedText; seconds?: number; questions?: Range; plays?: number }[];
  /** Number of the set's questions that are chosen and answered. */
  choose?: number;
  /** Percentage of the section. */
  weight?: number;
  /**
   * The paper names the part; this clock runs where the paper sets its length. The first module of a two-stage section also
   * chooses the calculator of the section.
   */
  ownSettings?: { clock: Omit<ClockRule, 'seconds'> };
}

/** How the texts of a section are shown and marked, where the real window has its own way; absent: no. */
export interface TextRule {
  /** The text above a question without a passage of its own stands in a pane of its own. */
  splitsPrompt?: true;
  /** The portion of the passage that a question names is lit, and scrolled to when the question comes. */
  lightsPortion?: true;
  /** Highlights in a passage belong to the question at which they were set, not to all questions about it. */
  marksPerQuestion?: true;
  /** The line reader hides the lines around a band whose two edges can be moved. */
  masksLines?: true;
}

/** A calculator that a paper gives a section. */
export type SectionCalculator = 'scientific' | 'graphing';

/** What a paper says of a section: name and calculator where its programme leaves them open, cuts where it adapts. */
export interface SectionSettings {
  /** In English or, where it is written in Chinese alone, in Chinese; null: the programme's name. */
  name: string | null;
  /** Null where it has no Chinese name. */
  nameZh: string | null;
  /** Null: no calculator beside the programme's. */
  calculator: SectionCalculator | null;
  /**
   * Whole percentages of the router's scored points from which each second module follows, from the hardest down, the last
   * 0; hundredths of points where the programme leaves the cuts to its papers. Absent: the programme's.
   */
  cuts?: number[] | undefined;
}

/** One section as a programme defines it. */
export interface SectionRule {
  id: string;
  name: LocalizedText;
  /** The subject or skill by which results are grouped. */
  skill: string;
  directions: LocalizedText;
  clock?: ClockRule;
  /** A published total that is only displayed, where the parts' clocks apply. */
  shownSeconds?: Seconds;
  /** Reading time at the start of the section's clock. */
  readSeconds?: number;
  navigation: NavigationScope;
  /** Earlier sections whose questions may be revisited and answered from here. */
  revisits?: readonly string[];
  reviewScreen: boolean;
  /** True where an answer is confirmed (Next, then OK) before going on. */
  confirmAnswer?: boolean;
  /** True where options are shuffled per attempt; absent: in the written order, as in the real exams. */
  shufflesOptions?: boolean;
  optional?: boolean;
  unscored?: boolean;
  /** Percentage of the whole. */
  weight?: number;
  breakAfter?: BreakRule;
  adaptive?: AdaptiveRule;
  /** `atOnce`: starts when the previous section closes; `byStudent`: when the student enters it. */
  enters?: 'atOnce' | 'byStudent';
  tools: readonly Tool[];
  /** True where crossing out is a mode that the student turns on; absent: each option always offers it. */
  togglesEliminator?: true;
  /** How its texts are shown and marked; absent: one above the other, marks for the whole set. */
  texts?: TextRule;
  /** Whether cut, copy and paste work inside answers. */
  clipboard: boolean;
  answers?: AnswerRule;
  parts: readonly PartRule[];
  /** True where paragraphs are numbered, and those that a question is about marked and scrolled to, with its words lit. */
  guidesPassage?: true;
  /** True where a picture of the speakers and the place is shown while a recording plays. */
  showsScene?: true;
  /** True where sections, times and types are the paper's own. */
  configurable?: boolean;
  /** The paper names the section and chooses its calculator; this clock runs where the paper sets its length. */
  ownSettings?: { clock: Omit<ClockRule, 'seconds'> };
  /** True where students write an analysis of each marked text: what went wrong and what to do next. */
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
  /** Seconds for checks and instructions before the first clock, part of the published total. */
  setUpSeconds?: number;
  /** When this form was or is used, in words. */
  appliesTo?: string;
}

/** Report screens of a paper type. */
export type ReportKind = 'standard' | 'tabs' | 'history' | 'seminar' | 'basic';

/** Routes of a programme's screens: each under its prefix by purpose (`<exam>/introduction`). */
export interface Routes {
  /** Prefix of tests, and of reports on them. */
  exam: string;
  /** Prefix of homework. */
  homework: string;
  /** Legacy routes of screens, by the route that they replace. */
  aliases?: Readonly<Record<string, ScreenPath>>;
}

/**
 * The language of a window that is as in the exam: the exam's own, or both where the exam is printed in both. Programmes
 * that imitate no exam have none: theirs is the account's.
 */
export type ExamLanguage = 'en' | 'both';

/** What the window of the real exam has where a practice section stands in for one of its sections. */
export interface PracticeWindowRule {
  tools: readonly Tool[];
  /** Absent: as in practice. */
  navigation?: NavigationScope;
}

/** The window of the real exam, where it has less than ours or another language than the account. */
export interface ExamWindowRules {
  language: ExamLanguage;
  /** Tools that sections have here and the real window lacks, by variant; `*` stands for every variant. */
  lacks?: Readonly<Record<string, readonly Tool[]>>;
  /** What its practice sections have in a window as in the exam, by section. */
  practice: Readonly<Record<string, PracticeWindowRule>>;
  /** A clock without a rule of its own may be hidden until so many seconds are left; absent: it is always shown. */
  hideableUntilSeconds?: number;
  /** True where the real window has keyboard shortcuts and lists them. */
  hasKeys?: true;
}

/** Names and routes of a programme, without its rules. */
export interface ProgrammeCard {
  /** The name of its folder. */
  id: string;
  /** Its place in lists of programmes: smaller ones come first; unique. */
  position: number;
  name: LocalizedText;
  /** Programmes whose question sets its papers may use too: other forms of the same exam, or every programme. */
  borrowsFrom?: readonly string[] | 'all';
  routes: Routes;
  /** Ids of the sections that its exams have. */
  sections: readonly string[];
  /** The upload call for its recordings, where the specification names a separate one; absent: the common call. */
  audioCall?: string;
  /** False where the bank has no content for this programme: its assignments are written by teachers. Absent: true. */
  hasPapers?: boolean;
  /** Number of options of its choices, where it is fixed; absent: a new one starts with four. */
  options?: number;
  /** Its exams by id, in the order in which they are offered. */
  exams: Readonly<Record<string, LocalizedText>>;
  /** The language of its real exam; absent for a programme that imitates none. */
  examLanguage?: ExamLanguage;
  /** The kind of report that an exam has; absent: the usual one. */
  reportKinds?: Readonly<Record<string, ReportKind>>;
}

/** A programme: values only, in programmes/<id>/index.ts. */
export interface Programme {
  id: string;
  name: LocalizedText;
  routes: Routes;
  variants: readonly Variant[];
  /** The window of its real exam; absent for a programme that imitates none. */
  examWindow?: ExamWindowRules;
  /** Paper type id to the report that it opens. */
  reports: Readonly<Record<number, ReportKind>>;
  /** Tasks of a course that homework can be set as, by the type id of such homework. */
  tasks?: Readonly<Record<number, { name: LocalizedText; report: ReportKind }>>;
  /** Sources of the facts; not shown. */
  sources: readonly string[];
}
