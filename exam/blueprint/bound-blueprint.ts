import type { LocalizedText } from '@inkstone/base';
import type { AnswerRule, ScoringRule } from './scoring-rule.ts';
import type {
  AdaptiveRule,
  BreakRule,
  ClockRule,
  ExamLanguage,
  NavigationScope,
  SectionSettings,
  TextRule,
  Tool,
} from './types.ts';

/** A clock of a frozen blueprint, with its length resolved. */
export interface Clock extends Omit<ClockRule, 'seconds'> {
  seconds: number;
}

/** One question of a frozen blueprint. */
export interface BoundQuestion {
  id: number;
  /** Id of its question type in the registry. */
  type: string;
  /** Hundredths that a full answer earns. */
  points: number;
  unscored: boolean;
  /** The partial-credit rule; absent: the type's default rule. */
  partialCredit?: string;
  /** Response time of this question, where the part sets one per question. */
  responseSeconds?: number;
  /** The answer may be ended after as many seconds; absent: as the part says. */
  leastResponseSeconds?: number;
  /** True where its text may be written on after its time, kept apart from what was written in time; absent elsewhere. */
  hasOvertime?: true;
  /** True where its answer can be confirmed to see the key at once, after which it is final; absent elsewhere. */
  hasInstantFeedback?: true;
  /** The ids of its options in the order of this attempt; absent: the stored order. */
  optionOrder?: readonly string[];
  /** Length of the clip of the set's recording that is played again with it, at recorded speed; absent without one. */
  clipSeconds?: number;
}

/** One question set of a frozen blueprint. */
export interface BoundSet {
  id: number;
  /** Length of its recording; absent without one. Clocks that pause during audio stop for this long. */
  audioSeconds?: number;
  questions: readonly BoundQuestion[];
}

/** A part with its questions and all lengths resolved. */
export interface BoundPart {
  id: string;
  name: LocalizedText;
  /** Directions before the part; absent in blueprints frozen before parts had directions. */
  directions?: LocalizedText | null;
  clock: Clock | null;
  setClock: Clock | null;
  itemClock: Clock | null;
  windows: {
    readSeconds: number;
    prepSeconds: number;
    responseSeconds: number;
    readHidesText: boolean;
    /** A hidden text is shown again while answering; absent in older blueprints. */
    textReturns?: boolean;
    /** How often an answer may be recorded again with its full time; absent: not specified. */
    retakes?: number;
    /** Seconds after which the student may end the answer, in a test too; absent where only the clock ends it. */
    leastResponseSeconds?: number;
  } | null;
  /** Null: unlimited. */
  plays: number | null;
  choose: number | null;
  unscored: boolean;
  /** Percentage of the section, where parts are weighted. */
  weight: number | null;
  sets: readonly BoundSet[];
}

/**
 * A break of a frozen blueprint; breaks frozen before these settings existed can be ended early and end automatically.
 */
export type BoundBreak = Pick<BreakRule, 'seconds' | 'onlyIfTaken'> &
  Partial<Pick<BreakRule, 'endsEarly' | 'ends'>> & {
    /** Seconds after which a break may be ended that was made longer for a student; absent: as `endsEarly` says. */
    leastSeconds?: number;
  };

/** A section with its questions and all lengths resolved. */
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
  /** Absent in older blueprints. */
  shufflesOptions?: boolean;
  /** True for free practice that is no section of an exam; absent in older blueprints. */
  configurable?: boolean;
  /** True where students analyse their marked answers; absent where they do not. */
  ownAnalysis?: boolean;
  /** True in a test with other numbers of questions or minutes than the exam of its directions; absent otherwise. */
  otherThanExam?: boolean;
  optional: boolean;
  unscored: boolean;
  weight: number | null;
  breakAfter: BoundBreak | null;
  adaptive: AdaptiveRule | null;
  enters: 'atOnce' | 'byStudent';
  tools: readonly Tool[];
  /** True where crossing out is a mode that the student turns on; absent elsewhere. */
  togglesEliminator?: true;
  /** How its texts are shown and marked; absent in older blueprints, and where nothing is special. */
  texts?: TextRule;
  clipboard: boolean;
  answers: AnswerRule;
  parts: readonly BoundPart[];
  /** True where paragraphs are numbered, and those in question marked and scrolled to; absent elsewhere. */
  guidesPassage?: true;
  /** True where a picture of speakers and place is shown while a recording plays; absent elsewhere. */
  showsScene?: true;
}

