import { toStoredTitles } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { findRubricProblem } from '@inkstone/exam/blueprint';
import { getQuestionType, listOptionRecords } from '@inkstone/exam/logic';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import type { Clip } from '@inkstone/exam/stimulus';
import type { getQuestionSet, QuestionRubric, SetDraft, Stimulus } from '../contract.ts';
import {
  foldStimulus,
  isEvidence,
  keepWrongOptions,
  listWrongOptions,
  type Distractors,
  type QuotableTexts,
} from '@inkstone/exam/evidence';
import { findClipProblem, findQuestionProblems } from '../rules.ts';
import { isRecording, findRecording } from './recording.ts';
import { toDraftTitles } from './names.ts';
import { trimRubric } from './rubrics/edited-rubric.ts';

/** One question in the editor. `uid` is its React key; `id` is set if the bank has it already. */
export interface EditedQuestion {
  uid: string;
  id?: number | undefined;
  type: string;
  prompt: unknown;
  key: unknown;
  explanation: { en: string; zh: string };
  /** Hundredths; 0 while the input is invalid. */
  points: number;
  /** The main knowledge point. */
  knowledgeNodeId: number | null;
  /** Further knowledge points in their order; drafts of older versions have none. */
  furtherNodeIds?: number[] | undefined;
  /** From 1 to 5, or null; drafts of older versions have none. */
  difficulty?: number | null | undefined;
  /** The part of the recording that is played again with the question. */
  clip: Clip | null;
  /** Exact quotes of the text; drafts of older versions have none. */
  evidence?: string[] | undefined;
  /** Kinds of options by their ids, also of options that are right by now. */
  distractors?: Distractors | undefined;
  /** By which a person marks it; absent or null: the rubric of the exam. */
  rubric?: QuestionRubric | null | undefined;
}

/** A set in the editor. */
export interface EditedSet {
  title: string;
  titleZh: string;
  /** `amc.math`; empty until selected. */
  place: string;
  /** Absent in drafts of older versions, which leave the tags of the set as they are. */
  tags?: string[] | undefined;
  stimulus: Stimulus;
  questions: EditedQuestion[];
}

let uidCounter = 0;
const newUid = (): string => `q${Date.now().toString(36)}${(uidCounter++).toString(36)}`;

interface QuestionParts {
  prompt: Record<string, unknown>;
  key: unknown;
}

/** The empty prompt and key of a type, with as many options as the programme's questions have. */
const emptyParts = (type: string, place: string): QuestionParts =>
  getQuestionType(type).empty(findProgrammeCard(place.split('.')[0] ?? '')?.options) as QuestionParts;

/** An empty question of a type; points and knowledge point are copied from `like`. */
export const emptyQuestion = (type: string, place: string, like?: EditedQuestion): EditedQuestion => ({
  uid: newUid(),
  type,
  ...emptyParts(type, place),
  explanation: { en: '', zh: '' },
  points: like?.points ?? 100,
  knowledgeNodeId: like?.knowledgeNodeId ?? null,
  furtherNodeIds: like?.furtherNodeIds ?? [],
  clip: null,
});

/** Whether a person marks the answers to a type of question. */
export const isMarkedByPerson = (type: string): boolean => getQuestionType(type).marking.by === 'teacher';

/**
 * Changes a question's type: its text is kept, and its options if the new type has options; the key is reset. It counts
 * as a new question, since earlier answers belong to the old one.
 */
export const changeQuestionType = (question: EditedQuestion, type: string, place: string): EditedQuestion => {
  const { prompt, key } = emptyParts(type, place);
  const before = question.prompt as Record<string, unknown>;
  const keptNames = ['text', 'options'].filter((name) => name in prompt && name in before);
  const keptFields = Object.fromEntries(keptNames.map((name) => [name, before[name]]));
  return {
    ...question,
    uid: newUid(),
    id: undefined,
    type,
    prompt: { ...prompt, ...keptFields },
    key,
    distractors: {},
    rubric: isMarkedByPerson(type) ? question.rubric : null,
  };
};

/** Whether changing the type would drop options that have text. */
export const losesOptions = ({ prompt }: EditedQuestion, type: string): boolean => {
  const { options } = prompt as { options?: readonly { text: string }[] };
  if ('options' in emptyParts(type, '').prompt) return false;
  return options?.some(({ text }) => text !== '') ?? false;
};

/** The knowledge points of a question, the main one first. */
export const listPoints = ({
  knowledgeNodeId,
  furtherNodeIds = [],
}: Pick<EditedQuestion, 'knowledgeNodeId' | 'furtherNodeIds'>): number[] =>
  knowledgeNodeId === null ? furtherNodeIds : [knowledgeNodeId, ...furtherNodeIds];

/** The fields of a question with some knowledge points, the main one first. */
export const toPointFields = ([mainId, ...furtherNodeIds]: readonly number[]) => ({
  knowledgeNodeId: mainId ?? null,
  furtherNodeIds,
});

/** A copy of the question, as a new one. */
export const copyQuestion = (question: EditedQuestion): EditedQuestion => ({
  ...question,
  id: undefined,
  uid: newUid(),
});

/** Where a new set is created. */
export interface NewSetLocation {
  /** `amc.math`; empty if not decided yet. */
  place: string;
  knowledgeNodeId: number | null;
}

/** A set with one empty question. */
export const emptySet = ({ place, knowledgeNodeId }: NewSetLocation): EditedSet => ({
  title: '',
  titleZh: '',
  place,
  stimulus: { kind: 'none', html: '', files: [], transcript: '' },
  questions: [{ ...emptyQuestion('choice', place), knowledgeNodeId }],
});

/** The most questions of a set. */
export const maxQuestions = 60;

