import { getQuestionType, getTypeCode, listOptionRecords } from '@inkstone/exam/logic';
import type { PaperListItem, SetSummary, QuestionRecord, SetListItem } from '../contract.ts';
import type { ListedPaper } from './read-papers.queries.ts';
import type { SetSummaryRow } from './set-summaries.queries.ts';
import type { KeyedQuestion, ListedSet } from './read-sets.queries.ts';
import { signPictures, type Reader } from './sign-content.ts';

/** Maps a set to the API's format for lists. */
export const toSetListItem = (row: ListedSet, meId: number): SetListItem => ({
  id: row.id,
  title: row.title,
  titleZh: row.titleZh,
  programme: row.programme,
  subject: row.subject,
  types: row.types,
  questionCount: row.questionCount,
  version: row.head,
  updatedAt: row.updatedAt.toISOString(),
  owner: { id: row.ownerId, name: row.ownerName, nameZh: row.ownerNameZh },
  isMine: row.ownerId === meId,
  generalAccess: row.generalAccess,
  access: row.isEditable ? 'edit' : 'use',
  canShare: row.canShare,
  isForPractice: row.isForPractice,
  tags: row.tags,
  difficulties: row.difficulties,
});

/** Maps a paper to the API's format for lists. */
export const toPaperListItem = (row: ListedPaper, meId: number): PaperListItem => ({
  id: row.id,
  title: row.title,
  titleZh: row.titleZh,
  programme: row.programme,
  variant: row.variant,
  paperTypeId: row.typeId,
  questionCount: row.questionCount,
  version: row.head,
  updatedAt: row.updatedAt.toISOString(),
  owner: { id: row.ownerId, name: row.ownerName, nameZh: row.ownerNameZh },
  isMine: row.ownerId === meId,
});

/** Maps a question with its key to the API's format for teachers. */
export const toQuestionRecord = (row: KeyedQuestion, reader: Reader): QuestionRecord => {
  const type = getQuestionType(row.type);
  const prompt = signPictures(type.prompt.parse(row.prompt), reader);
  const key = type.key.parse(row.key);
  const { nodeId, nodeCode, nodeName, nodeNameZh } = row;
  return {
    id: row.id,
    revisionId: row.revisionId,
    position: row.position,
    typeCode: getTypeCode(type),
    kind: type.id,
    options: listOptionRecords(type, prompt),
    fullAnswerCount: type.optionsToChoose(prompt),
    prompt,
    key,
    keyText: type.spellKey(key, prompt),
    explanation: signPictures(row.explanation, reader),
    points: row.points,
    knowledge:
      nodeId && nodeCode ? { id: nodeId, code: nodeCode, name: nodeName ?? '', nameZh: nodeNameZh ?? '' } : null,
    furtherKnowledge: row.furtherPoints,
    difficulty: row.difficulty,
    clip: row.clip,
    evidence: row.evidence,
    distractors: row.distractors,
    rubric: row.rubric,
  };
};

/** Maps a set revision to the API's format for composing. */
export const toSetSummary = (row: SetSummaryRow): SetSummary => ({
  setId: row.setId,
  revisionId: row.revisionId,
  version: row.number,
  newestVersion: row.head,
  isHidden: row.isHidden,
  isRestricted: !row.isUsable,
  title: row.title,
  titleZh: row.titleZh,
  programme: row.programme,
  subject: row.subject,
  questions: row.questions,
});
