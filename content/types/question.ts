/** Sanitised rich text: a small HTML subset, math as LaTeX inside `<span data-math>`, pictures as `<img data-file>` with their number among the set's files. */
export type RichText = string;

/** One thing that can be chosen. Ids are the letters A, B, C, ... in stored order. */
export interface Option {
  id_option: string;
  text: RichText;
}

/** One level of a rubric: hundredths, and what an answer of it is like. */
interface RubricLevel {
  points: number;
  says: { en: string; zh: string };
}

/** How the answers to a question are marked: criteria that are added, with scales in hundredths and levels from the top. */
export interface QuestionRubric {
  name: { en: string; zh: string };
  joined: 'sum';
  criteria: {
    id: string;
    name: { en: string; zh: string };
    least: number;
    most: number;
    step: number;
    levels: RubricLevel[];
  }[];
}

/** What every question has. */
export interface Common {
  /** Stable name, unique in the bank: `amc8-1-03` is the third question of set `amc8-1`. */
  code: string;
  /** Leaf of the knowledge tree by its code. */
  knowledge: string;
  /** Logits: about -2 where nearly all are right, about 3 where few are. Meets a student's `ability` on one scale. */
  difficulty: number;
  /** The reasoning, in both languages. */
  explanation: { en: RichText; zh: RichText };
  /** Hundredths that a full answer earns. */
  points: number;
  /** The part of its set's recording that is played again with it: seconds to the tenth, between two sentences. */
  clip?: { from: number; to: number };
  /** Exact quotes of its set's passage or transcript, at most three, that show why the key is right. */
  evidence?: readonly string[];
  /** Of each wrong option the trap that it is, by the option's letter. */
  distractors?: Readonly<Record<string, string>>;
  /** How its answers are marked, where its exam does not say it. */
  rubric?: QuestionRubric;
}
