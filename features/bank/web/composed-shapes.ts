import type { SectionCalculator } from '@inkstone/exam/blueprint';
import type { PaperComposition, SetSummary } from '../contract.ts';

/** What the teacher says of a section whose name and calculator the exam leaves to the paper. */
export interface SectionDraft {
  /** In English; empty: the exam's name, or the Chinese one. */
  name: string;
  /** In Chinese; empty: none. */
  nameZh: string;
  calculator: SectionCalculator | null;
}

/** A set in a paper being composed, with the questions that the paper takes of it. */
export interface ComposedSet extends SetSummary {
  /** Questions of the whole set, where the paper takes only some; absent: it takes all. */
  allQuestionCount?: number;
}

/** A section, or a part of one, of a paper being composed. */
export interface SectionSlot {
  section: string;
  part: string | null;
  /** The paper's own time; null for the default. */
  seconds: number | null;
  /** Name and calculator of a section of the paper's own; absent where the exam fixes them. */
  settings?: SectionDraft;
  /**
   * Percentages of this first module's points from which each second module follows, from the hardest down, or hundredths of points in a two-stage paper; null where a
   * field is empty. Absent: the exam's.
   */
  cuts?: readonly (number | null)[];
  sets: ComposedSet[];
}

/** A paper being composed. */
export interface ComposedPaper {
  title: string;
  titleZh: string;
  programme: string;
  variant: string;
  paperTypeId: number | null;
  sections: SectionSlot[];
  /** How it was found by rules; absent or null: it is composed by hand. */
  composition?: PaperComposition | null;
}
