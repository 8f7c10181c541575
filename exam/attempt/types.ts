import type { RouterPoints } from '../blueprint/index.ts';

/** An instant: milliseconds since 1970 by the server's clock. */
export type Instant = number;

/** The outer bounds of an attempt, read at every call because an assignment or a teacher may move them. */
export interface AttemptWindow {
  opensAt: Instant;
  /** For a test the deadline with the recipient's extra time, for homework the moment of archiving. */
  closesAt: Instant;
  /** Seconds after closing during which answers given in time are accepted; a setting of the school (15 minutes). */
  graceSeconds: number;
}

/** The current time and window, passed into every call. */
export interface Moment {
  now: Instant;
  window: AttemptWindow;
}

/** Events of an attempt. `value` of an answer is the question type's JSON; null clears it. */
export type AttemptEvent =
  | { kind: 'started' }
  /** The start of a section or module was requested whose content the server has not released yet. */
  | { kind: 'section-asked'; sectionId: string; partId?: string }
  | { kind: 'section-entered'; sectionId: string; partId?: string }
  | { kind: 'question-entered'; questionId: number }
  /** The question was left and no other one entered. */
  | { kind: 'question-left'; questionId: number }
  | { kind: 'answered'; questionId: number; value: unknown }
  /** The answer is final: its key may be shown. */
  | { kind: 'answer-confirmed'; questionId: number }
  | { kind: 'audio-played'; setId: number }
  /** The clip of the recording that belongs to a question plays again. */
  | { kind: 'clip-played'; questionId: number }
  | { kind: 'prep-ended'; questionId: number }
  /** The answer is recorded again: the response time restarts. Earlier recordings stay until a new one is saved. */
  | { kind: 'retake-begun'; questionId: number }
  | { kind: 'recording-saved'; questionId: number; recordingId: string }
  | { kind: 'flagged'; questionId: number; on: boolean }
  | { kind: 'eliminated'; questionId: number; optionId: string; on: boolean }
  /** A highlight or a note; `note` null removes it. Its shape is the exam window's own. */
  | { kind: 'annotated'; setId: number; noteId: string; note: unknown }
  | { kind: 'section-finished'; sectionId: string; partId?: string }
  | { kind: 'break-started' }
  | { kind: 'break-ended' }
  | { kind: 'focus-lost' }
  | { kind: 'submitted' }
  | ServerEvent;

/** Events of the server; they have no sequence number. */
export type ServerEvent =
  /** Another browser takes over as the new writer. */
  | { kind: 'taken-over'; writerEpoch: number }
  /** A job recorded the closing that reads already showed. */
  | { kind: 'expired' }
  /** Submitted by mistake: reopened with these seconds on the clock (null: with what was left). */
  | { kind: 'reopened'; seconds: number | null }
  /** More time for the running clocks, or for the next clock that starts. */
  | { kind: 'extended'; seconds: number };

export type EventKind = AttemptEvent['kind'];

/** An event with the browser's sequence number and its decoded claim of time. */
export interface JournalEvent {
  /** From 1, without gaps, per attempt. */
  seq: number;
  event: AttemptEvent;
  /** When it was received, for imported journals; absent: with its batch. */
  receivedAt?: Instant;
  /** When the server issued the sync that the claim counts from, and to which writer epoch. */
  syncAt: Instant;
  syncWriterEpoch: number;
  /** Milliseconds since that sync by the device's monotonic clock. */
  sinceSync: number;
  /** The signed sync of the first writing, for events written before this browser took the attempt over (again). */
  origin?: SignedTime;
}

/** An instant relative to a sync that the server issued to a writer. */
export interface SignedTime {
  syncAt: Instant;
  syncWriterEpoch: number;
  sinceSync: number;
}

/** Why an event is stored but not applied. `late`: claimed after its deadline; a teacher decides. */
export type RejectionReason =
  | 'late'
  | 'notStarted'
  | 'notOpen'
  | 'sectionClosed'
  | 'wrongWay'
  | 'handedIn'
  | 'onBreak'
  | 'alreadyDone'
  | 'noPlaysLeft'
  /** The answer was confirmed, so that its key may have been seen. */
  | 'answerFinal'
  | 'notAnswered'
  /** The rules of the attempt show no key before the report. */
  | 'noFeedback'
  | 'unknownQuestion'
  | 'unknownSection'
  | 'unknownSet'
  | 'noBreak'
  | 'notLate'
  | 'notNow'
  | 'tooMany';

/**
 * Verdict on an event. A `rejected` one stays in the journal, is shown to the teacher and not scored; an `invalid` one is
 * not possible in the attempt.
 */
export type Verdict =
  | { is: 'applied'; lateDelivered: boolean }
  | { is: 'rejected'; why: RejectionReason }
  | { is: 'invalid'; why: RejectionReason };

