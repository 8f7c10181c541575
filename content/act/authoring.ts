import type { Moment } from '../moments.ts';
import type { Option, QuestionSet, RichText } from '../bank-types.ts';

/** A choice: the right option and the one that the usual mistake leads to. */
interface Draft {
  /** The knowledge point, below its subject of the tree: `algebra.equations`. */
  at: string;
  difficulty: number;
  text: RichText;
  options: readonly Option[];
  key: 'A' | 'B' | 'C' | 'D';
  lure: 'A' | 'B' | 'C' | 'D';
  en: RichText;
  zh: RichText;
}

/** A passage with its questions, or some questions that stand by themselves. */
interface SetDraft {
  code: string;
  title: { en: string; zh: string };
  subject: 'act.english' | 'act.math' | 'act.reading' | 'act.science';
  author: string;
  written: Moment;
  /** The number of the first question. */
  from: number;
  passage?: RichText;
  questions: readonly Draft[];
}

const cells = (row: string, tag: 'th' | 'td'): string =>
  `<tr>${row
    .split(' | ')
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join('')}</tr>`;

/** A table, each row written with bars between its cells; the first one is its head. */
export const table = (head: string, ...rows: readonly string[]): RichText =>
  `<table><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`;

/** A question set of the ACT: `act-e1` and `07` make the code of its seventh question. */
export const actSet = ({ code, subject, from, passage, questions, ...set }: SetDraft): QuestionSet => ({
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
