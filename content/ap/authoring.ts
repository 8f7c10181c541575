import type { Moment } from '../moments.ts';
import type { Option, QuestionSet, RichText } from '../bank-types.ts';

export { table } from '../act/authoring.ts';

/** A choice: the right option and the one that the usual mistake leads to. */
interface Draft {
  /** The knowledge point, below its subject of the tree: `limits.continuity`. */
  at: string;
  difficulty: number;
  text: RichText;
  options: readonly Option[];
  key: 'A' | 'B' | 'C' | 'D';
  lure: 'A' | 'B' | 'C' | 'D';
  en: RichText;
  zh: RichText;
}

interface SetDraft {
  code: string;
  title: { en: string; zh: string };
  subject: 'ap.calculus' | 'ap.history';
  author: string;
  written: Moment;
  /** The number of the first question. */
  from: number;
  passage?: RichText;
  questions: readonly Draft[];
}

/** A set of choices: `ap-c1` and `07` make the code of its seventh question. */
export const choiceSet = ({ code, subject, from, passage, questions, ...set }: SetDraft): QuestionSet => ({
  code,
  node: subject,
  ...set,
  ...(passage !== undefined && { stimulus: { kind: 'passage' as const, html: passage } }),
  questions: questions.map(({ at, difficulty, text, options, key, lure, en, zh }, index) => ({
    type: 'choice',
    code: `${code}-${String(from + index).padStart(2, '0')}`,
    points: [`${subject}.${at}`],
    difficulty,
    prompt: { text, options },
    key,
    lure,
    explanation: { en, zh },
  })),
});

/** What a teacher marks: one task as a set of its own, or with what it is about. */
interface Task {
  code: string;
  title: { en: string; zh: string };
  node: string;
  author: string;
  written: Moment;
  passage?: RichText;
  at: string;
  difficulty: number;
  /** Points. */
  worth: number;
  text: RichText;
  model: RichText;
  en: RichText;
  zh: RichText;
}

const head = ({ code, title, node, author, written, passage }: Task) => ({
  ...{ code, title, node, author, written },
  ...(passage !== undefined && { stimulus: { kind: 'passage' as const, html: passage } }),
});

const common = ({ code, node, at, difficulty, worth, model, en, zh }: Task) => ({
  code: `${code}-01`,
  points: [`${node}.${at}`],
  difficulty,
  worth: worth * 100,
  key: { model },
  explanation: { en, zh },
});

/** A task that is answered by a few sentences. */
export const shortAnswer = (task: Task): QuestionSet => ({
  ...head(task),
  questions: [{ ...common(task), type: 'short-answer', prompt: { text: task.text } }],
});

/** A task that is answered by an essay. */
export const essay = (task: Task): QuestionSet => ({
  ...head(task),
  questions: [{ ...common(task), type: 'essay', prompt: { text: task.text, leastWords: 0 } }],
});

/** A task that is worked out in writing, typed or photographed. */
export const working = (task: Task): QuestionSet => ({
  ...head(task),
  questions: [
    {
      ...common(task),
      type: 'file-upload',
      prompt: { text: task.text, accepts: ['text', 'files'], mostFiles: 6, leastWords: 0 },
    },
  ],
});