/** An answer to store; it replaces only an older one, by (claimedAt, seq). */
export interface AnswerEffect {
  questionId: number;
  /** Null clears the answer. */
  value: unknown;
  /** True where `value` holds only some fields of the answer; the others stay unchanged. */
  isPart?: true;
  claimedAt: Instant;
  seq: number;
  lateDelivered: boolean;
  /** The deadline (of its clock, section or attempt) that had passed when it was received; null where none had. */
  dueAt: Instant | null;
}

/** The text of an answer as it was written over time; kept beside what was written in time. */
export interface OvertimeEffect extends AnswerEffect {
  /** When its time was up. */
  timeUpAt: Instant;
}

/** A started clock. It ends at startedAt + seconds + addedMs and stands still until `stoppedUntil`. */
export interface RunningClock {
  startedAt: Instant;
  seconds: number;
  /** Milliseconds added by recordings that stop it and by extra time. */
  addedMs: number;
  stoppedUntil: Instant | null;
}

/**
 * State of a navigation unit: a section with free navigation inside, else one part of it. Keyed by its id in
 * `listNavigationUnits`.
 */
export interface NavigationUnitState {
  enteredAt: Instant;
  closedAt: Instant | null;
  closedBy: 'student' | 'clock' | null;
}

/** A question and when it was entered. */
export interface ReachedQuestion {
  questionId: number;
  at: Instant;
}

/** A wait for the server at the boundary of a section or module, during which the clocks stood still. */
export interface BorderWait {
  sectionId: string;
  from: Instant;
  until: Instant;
}

/** State of an attempt: small JSON without answers. Only events change it, never the time alone. */
export interface AttemptState {
  status: 'fresh' | 'running' | 'break' | 'routing' | 'closed';
  startedAt: Instant | null;
  closedAt: Instant | null;
  closedBy: 'student' | 'clock' | 'window' | null;
  /** When the student submitted what a clock or the window had already ended; absent where they did not. */
  submittedAt?: Instant;
  /** Highest sequence number stored without a gap. */
  ack: number;
  /** The writer epoch: counts the browsers that took the attempt over. */
  writerEpoch: number;
  /** Last sequence number of each earlier writer epoch. */
  lastSeqByWriterEpoch: Readonly<Record<number, number>>;
  /** Latest claim of each writer epoch; the latest of all is the lower bound for every later claim. */
  claimedAt: Readonly<Record<number, Instant>>;
  sectionId: string | null;
  partId: string | null;
  questionId: number | null;
  questionEnteredAt: Instant | null;
  /** The furthest question of each forward-only section; absent before the first. */
  furthestQuestions?: Readonly<Record<string, ReachedQuestion>>;
  navigationUnits: Readonly<Record<string, NavigationUnitState>>;
  /** By clock key: `exam`, `section:<id>`, `part:<section>/<part>`, `set:<id>`, `item:<id>`, `read:<id>`, `prep:<id>`, `response:<id>`. */
  clocks: Readonly<Record<string, RunningClock>>;
  /**
   * When the content of a section or module was requested, and when the server released it; absent before the first.
   */
  contentRequestedAt?: Readonly<Record<string, Instant>>;
  contentReleasedAt?: Readonly<Record<string, Instant>>;
  /** Waits at section and module boundaries; absent before the first. */
  waits?: readonly BorderWait[];
  /** The chosen module of each adaptive section. */
  routes: Readonly<Record<string, string>>;
  /**
   * What the router module of each section had earned when its second module was chosen, for the report: a later
   * correction changes neither. Windows never get it. Absent before the first choice, and for those before it was stored.
   */
  routerPoints?: Readonly<Record<string, RouterPoints>>;
  /** Plays by set. */
  plays: Readonly<Record<number, number>>;
  /** Plays of a question's own clip; absent before the first. */
  clipPlays?: Readonly<Record<number, number>>;
  /** Retakes by question; absent before the first. */
  retakes?: Readonly<Record<number, number>>;
  /** Questions with instant feedback that have an answer which counts; absent before the first. */
  answeredQuestions?: readonly number[];
  /** Questions whose answer was confirmed and is final; absent before the first. */
  confirmedQuestions?: readonly number[];
  flagged: readonly number[];
  eliminated: Readonly<Record<number, readonly string[]>>;
  /** Recordings by question, in the order recorded. */
  recordings: Readonly<Record<number, readonly string[]>>;
  /** The section before the current break, and the sections whose break is over. */
  breakAfter: string | null;
  breakStartedAt: Instant | null;
  breaksDone: readonly string[];
  focusLost: number;
  /** Extra seconds waiting for the next extendable clock. */
  extraSeconds: number;
  /** Seconds by which the attempt was extended since its start, on all clocks; absent before the first time. */
  extendedSeconds?: number;
}

/** Result of `advance`. */
export interface AdvanceResult {
  state: AttemptState;
  verdict: Verdict;
  /** The answer to store, if any. */
  answer: AnswerEffect | null;
  /** An answer that counts only if a teacher accepts it; for a recording, only the new one. */
  late?: AnswerEffect;
  /** An answer that was written over time; the answer written in time stays as it is. */
  overtime?: OvertimeEffect;
}
