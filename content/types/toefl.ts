import type { LocalizedText } from '@inkstone/base';
import type { Moment } from './moments.ts';

/** A note on words of a text, or on seconds of a recording. */
export interface NoteSeed {
  on: { quote: string } | { seconds: readonly [number, number] };
  code: string | null;
  text: string;
  /** Name of its sound in `content/voices`, where it is spoken, too. */
  voice?: string;
}

/** What Ms. Mei says of one answer; points and scores in hundredths. */
export interface MarkSeed {
  question: string;
  points: number;
  scores: Readonly<Record<string, number>>;
  comment: string;
  /** Name of the sound in `content/voices` of a comment that is spoken, too. */
  voice?: string;
  suggested?: string;
  notes: readonly NoteSeed[];
}

/** The marks of one student's paper; what is not released is a draft. */
export interface MarkedPaper {
  paper: MockCode;
  at: Moment;
  student: string;
  isReleased: boolean;
  marks: readonly MarkSeed[];
}

/** What a student wrote in a mock: the integrated task and the post, in their own English. */
export interface MockTexts {
  integrated: string;
  discussion: string;
}

/** What a student said of one wrong reading answer of mock A. */
export interface AnalysisSeed {
  student: string;
  question: string;
  reason: string;
  evidence: string;
  /** A sentence of the passage, word for word. */
  quote: string | null;
}

/** Questions of mock A that Ms. Mei asks a student to do again, and what came of it. */
export interface RedoSeed {
  student: string;
  question: string;
  asked: Moment;
  due: Moment;
  message: string;
  /** The second draft with its mark; null while the student has not begun. */
  done: { at: Moment; text: string; marked: Moment; mark: MarkSeed } | null;
}

/** An assignment of Ms. Mei to the evening class, from a paper or of single sets. */
export interface ToeflWork {
  code: string;
  kind: 'test' | 'homework';
  title: LocalizedText;
  from: { paper: string } | { sets: readonly string[] };
  assignedAt: Moment;
  begins: Moment;
  deadline: Moment;
  message: LocalizedText;
  /** Usernames of those who mark beside the teacher. */
  markers?: readonly string[];
}

/** Papers that students have sat. */
export type MockCode = 'toefl-mock-a' | 'toefl-mock-b';

/**
 * One student at a mock: ability in logits, and how the names of the recordings begin. Where none is kept, the microphone
 * was denied and the speaking stayed blank.
 */
export interface Sitter {
  mock: MockCode;
  student: string;
  ability: number;
  began: Moment;
  voice?: string;
}

/** One student at the mock: ability in logits, the texts, and whether the speaking was recorded. */
export interface Sitter2026 {
  student: string;
  ability: number;
  began: Moment;
  email: string;
  discussion: string;
  /** How the names of the recordings begin; where none is kept, the microphone was denied. */
  voice?: string;
}

/** A text that was handed in as homework, and its mark. */
export interface SubmittedText {
  work: string;
  student: string;
  began: Moment;
  minutes: number;
  text: string;
  markedAt: Moment;
  mark: MarkSeed;
}

/** The evening class of TOEFL: its assignments and their results. */
export interface ToeflStory {
  class: string;
  work: readonly ToeflWork[];
  sitters: readonly Sitter[];
  /** What was written, by mock and student. */
  essays: Readonly<Record<MockCode, Readonly<Record<string, MockTexts>>>>;
  analyses: readonly AnalysisSeed[];
  markedPapers: readonly MarkedPaper[];
  redos: readonly RedoSeed[];
}

/** The mock in the form of January 2026. */
export interface Toefl2026Story {
  work: ToeflWork;
  sitters: readonly Sitter2026[];
  marked: { student: string; at: Moment; marks: readonly MarkSeed[] };
}

/** Essays in the form before July 2023. */
export interface ClassicStory {
  work: readonly ToeflWork[];
  essay: SubmittedText;
}

/** An interview that was assigned to some students, and the attempt that is marked. */
export interface InterviewStory {
  work: ToeflWork;
  interviewees: readonly string[];
  began: Moment;
  marked: { student: string; at: Moment; marks: readonly MarkSeed[] };
}
