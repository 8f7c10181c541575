import type { LocalizedText } from '@inkstone/base';
import type { Answer } from './bank.ts';
import type { Moment, WeekMoment } from './moments.ts';
import type { MarkSeed } from './toefl.ts';

/** The tutoring provider. */
export interface School {
  name: string;
  nameZh: string;
  timeZone: string;
  /** The sample accounts' shared password. */
  password: string;
  /** Hours after a deadline until work is archived. */
  archiveHours: number;
}

/** A login of the sample school; `name` is shown in English, `nameZh` in Chinese. */
export interface Person {
  username: string;
  name: string;
  nameZh: string;
  mail: string;
  /** First is current at the first sign-in. */
  roles: readonly (
    | 'student'
    | 'teacher'
    | 'guide'
    | 'staff'
    | 'candidate'
    | 'recruitment'
    | 'recruitment-supervisor'
  )[];
  language: 'en' | 'zh';
  /** Held permissions; empty for students. */
  permissions: readonly Permission[];
  /** School grade, for students. */
  grade?: number;
}

/** The permissions that the sample school's people hold. */
export type Permission =
  | 'index'
  | 'publish'
  | 'publish_homework'
  | 'publish_test'
  | 'publish_textbook'
  | 'publish_video'
  | 'myStudent'
  | 'myStudent_student'
  | 'myStudent_class'
  | 'myStudent_myTeam'
  | 'myStudent_myStaff'
  | 'repository'
  | 'repository_exampaper'
  | 'repository_quest'
  | 'textbook'
  | 'candidate'
  | 'test'
  | 'school'
  | 'school_people'
  | 'school_classes'
  | 'school_settings'
  | 'school_records';

/** A teaching group; people by their usernames. */
export interface SchoolClass {
  code: string;
  name: string;
  nameZh: string;
  teachers: readonly string[];
  students: readonly string[];
}

/** A room with the classes that meet in it; classes by their codes. */
export interface Room {
  name: LocalizedText;
  classes: readonly string[];
}

/** One meeting of a class in the timetable. */
export interface ClassSession {
  class: string;
  teacher: string;
  title: LocalizedText;
  begins: WeekMoment;
  ends: WeekMoment;
  /** Codes of assignments that are discussed or assigned in it. */
  assignments: readonly string[];
}

/** How one student's copy went. Students of the class without a seed have not begun. */
export interface ResultSeed {
  student: string;
  /**
   * Logits. A simulated answer is right with probability `0.08 + 0.92 / (1 + exp(difficulty - ability))`;
   * a wrong choice is the question's lure with probability 0.55, otherwise another wrong option.
   */
  ability: number;
  /** Share of the questions that are left blank although the student came to them, 0 to 1; the hardest ones first. */
  blank: number;
  began: Moment;
  /** Active seconds spent in all. */
  seconds: number;
  /** True once handed in; false leaves the attempt on-going. */
  handedIn: boolean;
  /** How many questions from the beginning were reached; undefined means all. */
  reached?: number;
  /** Exact answers, by question code; they replace simulated ones. `null` is left blank. */
  answers?: Readonly<Record<string, Answer | null>>;
  /** What was written on over time: the whole text of a question, and how many seconds after the beginning. */
  overtime?: { question: string; text: string; seconds: number };
  /** What the teacher says of its texts, released; absent while none is marked. */
  marked?: { at: Moment; marks: readonly MarkSeed[] };
}

/** An assignment to classes, with a begin and a deadline. */
export interface Assignment {
  code: string;
  kind: 'test' | 'homework';
  title: LocalizedText;
  paper: string;
  classes: readonly string[];
  /** Of the teacher's own staff, by their usernames. */
  staff?: readonly string[];
  teacher: string;
  assignedAt: Moment;
  begins: Moment;
  deadline: Moment;
  /** Seconds for one attempt; undefined takes the paper's. */
  seconds?: number;
  /** True where texts may be written on after their time, kept apart. */
  allowsOvertime?: boolean;
  /** How often a recording may be heard; undefined as often as wished. */
  maxListens?: number;
  /** Percent of the recorded speed. */
  playbackSpeed?: number;
  /** True where students mark themselves with the key shown after handing in. */
  selfMarking?: boolean;
  /** When the report with its keys opens. */
  reportAt: 'at once' | 'after the end';
  /** The teacher's words to the students. */
  message?: LocalizedText;
  /** Set where the teacher took it back. */
  withdrawn?: Moment;
  /** Extra time and extensions, with the reason as the ledger keeps it. */
  extensions: readonly { student: string; deadline: Moment; reason: LocalizedText; at: Moment }[];
  results: readonly ResultSeed[];
}

/** A candidate of the sample school: a draft where nothing was assigned. */
export interface CandidateSeed {
  person: string;
  recruiter: string;
  position: string;
  phone: string;
  message?: string;
  made: Moment;
  paper?: string;
  /** `seconds` for the whole; undefined: by the clocks of the paper. */
  assignment?: { at: Moment; deadline: Moment; seconds?: number };
  sat?: {
    began: Moment;
    seconds: number;
    handedIn: boolean;
    /** By question code; `null` is left blank. */
    answers: Readonly<Record<string, Answer | null>>;
  };
  /** What the recruiter says of its texts, released; absent while none is marked. */
  marked?: { at: Moment; marks: readonly MarkSeed[] };
}

/** A phase report of the story; days are counted from the day of seeding. Each is written in the language of its reader's home. */
export interface PhaseReportSeed {
  student: string;
  author: string;
  title: string;
  fromDays: number;
  toDays: number;
  comments: { overall: string; strengths: string; advice: string };
  /** When it was published; undefined for a draft. */
  publishedDays?: number;
  begunDays: number;
}

/** A test on paper that a class wrote; days are counted from the day of seeding. */
export interface PaperTestSeed {
  class: string;
  teacher: string;
  title: string;
  days: number;
  parts: readonly { name: string; maximum: number }[];
  /** Points for full marks; undefined: the sum of the parts. */
  maximum?: number;
  /** Points by student, one for each part or one in all; who is missing has no mark yet. */
  marks: Readonly<Record<string, readonly number[] | 'absent' | 'excused'>>;
  /** When the marks were released; undefined: not yet. */
  releasedDays?: number;
}

/** Earlier scores that were imported by one sheet; days are counted from the day of seeding. */
export interface PastScoresSeed {
  fileName: string;
  by: string;
  days: number;
  scores: readonly {
    student: string;
    exam: string;
    days: number;
    total: string;
    parts: { name: string; score: string }[];
    source: string;
  }[];
}

/** Colleagues, and what they have to do with students; people by their usernames. */
export interface Relations {
  /** Colleagues who share their students. */
  teams: readonly { name: string; nameZh: string; leader: string; members: readonly string[] }[];
  /** To whom a teacher pays special attention. */
  stars: readonly { teacher: string; students: readonly string[] }[];
  /** Teachers whom a colleague let take part. */
  thirdParties: readonly { student: string; teacher: string; by: string; days: number }[];
  /** Which customers of the school's CRM some students are. */
  customers: readonly { student: string; number: string; by: string; days: number }[];
  /** Whom a teacher leads, and assigns tests to. */
  staff: readonly { manager: string; members: readonly string[]; days: number }[];
}
