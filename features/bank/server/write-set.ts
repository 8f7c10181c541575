import { searchTerms } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import type { Clip } from '@inkstone/exam/stimulus';
import type { Explanation, GeneralAccess, QuestionRubric } from '../contract.ts';
import type { Distractors } from '@inkstone/exam/evidence';
import type { StoredStimulus } from './pinned-content.ts';
import { updateDifficulties, updateTags } from './classification.queries.ts';
import { countSetIn, countSetOut } from './counts.queries.ts';
import { listSetBands } from './similarity/similarity.ts';
import { listReferencedFiles } from './sign-content.ts';
import { buildSearchText } from './search-text.ts';
import {
  insertQuestionRevisions,
  insertQuestions,
  insertSetFiles,
  insertSetRevision,
  insertSetRow,
  replaceSetNodes,
  updateSetRow,
} from './write-sets.queries.ts';

/** One question to be stored; `id` if it continues an earlier revision. */
export interface QuestionInput {
  id?: number | undefined;
  type: string;
  prompt: unknown;
  key: unknown;
  explanation: Explanation;
  /** Hundredths. */
  points: number;
  /** The main knowledge point. */
  knowledgeNodeId: number | null;
  /** Further knowledge points; absent: none. */
  furtherNodeIds?: readonly number[] | undefined;
  /** How hard it is, from 1 to 5, or null; absent: as it was. */
  difficulty?: number | null | undefined;
  /** The part of the set's recording that is played again with the question. */
  clip?: Clip | null;
  /** Exact quotes of the set's text or transcript that show why the key is right. */
  evidence?: readonly string[] | undefined;
  /** Why somebody takes a wrong option, by the options' ids. */
  distractors?: Distractors | undefined;
  /** By which a person marks its answers; absent: the rubric of its programme, or points alone. */
  rubric?: QuestionRubric | null | undefined;
}

/** A set to be stored; the caller has validated and sanitised it. */
export interface SetInput {
  programme: string;
  subject: string;
  title: string;
  titleZh: string | null;
  stimulus: StoredStimulus;
  questions: readonly QuestionInput[];
  /** Absent: as they were. */
  tags?: readonly string[] | undefined;
  /** Tree nodes in addition to those of the questions. */
  nodeIds?: readonly number[];
}

interface NewSetInput extends SetInput {
  ownerId: number;
  now: Date;
  /** Absent: it appears in the bank. */
  isHidden?: boolean;
  /** What every teacher may do with it; absent: edit it. */
  generalAccess?: GeneralAccess;
}

/** The ids of a saved set, with its questions in order. */
export interface SavedSet {
  setId: number;
  setRevisionId: number;
  questionIds: number[];
  questionRevisionIds: number[];
}

interface SaveInfo {
  savedBy: number;
  now: Date;
}

const toRow = (set: SetInput, head: number, now: Date) => {
  const searchText = buildSearchText(set);
  return {
    programme: set.programme,
    subject: set.subject,
    title: set.title,
    titleZh: set.titleZh,
    head,
    searchText,
    searchTerms: searchTerms(searchText),
    similarityBands: listSetBands(set),
    questionCount: set.questions.length,
    hasAudio: set.stimulus.audioSeconds !== undefined && set.stimulus.audioSeconds !== null,
    types: [...new Set(set.questions.map((question) => question.type))],
    updatedAt: now,
  };
};

const toStoredFields = ({ type, prompt, key, explanation, points }: QuestionInput) => ({
  ...{ type, prompt, key, explanation, points },
});

/** The knowledge points as they are stored: each once, the first one as the main one. */
const toStoredPoints = ({ knowledgeNodeId, furtherNodeIds = [] }: QuestionInput) => {
  const [mainId = null, ...others] = new Set([
    ...(knowledgeNodeId === null ? [] : [knowledgeNodeId]),
    ...furtherNodeIds,
  ]);
  return { knowledgeNodeId: mainId, furtherNodeIds: others };
};

const insertRevision = async (
  tx: Tx,
  { setId, number }: { setId: number; number: number },
  { set, savedBy, now }: SaveInfo & { set: SetInput },
): Promise<SavedSet> => {
  const setRevisionId = await insertSetRevision(tx, {
    setId,
    number,
    title: set.title,
    titleZh: set.titleZh,
    stimulus: set.stimulus,
    savedBy,
    savedAt: now,
  });
  const { stimulus, questions } = set;
  const pictureIds = listReferencedFiles([stimulus.html, stimulus.transcript, questions]);
  await insertSetFiles(tx, setId, [...new Set([...stimulus.files.map(({ id }) => id), ...pictureIds])]);
  const newIds = await insertQuestions(tx, setId, set.questions.filter((question) => question.id === undefined).length);
  const questionIds = set.questions.map((question) => question.id ?? newIds.shift() ?? 0);
  const questionRevisionIds = await insertQuestionRevisions(
    tx,
    set.questions.map(({ clip = null, evidence = [], distractors = {}, rubric = null, ...question }, index) => ({
      ...toStoredFields(question),
      ...toStoredPoints(question),
      clip,
      evidence: [...evidence],
      distractors,
      rubric,
      questionId: questionIds[index] ?? 0,
      setRevisionId,
      position: index + 1,
    })),
  );
  const nodeIds = set.questions.flatMap((question) => [
    ...(question.knowledgeNodeId === null ? [] : [question.knowledgeNodeId]),
    ...(question.furtherNodeIds ?? []),
  ]);
  const codes = [set.programme, `${set.programme}.${set.subject}`];
  await replaceSetNodes(tx, setId, { nodeIds: [...nodeIds, ...(set.nodeIds ?? [])], codes });
  if (set.tags !== undefined) await updateTags(tx, [setId], set.tags);
  const difficulties = set.questions.flatMap(({ difficulty }, index) =>
    difficulty === undefined ? [] : { questionId: questionIds[index] ?? 0, difficulty },
  );
  await updateDifficulties(tx, [setId], difficulties);
  await countSetIn(tx, setId);
  return { setId, setRevisionId, questionIds, questionRevisionIds };
};

/** Inserts a new set with its first revision; a hidden one never appears in the bank. */
export const insertSet = async (
  tx: Tx,
  { ownerId, now, isHidden = false, generalAccess, ...set }: NewSetInput,
): Promise<SavedSet> => {
  const hiddenAt = isHidden ? now : null;
  const setId = await insertSetRow(tx, { ...toRow(set, 1, now), ownerId, createdAt: now, hiddenAt, generalAccess });
  return insertRevision(tx, { setId, number: 1 }, { set, savedBy: ownerId, now });
};

/** Inserts the next revision of a set that the caller has locked. */
export const insertNextRevision = async (
  tx: Tx,
  key: { setId: number; number: number },
  input: SaveInfo & { set: SetInput },
): Promise<SavedSet> => {
  await countSetOut(tx, key.setId);
  await updateSetRow(tx, key.setId, toRow(input.set, key.number, input.now));
  return insertRevision(tx, key, input);
};
