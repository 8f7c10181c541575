import { setImmediate as nextTurn } from 'node:timers/promises';
import { listOptionRecords } from '@inkstone/exam/logic';
import { getQuestionType, isQuestionTypeId, optionIdField } from '@inkstone/exam/question-types';
import type { LatexFault } from '@inkstone/base';
import { checkFormulas } from '@inkstone/files/formulas';
import { cleanRichText } from '@inkstone/files/rich-text';
import type { QuestionDraft, SetDraft } from '../contract.ts';
import {
  findEvidenceProblem,
  foldQuote,
  foldStimulus,
  listWrongOptions,
  type QuotableTexts,
} from '@inkstone/exam/evidence';
import { findRubricProblem } from '@inkstone/exam/blueprint';
import { keepLocatedCues } from '@inkstone/exam/cues';
import { findQuestionProblems, roundToTenth } from '../rules.ts';

// The length is limited, so that many unclosed tags do not take quadratic time.
const pictureTag = /<img\b[^>]{0,1500}>/g;
const ownFileUrl = /\bsrc="\/api\/file\?id=(\d{1,16})(?:&|&amp;)[^"]*"/;

/** Sanitises rich text. A picture known only by its signed URL gets its file id back. */
const cleanHtml = (html: string): string =>
  cleanRichText(
    html.replace(pictureTag, (tag) => (tag.includes('data-file') ? tag : tag.replace(ownFileUrl, 'data-file="$1"'))),
  );

/** Fields of a prompt that are no rich text: ids of options, words and letters of gaps, lines of an e-mail's head. */
const plainFields: ReadonlySet<string> = new Set([optionIdField, 'gaps', 'mail']);

/** Sanitises a prompt: all its other strings are rich text. */
const cleanPrompt = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanHtml(value);
  if (Array.isArray(value)) return value.map(cleanPrompt);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, plainFields.has(name) ? inner : cleanPrompt(inner)]),
  );
};

/** Sanitises a key's model answer, its only rich text. */
export const cleanKey = (key: unknown): unknown =>
  typeof key === 'object' && key !== null && 'model' in key && typeof key.model === 'string'
    ? { ...key, model: cleanHtml(key.model) }
    : key;

/** Why a question cannot be saved. */
export type QuestionRefusal =
  | 'question.typeUnknown'
  | 'question.promptWrong'
  | 'question.keyWrong'
  | 'question.rubricWrong';

/** Sanitises a question and drops fields unknown to its type, or returns why it cannot be saved. */
export const cleanQuestion = (draft: QuestionDraft): QuestionDraft | QuestionRefusal => {
  if (!isQuestionTypeId(draft.type)) return 'question.typeUnknown';
  const { evidence: _evidence, distractors: _distractors, rubric: _rubric, ...rest } = draft;
  const question = { ...rest, prompt: cleanPrompt(draft.prompt), key: cleanKey(draft.key) };
  const problems = Object.keys(findQuestionProblems(question));
  if (problems.some((path) => path.startsWith('prompt'))) return 'question.promptWrong';
  if (problems.length > 0) return 'question.keyWrong';
  const type = getQuestionType(draft.type);
  const { explanation, clip, rubric = null } = draft;
  if (rubric && (type.marking.by !== 'teacher' || findRubricProblem(rubric))) return 'question.rubricWrong';
  return {
    ...question,
    prompt: type.prompt.parse(question.prompt),
    key: type.key.parse(question.key),
    explanation: { en: cleanHtml(explanation.en), zh: cleanHtml(explanation.zh) },
    ...cleanEvidence(draft),
    clip: clip && { from: roundToTenth(clip.from), to: roundToTenth(clip.to) },
    ...(rubric && { rubric }),
  };
};

const cleanEvidence = ({ evidence = [], distractors = {} }: QuestionDraft) => {
  const quotes = evidence.map(foldQuote).filter((quote) => quote !== '');
  return {
    ...(quotes.length > 0 ? { evidence: quotes } : {}),
    ...(Object.keys(distractors).length > 0 ? { distractors } : {}),
  };
};

