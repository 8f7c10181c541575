import { isQuestionTypeId, questionTypeOf } from '@inkstone/exam/logic';
import type { LatexFault } from '@inkstone/base';
import { findFormulaFault } from '@inkstone/files/formulas';
import { cleanRichText } from '@inkstone/files/rich-text';
import type { QuestionDraft, SetDraft } from '../contract.ts';
import { problemsOfQuestion, tenthOf } from '../rules.ts';

// A tag is looked for within so many signs, so that many beginnings of tags cost no more than many tags.
const picture = /<img\b[^>]{0,1500}>/g;
const ownAddress = /\bsrc="\/api\/file\?id=(\d{1,16})(?:&|&amp;)[^"]*"/;

/** Rich text as it is kept. A picture that an editor knows only by its signed address gets its file's name back. */
const clean = (html: string): string =>
  cleanRichText(
    html.replace(picture, (tag) => (tag.includes('data-file') ? tag : tag.replace(ownAddress, 'data-file="$1"'))),
  );

/** Cleans every rich text of a prompt: all its strings are rich text but the options' ids. */
const cleanPrompt = (value: unknown): unknown => {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(cleanPrompt);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'id_option' ? inner : cleanPrompt(inner)]),
  );
};

/** A key with its model answer cleaned: the one rich text that a key has. */
export const cleanKey = (key: unknown): unknown =>
  typeof key === 'object' && key !== null && 'model' in key && typeof key.model === 'string'
    ? { ...key, model: clean(key.model) }
    : key;

/** Why a question may not be kept. */
export type QuestionRefusal = 'question.typeUnknown' | 'question.promptWrong' | 'question.keyWrong';

/** A question as it is kept, with nothing in it that its type does not know; or why it may not be. */
export const tidyQuestion = (draft: QuestionDraft): QuestionDraft | QuestionRefusal => {
  if (!isQuestionTypeId(draft.type)) return 'question.typeUnknown';
  const question = { ...draft, prompt: cleanPrompt(draft.prompt), key: cleanKey(draft.key) };
  const problems = Object.keys(problemsOfQuestion(question));
  if (problems.some((path) => path.startsWith('prompt'))) return 'question.promptWrong';
  if (problems.length > 0) return 'question.keyWrong';
  const type = questionTypeOf(draft.type);
  const { explanation, clip } = draft;
  return {
    ...question,
    prompt: type.prompt.parse(question.prompt),
    key: type.key.parse(question.key),
    explanation: { en: clean(explanation.en), zh: clean(explanation.zh) },
    clip: clip && { from: tenthOf(clip.from), to: tenthOf(clip.to) },
  };
};

/** The stimulus as it is kept: nothing where there is none. */
export const tidyStimulus = (draft: SetDraft['stimulus']): SetDraft['stimulus'] => {
  const { kind, html, files, audioSeconds, transcript } = draft;
  if (kind === 'none') return { kind, html: '', files: [], transcript: '' };
  return { kind, html: clean(html), files, transcript: clean(transcript), ...(audioSeconds ? { audioSeconds } : {}) };
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const faultIn = (content: unknown): LatexFault | null => {
  for (const text of textsIn(content)) {
    const fault = text.includes('data-math') ? findFormulaFault(text) : null;
    if (fault) return fault;
  }
  return null;
};

/** The first formula of a tidy set that cannot be read: in the question of that number, or in the stimulus (null). */
export const findSetFormulaFault = (set: {
  stimulus: SetDraft['stimulus'];
  questions: readonly QuestionDraft[];
}): { number: number | null; fault: LatexFault } | null => {
  const inStimulus = faultIn(set.stimulus);
  if (inStimulus) return { number: null, fault: inStimulus };
  for (const [index, { prompt, key, explanation }] of set.questions.entries()) {
    const fault = faultIn([prompt, key, explanation]);
    if (fault) return { number: index + 1, fault };
  }
  return null;
};
