import type { LocalizedText } from '@inkstone/base';
import type { Answer } from './bank.ts';
import type { Moment } from './moments.ts';
import type { MarkSeed } from './toefl.ts';

/** How one student did some practice. */
export interface PracticeSitter {
  student: string;
  /** Logits: what machines mark and usual mistakes are known of is simulated from it. */
  ability: number;
  began: Moment;
  /** True where it was begun and is not handed in yet. */
  isGoingOn?: true;
  /** Exact answers, by question code. */
  answers?: Readonly<Record<string, Answer>>;
  /** Names of sounds in `content/voices`, by question code, where the answer was spoken. */
  voices?: Readonly<Record<string, string>>;
  /** What the teacher says of it, released at that moment; what is not here waits to be marked. */
  marked?: { at: Moment; marks: readonly MarkSeed[] };
  /** What the student says of marked texts afterwards. */
  analysed?: { at: Moment; said: readonly { question: string; reason: string; plan: string }[] };
}

/** Practice that Ms. Qiao assigned to single students, from a paper, without clocks. */
export interface PracticeWork {
  code: string;
  title: LocalizedText;
  message: LocalizedText;
  paper: string;
  assignedAt: Moment;
  deadline: Moment;
  students: readonly string[];
  sitters: readonly PracticeSitter[];
}