/** Test: the programme's hard rules. Practice: no clock but the assignment's own, which is soft. */
export type AttemptMode = 'test' | 'practice';

/** As in the exam: without the comforts that the real window lacks, in the exam's language. Training: with them. */
export type WindowMode = 'exam' | 'training';

/** What a training window has and the real one lacks. */
export type Comfort = Tool | 'clock' | 'back' | 'keys';

/** The chosen window of an attempt. */
export interface BoundWindow {
  mode: WindowMode;
  /** The language of window, directions and buttons; null: the account's. */
  language: ExamLanguage | null;
  /** A clock without a rule of its own may be hidden until so many seconds are left; null: it is always shown. */
  hideableUntilSeconds: number | null;
  /** Whether it has keyboard shortcuts of its own. */
  hasKeys: boolean;
  /** What training adds to the window of the real exam; empty where it is as in the exam. */
  comforts: readonly Comfort[];
  /** The sections that lack a listed tool where others of the real exam have it; absent: every section lacks what is listed. */
  comfortSections?: Readonly<Partial<Record<Comfort, readonly string[]>>>;
}

/** The rules of one attempt, frozen when it starts; JSON. */
export interface Blueprint {
  version: 1;
  programme: string;
  variant: string;
  name: LocalizedText;
  mode: AttemptMode;
  /** The chosen window; absent where none was chosen: as every window was before there was a choice. */
  window?: BoundWindow;
  /** True where the questions are in an order of this attempt's own; absent: in the stored order. */
  hasShuffledQuestions?: true;
  /** By how many percent all clocks are longer than the exam's, for this student; absent: not at all. */
  extraTimePercent?: number;
  /** The clock of the whole exam, null where sections or parts have theirs, or nothing is timed. */
  clock: Clock | null;
  /** 100 is the recorded speed. */
  playbackPercent: number;
  sections: readonly BoundSection[];
  scoring: ScoringRule;
}

/** Content of one section (or one part of it) of a paper. */
export interface PaperSection {
  /** Id of the programme's section. */
  section: string;
  /** Id of the part; absent: the section's only or first part. */
  part?: string;
  /** The paper's own length of the clock of the section (or part). */
  seconds?: number;
  /** What the paper says of the section; absent: as the programme says. */
  settings?: SectionSettings;
  sets: readonly {
    id: number;
    audioSeconds?: number;
    questions: readonly {
      id: number;
      type: string;
      points?: number;
      /** Number of answers it asks for, where its points may depend on that. */
      answers?: number | undefined;
      unscored?: boolean;
      /** True where its words ask for a calculator. */
      asksForCalculator?: boolean | undefined;
      clipSeconds?: number;
      /** True where its answer is a long text. */
      isLongText?: boolean;
      /** True where a machine scores its answer. */
      isMachineScored?: boolean;
    }[];
  }[];
}

/** Settings of an assignment that change the rules. */
export interface AssignmentChoices {
  mode: AttemptMode;
  /** Seconds for the whole attempt; replaces the clocks of exam, sections and parts. */
  timeLimitSeconds?: number | null;
  maxListens?: number | null;
  /** Long texts may be written on after their time, in practice alone; what is written then is kept apart. */
  allowsOvertime?: boolean;
  playbackPercent?: number | null;
  /** Answers can be confirmed to see their key at once, in practice alone and not in a window as in the exam. */
  hasInstantFeedback?: boolean;
  /** Practice with the clocks of the exam; absent: without them. */
  keepsClocks?: boolean;
  /** Null or absent: as every window was before there was a choice. */
  windowMode?: WindowMode | null;
}

/** What the router module of an adaptive section earned, and could, in hundredths of points marked by machine. */
export interface RouterPoints {
  earned: number;
  possible: number;
}

/** The second module for a router's result; null for a section that does not adapt. */
export function resolveRoute(section: BoundSection, router: RouterPoints): string | null {
  if (section.adaptive?.kind !== 'two-stage') return null;
  const percent = router.possible > 0 ? (router.earned / router.possible) * 100 : 0;
  const reached = section.adaptive.routes.find(({ atLeastPoints, atLeastPercent }) =>
    atLeastPoints === undefined ? percent >= atLeastPercent : router.earned >= atLeastPoints,
  );
  return (reached ?? section.adaptive.routes.at(-1))?.part ?? null;
}
