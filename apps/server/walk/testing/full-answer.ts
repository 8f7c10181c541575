import { getQuestionType } from '@inkstone/exam/logic';

/** A question with its key. */
export interface KnownQuestion {
  type: string;
  prompt: unknown;
  key: unknown;
}

type Strings = readonly string[];

const firstForms = (key: unknown): unknown => (key as readonly Strings[]).map((forms) => forms[0] ?? '');

const missingLetters = ({ prompt, key }: KnownQuestion): string[] =>
  (prompt as { gaps: { prefix: string }[] }).gaps.map(({ prefix }, index) =>
    ((key as readonly Strings[])[index]?.[0] ?? '').slice(prefix.length),
  );

const selection = ({ prompt, key }: KnownQuestion): unknown => {
  const { by, passage } = prompt as { by: 'pieces' | 'span'; passage: string };
  const { pieces, spans } = key as { pieces: number[]; spans: string[] };
  if (by === 'pieces') return { pieces };
  const from = passage.indexOf(spans[0] ?? '');
  return { from, to: from + (spans[0]?.length ?? 0) };
};

const fromKey: Readonly<Record<string, (question: KnownQuestion) => unknown>> = {
  blanks: ({ key }) => firstForms(key),
  'complete-the-words': missingLetters,
  dictation: ({ key }) => (key as { references: string[] }).references[0],
  'numeric-entry': ({ key }) => (key as { accepted: string[] }).accepted[0],
  'select-text': selection,
  'sentence-build': ({ key }) => (key as Strings[])[0],
};

/** The answer that earns full marks by machine; undefined for types that a teacher marks. */
export const fullAnswer = (question: KnownQuestion): unknown => {
  if (getQuestionType(question.type).marking.by === 'teacher') return undefined;
  return fromKey[question.type]?.(question) ?? question.key;
};