/** Checks the quotes and kinds of a sanitised question against the set's texts and its options; undefined if they fit. */
export const findQuestionEvidenceProblem = (question: QuestionDraft, texts: QuotableTexts) =>
  findEvidenceProblem(question, texts, listWrongOptionIds(question));

/** A question of a set whose evidence does not fit. */
interface SetEvidenceProblem {
  number: number;
  problem: NonNullable<ReturnType<typeof findEvidenceProblem>>;
}

/**
 * Finds the first question of a sanitised set whose quotes or kinds of options do not fit; yields to the event loop
 * between questions, since a set may have long texts and many quotes.
 */
export const findSetEvidenceProblemInTurns = async ({
  stimulus,
  questions,
}: SetParts): Promise<SetEvidenceProblem | undefined> => {
  const texts = foldStimulus(stimulus);
  for (const [index, question] of questions.entries()) {
    await nextTurn();
    const problem = findQuestionEvidenceProblem(question, texts);
    if (problem) return { number: index + 1, problem };
  }
  return undefined;
};

/** The ids of the wrong options of a question of a known type. */
export const listWrongOptionIds = ({ type, prompt, key }: Pick<QuestionDraft, 'type' | 'prompt' | 'key'>): string[] =>
  listWrongOptions(listOptionRecords(getQuestionType(type), prompt), key);

/** The times of sentences that the transcript still has and that lie within the recording. */
const cleanCues = ({
  audioSeconds = 0,
  ...timed
}: Pick<SetDraft['stimulus'], 'transcript' | 'cues' | 'audioSeconds'>) =>
  keepLocatedCues(timed)
    .map(({ from, to, text }) => ({ from: roundToTenth(from), to: roundToTenth(to), text }))
    .filter(({ from, to }) => from < to && to <= audioSeconds);

/** Sanitises a stimulus; `none` drops all its content. */
export const cleanStimulus = (draft: SetDraft['stimulus']): SetDraft['stimulus'] => {
  const { kind, html, files, audioSeconds, look, scene } = draft;
  if (kind === 'none') return { kind, html: '', files: [], transcript: '' };
  const transcript = cleanHtml(draft.transcript);
  const cues = cleanCues({ transcript, cues: draft.cues, audioSeconds });
  return {
    kind,
    html: cleanHtml(html),
    files,
    transcript,
    ...(cues.length > 0 && { cues }),
    ...(audioSeconds ? { audioSeconds } : {}),
    ...(look && { look }),
    ...(scene && { scene }),
  };
};

const collectTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
};

const faultsIn = function* (content: unknown): Generator<LatexFault | null> {
  for (const text of collectTexts(content)) if (text.includes('data-math')) yield* checkFormulas(text);
};

/** The parts of a sanitised set that have texts. */
interface SetParts {
  stimulus: SetDraft['stimulus'];
  questions: readonly QuestionDraft[];
}

/** A formula that cannot be parsed: in the question of that number, or in the stimulus (null). */
interface SetFormulaFault {
  number: number | null;
  fault: LatexFault;
}

const checkSetFormulas = function* ({ stimulus, questions }: SetParts): Generator<SetFormulaFault | null> {
  for (const fault of faultsIn(stimulus)) yield fault && { number: null, fault };
  for (const [index, { prompt, key, explanation }] of questions.entries()) {
    for (const fault of faultsIn([prompt, key, explanation])) yield fault && { number: index + 1, fault };
  }
};

/** The first formula of a sanitised set that cannot be parsed. */
export const findSetFormulaFault = (set: SetParts): SetFormulaFault | null => {
  for (const fault of checkSetFormulas(set)) if (fault) return fault;
  return null;
};

/** Like `findSetFormulaFault`, but yields to the event loop after each formula, since a set may have hundreds. */
export const findSetFormulaFaultInTurns = async (set: SetParts): Promise<SetFormulaFault | null> => {
  for (const fault of checkSetFormulas(set)) {
    if (fault) return fault;
    await nextTurn();
  }
  return null;
};
