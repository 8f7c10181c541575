import type { Pair } from '@inkstone/base';

/** Sanitised rich text: a small HTML subset, math as LaTeX inside `<span data-math>`, pictures as `<img data-file>`. */
export type RichText = string;

/** A moment told from the day of seeding: `days` from today in the school's zone (negative: past) at a local `HH:MM`. */
export interface Moment {
  days: number;
  time: string;
}

// The bank

/** One thing that can be chosen. Ids are the letters A, B, C, ... in stored order. */
export interface Option {
  id_option: string;
  text: RichText;
}

interface Common {
  /** Stable name, unique in the bank: `amc8-1-03` is the third question of set `amc8-1`. */
  code: string;
  /** Leaves of the knowledge tree by their codes, the most telling first. */
  points: readonly string[];
  /** Logits: about -2 where nearly all are right, about 3 where few are. Meets a student's `ability` on one scale. */
  difficulty: number;
  /** The reasoning, in both languages. */
  explanation: { en: RichText; zh: RichText };
}

/** One of the options is right. */
export interface ChoiceQuestion extends Common {
  type: 'choice';
  prompt: { text: RichText; options: readonly Option[] };
  key: string;
  /** The option that the usual mistake leads to: simulated wrong answers lean to it. */
  lure: string;
}

/** Several options are right; `choose` 0 leaves the number open. */
export interface MultipleChoiceQuestion extends Common {
  type: 'multiple-choice';
  prompt: { text: RichText; options: readonly Option[]; choose: number };
  key: readonly string[];
}

/** A statement that holds or not. */
export interface TrueFalseQuestion extends Common {
  type: 'true-false';
  prompt: { text: RichText };
  key: boolean;
}

/** Gaps `<span data-blank="1"></span>` numbered from 1; the key lists the accepted forms of each. */
export interface BlanksQuestion extends Common {
  type: 'blanks';
  prompt: { text: RichText; blanks: number };
  key: readonly (readonly string[])[];
  /** A full wrong answer as students give it, for simulated answers. */
  wrong: readonly string[];
}

/** A number typed into a grid. */
export interface NumericEntryQuestion extends Common {
  type: 'numeric-entry';
  prompt: { text: RichText; unit?: string; width: number };
  key: { accepted: readonly string[] };
  /** The number that the usual mistake gives, for simulated answers. */
  wrong: string;
}

/** Options to be put in order; the key is the whole right order. */
export interface OrderingQuestion extends Common {
  type: 'ordering';
  prompt: { text: RichText; options: readonly Option[] };
  key: readonly string[];
  /** A wrong order as students give it, for simulated answers. */
  wrong: readonly string[];
}

/** A question of the bank with its key; only the prompt may reach a student before the report. */
export type Question =
  | ChoiceQuestion
  | MultipleChoiceQuestion
  | TrueFalseQuestion
  | BlanksQuestion
  | NumericEntryQuestion
  | OrderingQuestion;

/** What the bank keeps and papers pin. */
export interface QuestionSet {
  code: string;
  title: Pair;
  /** The tree's node where the bank lists it: a section code such as `amc.geometry`, or the subject. */
  node: string;
  /** Username of the teacher who wrote it. */
  author: string;
  /** When it was written. */
  written: Moment;
  questions: readonly Question[];
}

/** A node of the bank's tree; knowledge points are the leaves. */
export interface TreeNode {
  /** Dotted path, unique: `amc.algebra.linear`. */
  code: string;
  level: 'programme' | 'subject' | 'section' | 'point';
  name: Pair;
  children: readonly TreeNode[];
}

/** Sections of question sets, in order. Pictures named by their prompts lie in `content/pictures`. */
export interface Paper {
  code: string;
  title: Pair;
  /** Which rules it is sat by: a contest's blueprint, or plain practice without them. */
  variant: 'amc-8' | 'amc-10' | 'amc-12' | 'practice';
  author: string;
  written: Moment;
  /** Seconds of the whole paper; undefined leaves it untimed. */
  seconds?: number;
  sections: readonly { title: Pair; sets: readonly string[] }[];
}

// The school

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
  roles: readonly ('student' | 'teacher' | 'guide' | 'staff')[];
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
  | 'textbook';

/** A teaching group; people by their usernames. */
export interface SchoolClass {
  code: string;
  name: string;
  nameZh: string;
  teachers: readonly string[];
  students: readonly string[];
}

/** A local time on a weekday (ISO: 1 Monday to 7 Sunday) of the ISO week that lies `weeks` from the week of seeding. */
export interface WeekMoment {
  weeks: number;
  weekday: number;
  time: string;
}

/** One meeting of a class in the timetable. */
export interface ClassSession {
  class: string;
  teacher: string;
  title: Pair;
  begins: WeekMoment;
  ends: WeekMoment;
  /** Codes of assignments talked about or given in it. */
  assignments: readonly string[];
}

// The story

/** The answer to one question as its type stores it. */
export type Answer = string | boolean | readonly string[];

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
  /** Answers that are given exactly, by question code; they win over simulated ones. `null` is left blank. */
  answers?: Readonly<Record<string, Answer | null>>;
}

/** Anything given to classes with a begin and a deadline. */
export interface Assignment {
  code: string;
  kind: 'test' | 'homework';
  title: Pair;
  paper: string;
  classes: readonly string[];
  teacher: string;
  given: Moment;
  begins: Moment;
  deadline: Moment;
  /** Seconds for one attempt; undefined takes the paper's. */
  seconds?: number;
  /** When the report with its keys opens. */
  reportAt: 'at once' | 'after the end';
  /** The teacher's words to the students. */
  message?: Pair;
  /** Set where the teacher took it back. */
  withdrawn?: Moment;
  /** Extra time and extensions, with the reason as the ledger keeps it. */
  extensions: readonly { student: string; deadline: Moment; reason: Pair; at: Moment }[];
  results: readonly ResultSeed[];
}

/** A message in a person's box: 6 speaks of a test, 7 of an assignment. */
export interface MessageSeed {
  to: string;
  type: 6 | 7;
  assignment: string;
  text: Pair;
  sent: Moment;
  read: boolean;
}