/** Whether prompt and key of a question are still those of an empty one. */
export const isUntouched = ({ type, prompt, key }: EditedQuestion, place: string): boolean =>
  JSON.stringify({ prompt, key }) === JSON.stringify(emptyParts(type, place));

/** Moves a set to another subject: untouched questions are reset to that programme's defaults. */
export const moveSetTo = (set: EditedSet, place: string): EditedSet => {
  const questions = set.questions.map((question) =>
    isUntouched(question, set.place)
      ? { ...question, ...emptyParts(question.type, place), ...toPointFields([]) }
      : question,
  );
  return { ...set, place, questions };
};

/** A set of the bank, for editing. */
export const toEditedSet = ({ set, questions }: CallOutput<typeof getQuestionSet>): EditedSet => ({
  ...toDraftTitles(set),
  place: `${set.programme}.${set.subject}`,
  tags: set.tags,
  stimulus: set.stimulus,
  questions: questions.map(({ id, kind, prompt, key, explanation, points, knowledge, ...question }) => ({
    uid: `q${id}`,
    id,
    type: kind,
    prompt,
    key,
    explanation,
    points,
    knowledgeNodeId: knowledge?.id ?? null,
    furtherNodeIds: question.furtherKnowledge.map((point) => point.id),
    difficulty: question.difficulty,
    clip: question.clip,
    evidence: question.evidence,
    distractors: question.distractors,
    rubric: question.rubric,
  })),
});

const toEvidenceDraft = ({ type, prompt, key, evidence = [], distractors = {} }: EditedQuestion) => ({
  evidence: evidence.filter((quote) => quote.trim() !== ''),
  distractors: keepWrongOptions(distractors, listWrongOptions(listOptionRecords(getQuestionType(type), prompt), key)),
});

/** The set as the call's input. */
export const toSetDraft = ({ title, titleZh, place, tags, stimulus, questions }: EditedSet): SetDraft => {
  const [programme = '', subject = ''] = place.split('.');
  const hasRecording = findRecording(stimulus) !== null;
  return {
    programme,
    subject,
    ...toStoredTitles({ en: title, zh: titleZh }),
    tags,
    stimulus: { ...stimulus, files: stimulus.files.map(({ id }) => ({ id })) },
    questions: questions.map((question) => {
      const { id, type, prompt, key, explanation, points, knowledgeNodeId, furtherNodeIds = [], clip } = question;
      return {
        ...{ id, type, prompt, key, explanation, points, knowledgeNodeId, furtherNodeIds },
        difficulty: question.difficulty,
        ...toEvidenceDraft(question),
        clip: hasRecording ? clip : null,
        rubric: question.rubric ? trimRubric(question.rubric) : null,
      };
    }),
  };
};

/** An error of a set: the field's id and the message key. */
export interface SetProblem {
  field: string;
  messageKey:
    | 'needTitle'
    | 'needSubject'
    | 'needFile'
    | 'needPassage'
    | 'needPoints'
    | 'needQuestion'
    | 'needClip'
    | 'needEvidence'
    | 'needRubric';
  number?: number;
  /** The question it is about. */
  uid?: string;
}

const findStimulusProblems = ({ kind, html, files }: Stimulus): SetProblem[] => {
  if (kind === 'passage' && html.replace(/<[^>]*>|\s/g, '') === '')
    return [{ field: 'set-stimulus', messageKey: 'needPassage' }];
  const pictures = files.filter((file) => !isRecording(file));
  const isMissing = { none: false, passage: false, audio: !files.some(isRecording), picture: pictures.length === 0 };
  return isMissing[kind] ? [{ field: 'set-stimulus', messageKey: 'needFile' }] : [];
};

const hasUnfoundQuote = ({ prompt, evidence = [] }: EditedQuestion, texts: QuotableTexts): boolean => {
  const quotes = evidence.filter((quote) => quote.trim() !== '');
  return quotes.some((quote) => !isEvidence(quote, texts, prompt));
};

const findProblemsOfQuestions = ({ stimulus, questions }: EditedSet): SetProblem[] => {
  const texts = foldStimulus(stimulus);
  const recording = findRecording(stimulus);
  return questions.flatMap((question, index): SetProblem[] => {
    const common = { field: `question-${question.uid}`, number: index + 1, uid: question.uid };
    const isWrong = Object.keys(findQuestionProblems(question)).length > 0;
    const isClipWrong = Boolean(recording && question.clip && findClipProblem(question.clip, recording));
    const isEvidenceWrong = hasUnfoundQuote(question, texts);
    const isRubricWrong = Boolean(question.rubric && findRubricProblem(trimRubric(question.rubric)));
    const isWorthWrong = question.points < 1 || question.points > 100_000;
    return [
      ...(isWrong ? [{ ...common, messageKey: 'needQuestion' as const }] : []),
      ...(isClipWrong ? [{ ...common, messageKey: 'needClip' as const }] : []),
      ...(isEvidenceWrong ? [{ ...common, messageKey: 'needEvidence' as const }] : []),
      ...(isRubricWrong ? [{ ...common, messageKey: 'needRubric' as const }] : []),
      ...(isWorthWrong ? [{ ...common, messageKey: 'needPoints' as const }] : []),
    ];
  });
};

/** Finds everything that prevents a set from being saved, in the order of the form. */
export const findSetProblems = (set: EditedSet): SetProblem[] => [
  ...(toStoredTitles({ en: set.title, zh: set.titleZh }).title === ''
    ? [{ field: 'set-title', messageKey: 'needTitle' as const }]
    : []),
  ...(set.place === '' ? [{ field: 'set-place', messageKey: 'needSubject' as const }] : []),
  ...findStimulusProblems(set.stimulus),
  ...findProblemsOfQuestions(set),
];
