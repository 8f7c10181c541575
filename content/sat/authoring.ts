import type { Moment } from '../moments.ts';
import type { Option, Question, QuestionSet, RichText } from '../bank-types.ts';

interface Draft {
  /** The knowledge point, below its section of the tree: `algebra.systems`. */
  at: string;
  difficulty: number;
  text: RichText;
  en: RichText;
  zh: RichText;
}

/** A choice: its four options, the right one and the one that the usual mistake leads to. */
interface ChoiceDraft extends Draft {
  options: readonly Option[];
  key: string;
  lure: string;
}

/** A number to be typed, and the one that the usual mistake gives. */
interface TypedDraft extends Draft {
  accepted: readonly string[];
  wrong: string;
}

/** Part of a module: its questions in order, numbered on from the one before. */
export interface PartOfModule {
  code: string;
  title: { en: string; zh: string };
  subject: 'sat.math' | 'sat.verbal';
  author: string;
  written: Moment;
  from: number;
  questions: readonly (ChoiceDraft | TypedDraft)[];
}

const questionOf = (draft: ChoiceDraft | TypedDraft, code: string, subject: string): Question => {
  const { at, difficulty, text, en, zh } = draft;
  const common = { code, points: [`${subject}.${at}`], difficulty, explanation: { en, zh } };
  return 'options' in draft
    ? { ...common, type: 'choice', prompt: { text, options: draft.options }, key: draft.key, lure: draft.lure }
    : {
        ...common,
        type: 'numeric-entry',
        prompt: { text, width: 5 },
        key: { accepted: draft.accepted },
        wrong: draft.wrong,
      };
};

/** A question set of some questions of a module: `sat-m1` and `07` make the code of the seventh. */
export const moduleSet = ({ code, from, subject, questions, ...set }: PartOfModule): QuestionSet => ({
  code,
  node: subject,
  ...set,
  questions: questions.map((draft, index) =>
    questionOf(draft, `${code}-${String(from + index).padStart(2, '0')}`, subject),
  ),
});
