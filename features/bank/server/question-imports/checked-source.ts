import { cutText, detectScript } from '@inkstone/base';
import {
  getOutcome,
  type Note,
  type Outcome,
  type ReadGroup,
  type ReadItem,
  type ReadMedia,
} from '../../import/format.ts';
import type { ReadFileResult } from '../../import/index.ts';
import type { ImportFormatId } from '../../import/vocabulary.ts';
import type { Explanation, SetDraft } from '../../contract.ts';
import { foldStimulus } from '@inkstone/exam/evidence';
import { findClipProblem } from '../../rules.ts';
import { cleanQuestion, cleanStimulus, findQuestionEvidenceProblem, findSetFormulaFault } from '../clean-set.ts';
import { hashContent } from '../exchange/bundle.ts';

/** A question of a file, sanitised and checked like one of the editor. */
export interface CheckedQuestion {
  type: string;
  prompt: unknown;
  key: unknown;
  explanation: Explanation;
  /** Hundredths. */
  points: number;
  /** What only the product's own files say; absent: nothing. */
  evidence?: readonly string[];
  distractors?: SetDraft['questions'][number]['distractors'];
  clip?: SetDraft['questions'][number]['clip'];
  rubric?: SetDraft['questions'][number]['rubric'];
  /** Code of the knowledge point. */
  knowledge?: string;
}

/** A group of a file's questions, with the passage that they share. */
export interface StoredGroup {
  title: string;
  /** Absent: none. */
  titleZh?: string;
  stimulus: SetDraft['stimulus'];
  /** True where it was a question set of the product's own, which stays whole; absent: it was none. */
  isOwnSet?: true;
}

/** One question of a file with what becomes of it. */
export interface CheckedItem {
  groupPosition: number;
  identifier: string | null;
  outcome: Outcome;
  notes: Note[];
  source: string;
  question: CheckedQuestion | null;
  /** SHA-256 of the question with its passage; null where it is dropped. */
  fingerprint: string | null;
}

/** What was read of a file, checked; files are named by their numbers. */
export interface CheckedSource {
  format: ImportFormatId;
  groups: StoredGroup[];
  items: CheckedItem[];
  files: (ReadMedia & { sha256: string })[];
}

const maxSourceLength = 4000;
const maxNotes = 20;
const maxTitleLength = 180;
/** The most signs of a passage or an explanation, as in the editor. */
const maxRichText = 50_000;

const noStimulus: SetDraft['stimulus'] = { kind: 'none', html: '', files: [], transcript: '' };

/** Text that can be stored: without NUL and lone surrogates. */
const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const toStorable = <Value>(value: Value): Value => {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return toStorableText(part);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value) as Value;
};

const readStimulus = ({ passage, passageFiles = [], own }: ReadGroup): SetDraft['stimulus'] => {
  if (own?.stimulus) return cleanStimulus(own.stimulus);
  const kind = passage !== '' ? 'passage' : passageFiles.length > 0 ? 'picture' : 'none';
  return cleanStimulus({ kind, html: passage, files: passageFiles.map((id) => ({ id })), transcript: '' });
};

/** What is wrong with a passage, and so with each of its questions. */
const checkPassage = (stimulus: SetDraft['stimulus']): Note[] => {
  if (stimulus.html.length > maxRichText) return [{ code: 'tooLong', detail: '' }];
  const fault = findSetFormulaFault({ stimulus, questions: [] })?.fault;
  return fault ? [{ code: 'formulaUnclear', detail: fault.near }] : [];
};

type Draft = SetDraft['questions'][number];

const emptyDetails = { evidence: undefined, distractors: undefined, clip: undefined, knowledge: undefined };

/** What only the product's own files say of a sanitised question; what does not fit its set any more is named. */
const checkDetails = (
  draft: Draft,
  knowledge: string | null,
  stimulus: SetDraft['stimulus'],
): { details: Partial<CheckedQuestion>; notes: Note[] } => {
  const problem = findQuestionEvidenceProblem(draft, foldStimulus(stimulus));
  const isPlayed = stimulus.files.length > 0 && (stimulus.kind === 'audio' || stimulus.audioSeconds !== undefined);
  const recording = isPlayed ? { seconds: stimulus.audioSeconds ?? null } : null;
  const isClipWrong = draft.clip !== null && findClipProblem(draft.clip, recording) !== undefined;
  const { evidence, distractors } = problem ? emptyDetails : draft;
  return {
    details: {
      ...(evidence && { evidence }),
      ...(distractors && { distractors }),
      ...(draft.clip && !isClipWrong && { clip: draft.clip }),
      ...(draft.rubric && { rubric: draft.rubric }),
      ...(knowledge !== null && { knowledge }),
    },
    notes: [
      ...(problem ? [{ code: 'reference' as const, detail: (draft.evidence ?? []).join(' … ') }] : []),
      ...(isClipWrong ? [{ code: 'media' as const, detail: `${draft.clip?.from} – ${draft.clip?.to}` }] : []),
    ],
  };
};

