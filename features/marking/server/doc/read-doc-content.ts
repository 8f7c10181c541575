import { buildExcerpt } from '@inkstone/bank/server';
import { instantText, localizedName, pointsText, type Language, type ReaderZone } from '@inkstone/base';
import type { Db } from '@inkstone/db';
import { readContent, readAnswerFiles } from '@inkstone/taking/server';
import type { NoteDraft } from '../../contract.ts';
import { errorCodeMessages } from '../../messages.ts';
import { getWrittenText, getRecordingIds } from '../../rules.ts';
import { readMarkedValues } from '../marked-values.ts';
import { listMarks, listNames, type MarkRow } from '../marks.queries.ts';
import type { MarkableAttemptRow } from '../marking-access.queries.ts';
import { buildPlacements, type QuestionPlacement } from '../placements.ts';
import type { DocContent, DocNote } from './doc-content.ts';

const toDocNote = (note: NoteDraft, language: Language): DocNote => ({
  id: note.id,
  place: note.place,
  code: note.code,
  codeName: note.code === null ? '' : errorCodeMessages.pairs[note.code][language],
  text: note.text,
  isSpoken: note.voiceFileId !== null,
});

const toDocMark = (
  mark: MarkRow,
  place: QuestionPlacement,
  { language, markerName }: { language: Language; markerName: string },
) => ({
  markerName,
  isReleased: mark.releasedAt !== null,
  score: mark.points === null ? '' : `${pointsText(mark.points)} / ${pointsText(place.pointsMost)}`,
  criteria: (place.rubric?.criteria ?? []).flatMap(({ id, name, most }) => {
    const score = mark.scores[id];
    return score === undefined ? [] : [{ name: name[language], score: `${pointsText(score)} / ${pointsText(most)}` }];
  }),
  comment: mark.comment,
  suggested: mark.suggested ?? '',
  notes: mark.notes.map((note) => toDocNote(note, language)),
});

const questionText = ({ partName, sectionName, number }: QuestionPlacement, language: Language): string => {
  const part = partName || sectionName;
  const question = language === 'zh' ? `第 ${number} 题` : `question ${number}`;
  return part ? `${part}${language === 'zh' ? '，' : ', '}${question}` : question;
};

/**
 * Reads the content of the document of one answer; undefined where there is no such answer. Unreleased marks only for
 * markers.
 */
export const readDocContent = async (
  db: Db,
  row: MarkableAttemptRow,
  options: { questionId: number; language: Language; zone: ReaderZone; isReleasedOnly: boolean },
): Promise<DocContent | undefined> => {
  const { questionId, language, zone } = options;
  const content = await readContent(db, { assignmentId: row.assignmentId, paperRevisionId: row.paperRevisionId });
  const place = buildPlacements(row.blueprint, content, language).get(questionId);
  if (!place) return undefined;
  const key = { attemptId: row.attemptId, ...(options.isReleasedOnly && { isReleased: true as const }) };
  const mark = (await listMarks(db, key)).find((row) => row.questionId === questionId);
  if (options.isReleasedOnly && !mark) return undefined;
  const value = (await readMarkedValues(db, row.attemptId))(questionId, mark);
  if (value === null && !mark) return undefined;
  const marker = mark && (await listNames(db, [mark.markerId])).get(mark.markerId);
  const filesByQuestion = await readAnswerFiles(db, { attemptId: row.attemptId, questionIds: [questionId] });
  const files = filesByQuestion.get(questionId) ?? [];
  const markerName = localizedName(language, marker?.name ?? '', marker?.nameZh ?? null);
  return {
    language,
    title: localizedName(language, row.title, row.titleZh),
    studentName: localizedName(language, row.studentName, row.studentNameZh),
    question: questionText(place, language),
    task: buildExcerpt(place.question.prompt),
    handedInAt: instantText(row.submittedAt, language, zone),
    mark: mark ? toDocMark(mark, place, { language, markerName }) : null,
    text: getWrittenText(value),
    recordings: getRecordingIds(value).length,
    files: files.map(({ fileId, name, mime }) => ({ fileId, name, mime })),
  };
};
