/** An instant: milliseconds since 1970 by the server's clock. */
export type Instant = number;

/** The outer bounds of an attempt, read afresh at every call: an assignment or a teacher may move them. */
export interface AttemptWindow {
  opensAt: Instant;
  /** For a test the deadline with the recipient's extra time, for homework the moment of archiving. */
  closesAt: Instant;
  /** How long after a closing what was given in time is still received; the school's setting (15 minutes). */
  graceSeconds: number;
}

/** What the engine is told of the world at a call. */
export interface Moment {
  now: Instant;
  window: AttemptWindow;
}

/** What can happen in an attempt. `value` of an answer is the type's own JSON; null clears it back to blank. */
export type AttemptEvent =
  | { kind: 'started' }
  /** Start was pressed before a section or module whose content the server has not given yet. */
  | { kind: 'section-asked'; sectionId: string; partId?: string }
  | { kind: 'section-entered'; sectionId: string; partId?: string }
  | { kind: 'question-entered'; questionId: number }
  /** The question no longer stands before the student, and no other has taken its place. */
  | { kind: 'question-left'; questionId: number }
  | { kind: 'answered'; questionId: number; value: unknown }
  | { kind: 'audio-played'; setId: number }
  /** The part of the recording that belongs to a question plays again. */
  | { kind: 'clip-played'; questionId: number }
  | { kind: 'prep-ended'; questionId: number }
  /** The answer is recorded again: its time to speak begins anew. What was recorded stays until something new is kept. */
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

/** What only the server says; these carry no sequence number. */
export type ServerEvent =
  /** Another browser goes on with the attempt; `holder` counts up. */
  | { kind: 'taken-over'; holder: number }
  /** The job that writes down a closing that reading already shows. */
  | { kind: 'expired' }
  /** Handed in by mistake: open again, with these seconds on the clock (null: what was left). */
  | { kind: 'reopened'; seconds: number | null }
  /** More time: goes to the running clocks, or to the next that starts where none runs. */
  | { kind: 'extended'; seconds: number };

/** What an event may be. */
export type EventKind = AttemptEvent['kind'];

/** An event as the browser numbered it, with its claim of time decoded. */
export interface JournalEvent {
  /** From 1, without gaps, per attempt. */
  seq: number;
  event: AttemptEvent;
  /** When it was received, of a journal that is put in as it happened; absent: with its batch. */
  receivedAt?: Instant;
  /** When the server gave out the sync that the claim counts from, and to which holder. */
  syncAt: Instant;
  syncHolder: number;
  /** Milliseconds since that sync by the device's monotonic clock. */
  sinceSync: number;
  /** The earlier sync, as the server signed it, of what was written before this browser took the attempt over (again). */
  origin?: SignedClaim;
}

/** An instant counted from a sync that the server gave to a writer. */
export interface SignedClaim {
  syncAt: Instant;
  syncHolder: number;
  sinceSync: number;
}

/** Why something is in the journal but not in force. `late`: given after its clock; the teacher decides. */
export type Why =
  | 'late'
  | 'notStarted'
  | 'notOpen'
  | 'sectionClosed'
  | 'wrongWay'
  | 'handedIn'
  | 'onBreak'
  | 'alreadyDone'
  | 'noPlaysLeft'
  | 'unknownQuestion'
  | 'unknownSection'
  | 'unknownSet'
  | 'noBreak'
  | 'notLate'
  | 'notNow'
  | 'tooMany';

/** What an event came to. A kept one stays in the journal, is shown to the teacher and not scored; a refused one had no meaning here. */
export type Verdict =
  | { is: 'applied'; lateDelivered: boolean }
  | { is: 'kept'; why: Why }
  | { is: 'refused'; why: Why };

/** An answer to be stored, guarded: it replaces only one that is older by (claimedAt, seq). */
export interface AnswerEffect {
  questionId: number;
  /** Null: back to blank. */
  value: unknown;
  /** True where `value` holds some fields of the answer only: the others stay as they were. */
  isPart?: true;
  claimedAt: Instant;
  seq: number;
  lateDelivered: boolean;
  /** The end of its clock, section or attempt that had passed when it was received; null where none had. */
  dueAt: Instant | null;
}

