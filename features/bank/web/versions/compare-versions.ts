import { diffArrays } from 'diff';
import { pointsText, type LocalizedText } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { getRubricMost } from '@inkstone/exam/blueprint';
import { getQuestionType } from '@inkstone/exam/logic';
import type { getQuestionSet } from '../../contract.ts';

/** A revision of a set as the bank gives it. */
export type SetVersion = CallOutput<typeof getQuestionSet>;

type VersionQuestion = SetVersion['questions'][number];

/** A piece of a text: in both versions, only in the earlier one, or only in the later one. */
export interface TextPiece {
  is: 'same' | 'removed' | 'added';
  text: string;
}

/** The parts of a set or of a question that may differ between versions. */
export type ComparedField =
  | 'title'
  | 'passage'
  | 'transcript'
  | 'files'
  | 'text'
  | 'options'
  | 'key'
  | 'explanation'
  | 'points'
  | 'evidence'
  | 'rubric';

/** A part that differs, with both versions as one text. */
export interface FieldChange {
  field: ComparedField;
  pieces: readonly TextPiece[];
}

/** What became of one question; `number` is its place in the later version, or in the earlier one if it was removed. */
export interface QuestionChange {
  questionId: number;
  number: number;
  is: 'added' | 'removed' | 'changed';
  fields: readonly FieldChange[];
}

/** What differs between two versions of a set; empty lists where nothing does. */
export interface SetChanges {
  fields: readonly FieldChange[];
  questions: readonly QuestionChange[];
}

/** Fields of a prompt that hold no text, such as ids. */
const isWordless = (name: string): boolean => name === 'id' || name.endsWith('Id');

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (isWordless(name) ? [] : listTexts(inner)));
};

const readRichText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(p|div|li|tr|h\d)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  );
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[${picture.alt}]`);
  return body.textContent
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
};

// Chinese is compared character by character, since no spaces separate its words.
const token = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’])+|\s+|./gsu;

const listTokens = (text: string): string[] => text.match(token) ?? [];

/** Both texts as one, word by word. */
export const compareWords = (before: string, after: string): TextPiece[] =>
  diffArrays(listTokens(before), listTokens(after)).map(({ value, added, removed }) => ({
    is: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));

type FieldTexts = Readonly<Partial<Record<ComparedField, string>>>;

const compareFields = (before: FieldTexts, after: FieldTexts): FieldChange[] =>
  (Object.keys(after) as ComparedField[]).flatMap((field) => {
    const [earlier = '', later = ''] = [before[field], after[field]];
    return earlier === later ? [] : [{ field, pieces: compareWords(earlier, later) }];
  });

const spellKey = ({ kind, key, prompt }: VersionQuestion): string => {
  const type = getQuestionType(kind);
  const [readKey, readPrompt] = [type.key.safeParse(key), type.prompt.safeParse(prompt)];
  return readKey.success && readPrompt.success ? type.spellKey(readKey.data, readPrompt.data) : '';
};

/** A rubric as lines: each criterion with its scale and what its levels say. */
const spellRubric = (rubric: VersionQuestion['rubric'] | undefined): string => {
  if (!rubric) return '';
  const spell = ({ en, zh }: LocalizedText) => [...new Set([en, zh])].join(' ').trim();
  const { name, criteria, levels = [] } = rubric;
  const spellLevels = (list: typeof levels) => list.map(({ points, says }) => `${pointsText(points)}: ${spell(says)}`);
  return [
    `${spell(name)} · ${pointsText(getRubricMost(rubric))}`,
    ...spellLevels(levels),
    ...criteria.flatMap((criterion) => [
      `${spell(criterion.name)} · ${pointsText(criterion.least)}–${pointsText(criterion.most)}`,
      ...spellLevels(criterion.levels),
    ]),
  ].join('\n');
};

const toQuestionTexts = (question: VersionQuestion): FieldTexts => {
  const { text = '', ...rest } = question.prompt as { text?: string };
  const { en, zh } = question.explanation;
  return {
    text: readRichText(text),
    options: listTexts(rest).map(readRichText).join('\n'),
    key: spellKey(question),
    explanation: [...new Set([en, zh])].map(readRichText).join('\n').trim(),
    points: pointsText(question.points),
    evidence: question.evidence.join('\n'),
    rubric: spellRubric(question.rubric),
  };
};

const toSetTexts = ({ set: { title, titleZh, stimulus } }: SetVersion): FieldTexts => ({
  title: [...new Set([title, titleZh ?? ''])].join('\n').trim(),
  passage: readRichText(stimulus.html),
  transcript: readRichText(stimulus.transcript ?? ''),
  files: stimulus.files.map(({ name }) => name).join('\n'),
});

/** What a later version of a set changed of an earlier one. A question is recognised by its id. */
export const compareVersions = (before: SetVersion, after: SetVersion): SetChanges => {
  const earlier = new Map(before.questions.map((question) => [question.id, question]));
  const later = new Set(after.questions.map(({ id }) => id));
  const changes = after.questions.flatMap((question): QuestionChange[] => {
    const earlierQuestion = earlier.get(question.id);
    const fields = compareFields(earlierQuestion ? toQuestionTexts(earlierQuestion) : {}, toQuestionTexts(question));
    if (earlierQuestion && fields.length === 0) return [];
    return [{ questionId: question.id, number: question.position, is: earlierQuestion ? 'changed' : 'added', fields }];
  });
  const removals = before.questions
    .filter(({ id }) => !later.has(id))
    .map(({ id, position }): QuestionChange => ({ questionId: id, number: position, is: 'removed', fields: [] }));
  return { fields: compareFields(toSetTexts(before), toSetTexts(after)), questions: [...changes, ...removals] };
};