const languageBlocks = /^\s*<div lang="(en|zh)">([^]*)<\/div>\s*<div lang="(en|zh)">([^]*)<\/div>\s*$/;

/** An explanation in both languages is in a block for each; another is in the language of its script. */
const readExplanation = (html: string): Explanation => {
  const [, first, firstText = '', second, secondText = ''] = languageBlocks.exec(html) ?? [];
  if (first === 'en' && second === 'zh') return { en: firstText, zh: secondText };
  if (first === 'zh' && second === 'en') return { en: secondText, zh: firstText };
  return detectScript(html) === 'zh' ? { en: '', zh: html } : { en: html, zh: '' };
};

const refusalNotes = {
  'question.typeUnknown': 'typeUnknown',
  'question.keyWrong': 'keyMissing',
  'question.rubricWrong': 'broken',
} as const;

/** Sanitises a question; one that the editor would refuse is dropped with the reason. */
const checkQuestion = (
  { question, notes }: ReadItem,
  groupStimulus: SetDraft['stimulus'],
): Pick<ReadItem, 'notes'> & { question: CheckedQuestion | null } => {
  if (!question) return { question: null, notes };
  const { explanation, details, ...core } = question;
  if (explanation.length > maxRichText) return { question: null, notes: [...notes, { code: 'tooLong', detail: '' }] };
  const { knowledge = null, ...ownDetails } = details ?? {};
  const draft = {
    explanation: readExplanation(explanation),
    clip: null,
    ...core,
    ...ownDetails,
    knowledgeNodeId: null,
  };
  const drop = (dropNote: Note) => ({ question: null, notes: [...notes, dropNote] });
  const tidy = cleanQuestion(draft);
  if (tidy === 'question.promptWrong') return drop({ code: 'broken', detail: '' });
  if (typeof tidy === 'string') return drop({ code: refusalNotes[tidy], detail: '' });
  const fault = findSetFormulaFault({ stimulus: noStimulus, questions: [tidy] })?.fault;
  if (fault) return drop({ code: 'formulaUnclear', detail: fault.near });
  const { type, prompt, key, points } = tidy;
  const own = checkDetails(tidy, knowledge, groupStimulus);
  const checked = { type, prompt, key, points, explanation: tidy.explanation, ...own.details };
  return { question: checked, notes: [...notes, ...own.notes] };
};

const mergeNotes = (notes: readonly Note[]): Note[] => {
  const distinct = new Map(notes.map((entry) => [`${entry.code} ${entry.detail}`, entry]));
  return [...distinct.values()]
    .slice(0, maxNotes)
    .map(({ code, detail }) => ({ code, detail: cutText(toStorableText(detail), 200) }));
};

/** Checks what was read of a file: every question as if it had been typed in the editor. */
export const checkSource = (
  { format, groups, files }: ReadFileResult,
  hash: (bytes: Uint8Array) => string,
): CheckedSource => {
  const hashedFiles = files.map((file) => ({ ...file, sha256: hash(file.bytes) }));
  const hashes = new Map(hashedFiles.map(({ id, sha256 }) => [id, sha256]));
  const getSha256 = (id: number) => hashes.get(id) ?? '';
  const storedGroups = groups.map((group): StoredGroup => ({
    title: cutText(toStorableText(group.title).trim(), maxTitleLength),
    ...(group.own?.titleZh && { titleZh: cutText(toStorableText(group.own.titleZh).trim(), maxTitleLength) }),
    stimulus: readStimulus(toStorable(group)),
    ...(group.own && { isOwnSet: true }),
  }));
  const passages = storedGroups.map(({ stimulus }) => checkPassage(stimulus));
  const items = groups.flatMap((group, index) =>
    group.items.map((item): CheckedItem => {
      const stimulus = storedGroups[index]?.stimulus ?? noStimulus;
      const passageNotes = passages[index] ?? [];
      const checked = checkQuestion(toStorable(item), stimulus);
      const notes = [...checked.notes, ...passageNotes];
      const question = passageNotes.some(({ code }) => code === 'tooLong') ? null : checked.question;
      return {
        groupPosition: index + 1,
        identifier: item.identifier === null ? null : cutText(toStorableText(item.identifier), 200),
        outcome: getOutcome({ question, notes } as Pick<ReadItem, 'question' | 'notes'>),
        notes: mergeNotes(notes),
        source: cutText(toStorableText(item.source), maxSourceLength),
        question,
        fingerprint: question && hashContent({ ...question, passage: stimulus.html }, getSha256),
      };
    }),
  );
  return { format, groups: storedGroups, items, files: hashedFiles };
};
