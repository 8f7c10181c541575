import { toStoredTitles } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { getQuestionType } from '@inkstone/exam/logic';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import type { Clip, getTopicDetailGroup, SetDraft, Stimulus } from '../contract.ts';
import { problemOfClip, problemsOfQuestion } from '../rules.ts';
import { isRecording, recordingIn } from './recording-of.ts';
import { titleFieldsOf } from './names.ts';

/** One question as it is being written. `uid` names it on screen; `id` where the bank knows it already. */
export interface EditedQuestion {
  uid: string;
  id?: number | undefined;
  type: string;
  prompt: unknown;
  key: unknown;
  explanation: { en: string; zh: string };
  /** Hundredths; 0 while nothing sensible is typed. */
  points: number;
  knowledgeNodeId: number | null;
  /** The part of the recording that is played again with it. */
  clip: Clip | null;
}

/** A set as it is being written. */
export interface EditedSet {
  title: string;
  titleZh: string;
  /** `amc.math`; empty until chosen. */
  place: string;
  stimulus: Stimulus;
  questions: EditedQuestion[];
}

let made = 0;
const newUid = (): string => `q${Date.now().toString(36)}${(made++).toString(36)}`;

interface Parts {
  prompt: Record<string, unknown>;
  key: unknown;
}

/** A type's own beginning, with as many options as the programme's choices have. */
const emptyAt = (type: string, place: string): Parts =>
  getQuestionType(type).empty(findProgrammeCard(place.split('.')[0] ?? '')?.options) as Parts;

/** A question of a type with nothing in it, for a place of the bank; facts that usually stay the same are taken over. */
export const emptyQuestion = (type: string, place: string, like?: EditedQuestion): EditedQuestion => ({
  uid: newUid(),
  type,
  ...emptyAt(type, place),
  explanation: { en: '', zh: '' },
  points: like?.points ?? 100,
  knowledgeNodeId: like?.knowledgeNodeId ?? null,
  clip: null,
});

/**
 * A question as one of another type: its words stay, and its options where the other type has options, too; what is
 * right is to be said anew. It is a new question: what was answered before was another one.
 */
export const retyped = (question: EditedQuestion, type: string, place: string): EditedQuestion => {
  const { prompt, key } = emptyAt(type, place);
  const before = question.prompt as Record<string, unknown>;
  const stays = ['text', 'options'].filter((name) => name in prompt && name in before);
  const kept = Object.fromEntries(stays.map((name) => [name, before[name]]));
  return { ...question, uid: newUid(), id: undefined, type, prompt: { ...prompt, ...kept }, key };
};

/** Whether options that are written would go with another type. */
export const losesOptions = ({ prompt }: EditedQuestion, type: string): boolean => {
  const { options } = prompt as { options?: readonly { text: string }[] };
  if ('options' in emptyAt(type, '').prompt) return false;
  return options?.some(({ text }) => text !== '') ?? false;
};

/** The same question once more, as a new one. */
export const copyOf = (question: EditedQuestion): EditedQuestion => ({ ...question, id: undefined, uid: newUid() });

/** Where a new set begins. */
export interface NewPlace {
  /** `amc.math`; empty where it is still to be chosen. */
  place: string;
  knowledgeNodeId: number | null;
}

/** A set with one empty question at a place of the bank. */
export const emptySet = ({ place, knowledgeNodeId }: NewPlace): EditedSet => ({
  title: '',
  titleZh: '',
  place,
  stimulus: { kind: 'none', html: '', files: [], transcript: '' },
  questions: [{ ...emptyQuestion('choice', place), knowledgeNodeId }],
});

/** The set at another place of the bank: questions in which nothing is written begin as they do there. */
export const movedTo = (set: EditedSet, place: string): EditedSet => {
  const isUntouched = ({ type, prompt, key }: EditedQuestion): boolean =>
    JSON.stringify({ prompt, key }) === JSON.stringify(emptyAt(type, set.place));
  const questions = set.questions.map((one) =>
    isUntouched(one) ? { ...one, ...emptyAt(one.type, place), knowledgeNodeId: null } : one,
  );
  return { ...set, place, questions };
};

/** A set of the bank as its editor begins with it. */
export const editedSetOf = ({ topic, questions }: CallOutput<typeof getTopicDetailGroup>): EditedSet => ({
  ...titleFieldsOf(topic),
  place: `${topic.programme}.${topic.subject}`,
  stimulus: topic.stimulus,
  questions: questions.map(({ id, kind, prompt, key, explanation, points, knowledge, clip }) => ({
    uid: `q${id}`,
    id,
    type: kind,
    prompt,
    key,
    explanation,
    points,
    knowledgeNodeId: knowledge?.id ?? null,
    clip,
  })),
});

/** What the call takes. */
export const setDraftOf = ({ title, titleZh, place, stimulus, questions }: EditedSet): SetDraft => {
  const [programme = '', subject = ''] = place.split('.');
  const hasRecording = recordingIn(stimulus) !== null;
  return {
    programme,
    subject,
    ...toStoredTitles({ en: title, zh: titleZh }),
    stimulus: { ...stimulus, files: stimulus.files.map(({ id }) => ({ id })) },
    questions: questions.map(({ id, type, prompt, key, explanation, points, knowledgeNodeId, clip }) => ({
      id,
      type,
      prompt,
      key,
      explanation,
      points,
      knowledgeNodeId,
      clip: hasRecording ? clip : null,
    })),
  };
};

/** What is wrong with a set being written: the id of the field and the key of the words. */
export interface SetProblem {
  field: string;
  says: 'needTitle' | 'needSubject' | 'needFile' | 'needPassage' | 'needPoints' | 'needQuestion' | 'needClip';
  number?: number;
  /** The question that it is about. */
  uid?: string;
}

const stimulusProblem = ({ kind, html, files }: Stimulus): SetProblem[] => {
  if (kind === 'passage' && html.replace(/<[^>]*>|\s/g, '') === '')
    return [{ field: 'set-stimulus', says: 'needPassage' }];
  const pictures = files.filter((file) => !isRecording(file));
  const isMissing = { none: false, passage: false, audio: !files.some(isRecording), picture: pictures.length === 0 };
  return isMissing[kind] ? [{ field: 'set-stimulus', says: 'needFile' }] : [];
};

/** Everything that keeps a set from being saved, in the order of the form. */
export const problemsOfSet = (set: EditedSet): SetProblem[] => [
  ...(toStoredTitles({ en: set.title, zh: set.titleZh }).title === ''
    ? [{ field: 'set-title', says: 'needTitle' as const }]
    : []),
  ...(set.place === '' ? [{ field: 'set-place', says: 'needSubject' as const }] : []),
  ...stimulusProblem(set.stimulus),
  ...set.questions.flatMap((question, index): SetProblem[] => {
    const about = { field: `question-${question.uid}`, number: index + 1, uid: question.uid };
    const isWrong = Object.keys(problemsOfQuestion(question)).length > 0;
    const recording = recordingIn(set.stimulus);
    const isClipWrong = Boolean(recording && question.clip && problemOfClip(question.clip, recording));
    const isWorthWrong = question.points < 1 || question.points > 100_000;
    return [
      ...(isWrong ? [{ ...about, says: 'needQuestion' as const }] : []),
      ...(isClipWrong ? [{ ...about, says: 'needClip' as const }] : []),
      ...(isWorthWrong ? [{ ...about, says: 'needPoints' as const }] : []),
    ];
  }),
];