/** A clock that was started. It ends at startedAt + seconds + addedMs, and stands still until `stoppedUntil`. */
export interface RunningClock {
  startedAt: Instant;
  seconds: number;
  /** Milliseconds added by recordings that stop it and by extra time. */
  addedMs: number;
  stoppedUntil: Instant | null;
}

/** What was entered and left: a section where one moves freely in it, else one part of it. Keyed by its id in `legsOf`. */
export interface LegState {
  enteredAt: Instant;
  closedAt: Instant | null;
  closedBy: 'student' | 'clock' | null;
}

/** A question with the moment at which it was entered. */
export interface ReachedQuestion {
  questionId: number;
  at: Instant;
}

/** A wait for the server at the border of a section or module; the clocks stood still meanwhile. */
export interface BorderWait {
  sectionId: string;
  from: Instant;
  until: Instant;
}

/** Where an attempt stands; JSON, small, without answers. `now` never changes it, only events do. */
export interface AttemptState {
  status: 'fresh' | 'running' | 'break' | 'routing' | 'closed';
  startedAt: Instant | null;
  closedAt: Instant | null;
  closedBy: 'student' | 'clock' | 'window' | null;
  /** When the student handed in what a clock or the window had ended already; absent where nobody did. */
  handedInAt?: Instant;
  /** Highest sequence number that is held without a gap. */
  ack: number;
  /** Who may write: counts the browsers that took the attempt over. */
  holder: number;
  /** Last sequence number of each holder but the present one. */
  holderEndedAt: Readonly<Record<number, number>>;
  /** Latest claim of each holder; the latest of all is the floor of every claim to come. */
  claimedAt: Readonly<Record<number, Instant>>;
  sectionId: string | null;
  partId: string | null;
  questionId: number | null;
  questionEnteredAt: Instant | null;
  /** The question reached last in each section where one only goes forward, by section; absent before the first. */
  furthestQuestions?: Readonly<Record<string, ReachedQuestion>>;
  legs: Readonly<Record<string, LegState>>;
  /** By clock key: `exam`, `section:<id>`, `part:<section>/<part>`, `set:<id>`, `item:<id>`, `read:<id>`, `prep:<id>`, `response:<id>`. */
  clocks: Readonly<Record<string, RunningClock>>;
  /** When the content of a section or module was asked for, and when the server gave it; absent before the first. */
  asked?: Readonly<Record<string, Instant>>;
  given?: Readonly<Record<string, Instant>>;
  /** How long the student stood at borders until the server gave what comes behind; absent before the first. */
  waits?: readonly BorderWait[];
  /** Part chosen by section, where it adapts. */
  routes: Readonly<Record<string, string>>;
  /** Times heard, by set. */
  plays: Readonly<Record<number, number>>;
  /** Times that a question's part of the recording was heard again; absent before the first. */
  clipPlays?: Readonly<Record<number, number>>;
  /** Times that an answer was recorded again, by question; absent before the first. */
  retakes?: Readonly<Record<number, number>>;
  flagged: readonly number[];
  eliminated: Readonly<Record<number, readonly string[]>>;
  /** Recordings by question, in the order made. */
  recordings: Readonly<Record<number, readonly string[]>>;
  /** The break that is on, and sections whose break is over. */
  breakAfter: string | null;
  breakStartedAt: Instant | null;
  breaksDone: readonly string[];
  /** How often the window lost the focus. */
  focusLost: number;
  /** Extra seconds that wait for the next long clock. */
  extraSeconds: number;
}

/** What `advance` gives back. */
export interface Advanced {
  state: AttemptState;
  verdict: Verdict;
  /** Present where an answer is to be stored. */
  answer: AnswerEffect | null;
  /** An answer that does not count unless a teacher says so; of a recording only the new one. */
  late?: AnswerEffect;
}
