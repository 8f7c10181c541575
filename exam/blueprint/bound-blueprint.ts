import type { LocalizedText } from '@inkstone/base';
import type { AnswerRule, ScoringRule } from './scoring-rule.ts';
import type { AdaptiveRule, BreakRule, ClockRule, NavigationScope, Tool } from './types.ts';

/** A clock of a frozen blueprint: the same with its length decided. */
export interface Clock extends Omit<ClockRule, 'seconds'> {
  seconds: number;
}

/** One question as an attempt pins it. */
export interface BoundQuestion {
  id: number;
  /** Id of its question type in the registry. */
  type: string;
  /** Hundredths that a full answer earns. */
  points: number;
  unscored: boolean;
  /** The partial-credit variant that counts; absent: the type's usual rule. */
  partialCredit?: string;
  /** Answering window of this question, where the part deals them out. */
  responseSeconds?: number;
  /** Length of the part of its set's recording that is played again with it, at the recorded speed; absent without one. */
  clipSeconds?: number;
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
  name: LocalizedText;
  /** What is read before the part; absent in what was frozen before parts had some. */
  directions?: LocalizedText | null;
  clock: Clock | null;
  setClock: Clock | null;
  itemClock: Clock | null;
  windows: {
    readSeconds: number;
    prepSeconds: number;
    responseSeconds: number;
    readHidesText: boolean;
    /** A hidden text comes back while answering; absent in what was frozen before. */
    textReturns?: boolean;
    /** How often an answer may be recorded again with its whole time; absent where nothing says. */
    retakes?: number;
    /** From so many seconds on one may end the answer by hand, in a test too; absent where its clock alone ends it. */
    leastResponseSeconds?: number;
  } | null;
  /** Null: as often as wished. */
  plays: number | null;
  choose: number | null;
  unscored: boolean;
  /** Percentage of the section, where the parts are weighed. */
  weight: number | null;
  sets: readonly BoundSet[];
}

/** A break of a frozen blueprint; what was frozen before breaks said how they end ended early, and by itself. */
export type BoundBreak = Pick<BreakRule, 'seconds' | 'onlyIfTaken'> & Partial<Pick<BreakRule, 'endsEarly' | 'ends'>>;

/** A section with its questions and every length decided. */
export interface BoundSection {
  id: string;
  name: LocalizedText;
  skill: string;
  directions: LocalizedText;
  clock: Clock | null;
  shownSeconds: number | null;
  readSeconds: number | null;
  navigation: NavigationScope;
  revisits: readonly string[];
  reviewScreen: boolean;
  confirmAnswer: boolean;
  /** Absent in attempts begun before sections could say so. */
  shufflesOptions?: boolean;
  /** True for practice of its own, not a section of an exam; absent in attempts begun before sections could say so. */
  configurable?: boolean;
  /** True where each marked answer is analysed by its student; absent where none is. */
  ownAnalysis?: boolean;
  /** True in a test with other numbers of questions or other minutes than the exam of its directions; absent in all else. */
  otherThanExam?: boolean;
  optional: boolean;
  unscored: boolean;
  weight: number | null;
  breakAfter: BoundBreak | null;
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
  name: LocalizedText;
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
    questions: readonly {
      id: number;
      type: string;
      points?: number;
      /** How many answers it asks for, where its worth may depend on that. */
      answers?: number | undefined;
      unscored?: boolean;
      clipSeconds?: number;
    }[];
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
