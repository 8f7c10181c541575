import type { Pair } from '@inkstone/base';

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

/** A clock of a frozen blueprint: the same with its length decided. */
export interface Clock extends Omit<ClockRule, 'seconds'> {
  seconds: number;
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
  /** True where the text read is hidden afterwards and comes back while answering (integrated writing). */
  readHidesText?: boolean;
  prepSeconds?: number;
  /** One length, a span by form, or steps dealt over the questions in their order (8, 10, 12). */
  responseSeconds?: number | Range | readonly number[];
  /** A recording shorter than this is asked for again. */
  leastResponseSeconds?: number;
}

/** A pause after a section; `onlyIfTaken` names an optional section without which it falls away. */
export interface BreakRule {
  seconds: number;
  onlyIfTaken?: string;
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

/** Hundredths for one question. `right` is what a full answer earns where the paper says nothing else. */
export interface AnswerRule {
  right: number;
  wrong: number;
  blank: number;
}

/** One kind of task inside a part: a module that mixes them says here what it holds. */
export interface TaskRule {
  name: Pair;
  types: readonly string[];
  /** Questions in one set. */
  questions: Range;
  sets: Range;
  plays?: number;
  unscored?: boolean;
  textWords?: Range;
}

/** One part of a section: a module, a kind of task, a block of questions. */
export interface PartRule {
  id: string;
  name: Pair;
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
  steps?: readonly { name: Pair; seconds?: number; questions?: Range; plays?: number }[];
  /** So many of the set's questions are chosen and answered. */
  choose?: number;
  /** Percentage of the section. */
  weight?: number;
}

/** One section as a programme writes it. */
export interface SectionRule {
  id: string;
  name: Pair;
  /** The subject or skill that results are gathered by. */
  skill: string;
  directions: Pair;
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
}

/** What turns points into a score. Rows run from the highest `atLeast` down; a row may give a span [low, high]. */
export type Conversion =
  | { by: 'raw' }
  | { by: 'percent' }
  /** Even steps between two scores; rounded to `step`. */
  | { by: 'linear'; least: number; most: number; step: number; estimate: boolean; source?: string }
  | {
      by: 'table';
      /** Points, mean per question on the rubric's scale, or points stretched to `stretchTo` and rounded. */
      input: 'raw' | 'mean';
      stretchTo?: number;
      rows: readonly (readonly [atLeast: number, low: number, high?: number])[];
      estimate: boolean;
      source?: string;
    };

/** What a conversion is fed with. */
export interface ScaleTest {
  sections: readonly string[];
  /** Only these parts of them. */
  parts?: readonly string[];
  /** `points` adds them up; `parts` takes the mean of the parts' shares, by the parts' weights where they have some. */
  joined?: 'points' | 'parts';
  conversion: Conversion;
}

/** One reported score: of some sections together, converted apart and joined. Scores are in whole units, not hundredths. */
export interface ScaleRule {
  id: string;
  name: Pair;
  /** Each group of sections (or of some of their parts) is converted by itself; several are added. */
  tests: readonly ScaleTest[];
  /** The sum of the tests is multiplied by this (SAT on paper: 10); absent: 1. */
  times?: number;
  least: number;
  most: number;
  /** Smallest difference shown; null: none fixed. */
  step: number | null;
  /** Highest score on a route of an adaptive section. */
  caps?: readonly { section: string; part: string; most: number }[];
}

/** How the reported scores make the total. */
export interface TotalRule {
  /** `weighted`: each section's weight times its share of points, in percent, then the cuts if there are any. */
  combine: 'sum' | 'mean' | 'single' | 'weighted';
  /** Ids of the scales that count. */
  of: readonly string[];
  least: number;
  most: number;
  step: number | null;
  /** For `weighted`: the total is the first score whose percentage is reached. */
  cuts?: readonly { score: number; atLeastPercent: number }[];
  estimate: boolean;
}

/** Everything between answers and the number on the report. */
export interface ScoringRule {
  answers: AnswerRule;
  scales: readonly ScaleRule[];
  total: TotalRule;
  /** Further scores shown beside: means of some scales (Duolingo's literacy, ACT's STEM). */
  means?: readonly { id: string; name: Pair; of: readonly string[]; step: number }[];
}

/** One yardstick of a teacher's mark, in hundredths. */
export interface Criterion {
  id: string;
  name: Pair;
  least: number;
  most: number;
  step: number;
}

/** How a teacher marks a type in a programme; several criteria are added, or averaged where `joined` says so. */
export interface Rubric {
  id: string;
  name: Pair;
  types: readonly string[];
  joined: 'sum' | 'mean' | 'holistic';
  criteria: readonly Criterion[];
}

/** One form of an exam: AMC 8, the digital SAT. */
export interface Variant {
  id: string;
  name: Pair;
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

/** A programme: values only, in programmes/<id>/index.ts. */
export interface Programme {
  id: string;
  name: Pair;
  /** Prefixes of its journeys. */
  routes: { exam: string; homework: string };
  variants: readonly Variant[];
  /** Paper type id to the report that it opens. */
  reports: Readonly<Record<number, ReportKind>>;
  /** Where the facts come from; kept in the data, not shown. */
  sources: readonly string[];
}

/** One question as an attempt pins it. */
export interface BoundQuestion {
  id: number;
  /** Id of its question type in the registry. */
  type: string;
  /** Hundredths that a full answer earns. */
  points: number;
  unscored: boolean;
  /** Answering window of this question, where the part deals them out. */
  responseSeconds?: number;
}

/** One question set as an attempt pins it. */
export interface BoundSet {
  id: number;
  /** Length of its recording; absent where nothing plays. Clocks that stop during audio stop for so long. */
  audioSeconds?: number;
  questions: readonly BoundQuestion[];
}

/** A part with its questions and every length decided. */
export interface BoundPart {
  id: string;
  name: Pair;
  clock: Clock | null;
  setClock: Clock | null;
  itemClock: Clock | null;
  windows: {
    readSeconds: number;
    prepSeconds: number;
    responseSeconds: number;
    readHidesText: boolean;
  } | null;
  /** Null: as often as wished. */
  plays: number | null;
  choose: number | null;
  unscored: boolean;
  /** Percentage of the section, where the parts are weighed. */
  weight: number | null;
  sets: readonly BoundSet[];
}

/** A section with its questions and every length decided. */
export interface BoundSection {
  id: string;
  name: Pair;
  skill: string;
  directions: Pair;
  clock: Clock | null;
  shownSeconds: number | null;
  readSeconds: number | null;
  navigation: NavigationScope;
  revisits: readonly string[];
  reviewScreen: boolean;
  confirmAnswer: boolean;
  optional: boolean;
  unscored: boolean;
  weight: number | null;
  breakAfter: BreakRule | null;
  adaptive: AdaptiveRule | null;
  enters: 'atOnce' | 'byStudent';
  tools: readonly Tool[];
  clipboard: boolean;
  answers: AnswerRule;
  parts: readonly BoundPart[];
}

/** Test: the programme's own hard rules. Practice: no clock but the assignment's own, and that one soft. */
export type AttemptMode = 'test' | 'practice';

/** The rules of one attempt, frozen when it starts; JSON. */
export interface Blueprint {
  version: 1;
  programme: string;
  variant: string;
  name: Pair;
  mode: AttemptMode;
  /** The clock of the whole exam, null where sections or parts have theirs, or nothing is timed. */
  clock: Clock | null;
  /** 100 is the recorded speed. */
  playbackPercent: number;
  sections: readonly BoundSection[];
  scoring: ScoringRule;
}

/** What a paper puts into one section (or one part of it). */
export interface PaperSection {
  /** Id of the programme's section. */
  section: string;
  /** Id of the part; absent: the section's only or first part. */
  part?: string;
  /** The paper's own length of the section's (or part's) clock. */
  seconds?: number;
  sets: readonly {
    id: number;
    audioSeconds?: number;
    questions: readonly { id: number; type: string; points?: number; unscored?: boolean }[];
  }[];
}

/** What an assignment changes. */
export interface AssignmentChoices {
  mode: AttemptMode;
  /** Seconds for the whole; it takes the place of exam, section and part clocks. */
  timeLimitSeconds?: number | null;
  maxListens?: number | null;
  playbackPercent?: number | null;
}
