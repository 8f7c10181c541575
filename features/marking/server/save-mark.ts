import { updateFilesUnused, updateFilesUsed } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { readContent, readAnswerFiles } from '@inkstone/taking/server';
import {
  saveHeardMark as saveHeardMarkContract,
  saveMark as saveMarkContract,
  savePieceMark as savePieceMarkContract,
  saveTestMark as saveTestMarkContract,
  saveToeflListeningMark as saveToeflListeningMarkContract,
  saveToeflWritingMark as saveToeflWritingMarkContract,
  type MarkDraft,
} from '../contract.ts';
import { computeMarkPoints, areScoresValid, markScopes, type MarkedPiece } from '../rules.ts';
import { readMarkedValues } from './marked-values.ts';
import { getMarkFileIds, getPictureFileIds, getVoiceFileIds } from './mark-view.ts';
import {
  insertMark,
  insertMarkChange,
  insertWordingChange,
  listFiles,
  listNames,
  lockMark,
  updateMark,
  type MarkRow,
} from './marks.queries.ts';
import { lockMarkableAttempt } from './markable-submissions.ts';
import { areNotesValid, type AnnotatedAnswer } from './validate-notes.ts';
import { listSubmissionsByAttempt } from './submissions.queries.ts';
import { buildPlacements } from './placements.ts';
import { release, type MarkedSubmission } from './release.ts';

type SaveMarkContext = HandlerContext<typeof saveMarkContract>;

type MarkScope = (piece: MarkedPiece) => boolean;

/** The submission to mark, locked, with its current answer; not found unless the caller may mark it by this call. */
const findMarkedSubmission = async (
  { input, me, tx, now, language, notFound, refuse }: SaveMarkContext,
  isInScope: MarkScope,
): Promise<MarkedSubmission & AnnotatedAnswer> => {
  const row = await lockMarkableAttempt(tx, { attemptId: input.attemptId, personId: me.id });
  if (!row) return notFound();
  const content = await readContent(tx, { assignmentId: row.assignmentId, paperRevisionId: row.paperRevisionId });
  const place = buildPlacements(row.blueprint, content, language).get(input.questionId);
  const submissions = await listSubmissionsByAttempt(tx, { attemptId: input.attemptId, now });
  if (!place || !submissions.some(({ questionId: id }) => id === input.questionId)) return notFound();
  const { programme } = row.blueprint;
  const isHeard = place.set.stimulus.kind === 'audio';
  if (!isInScope({ kind: row.kind, programme, skill: place.skill, isHeard })) return notFound();
  const findMarkedValue = await readMarkedValues(tx, input.attemptId);
  const value = findMarkedValue(input.questionId, input.mark);
  if (input.mark.scoresOvertime && value === findMarkedValue(input.questionId, undefined))
    return refuse('mark.noOvertime');
  const files = await readAnswerFiles(tx, { attemptId: input.attemptId, questionIds: [input.questionId] });
  return {
    row,
    place,
    value,
    files: files.get(input.questionId) ?? [],
  };
};

/**
 * Checks that voices and pictures are unused files of the caller or already part of the mark, and that notes refer to
 * files of the answer.
 */
const checkFileOwnership = async (
  ctx: SaveMarkContext,
  before: MarkRow | undefined,
  submission: AnnotatedAnswer,
): Promise<void> => {
  const { input, me, tx, notFound } = ctx;
  const previousFileIds = new Set(before ? getMarkFileIds(before) : []);
  const [voices, pictures] = [getVoiceFileIds(input.mark), getPictureFileIds(input.mark)];
  const fresh = [...voices, ...pictures].filter((id) => !previousFileIds.has(id));
  const files = new Map((await listFiles(tx, fresh)).map((file) => [file.id, file]));
  const isMine = (id: number, kind: RegExp): boolean => {
    const file = files.get(id);
    return previousFileIds.has(id) || (file?.ownerId === me.id && file.usedBy === null && kind.test(file.mime));
  };
  const areMine = voices.every((id) => isMine(id, /^audio\//)) && pictures.every((id) => isMine(id, pictureKind));
  if (!areMine) return notFound();
  const own = submission.files.map(({ fileId }) => fileId);
  const isForeign = input.mark.notes.some(({ place }) => place.on === 'page' && !own.includes(place.fileId));
  if (isForeign) return notFound();
};

const pictureKind = /^(image\/(png|jpeg)|application\/pdf)$/;

const refuseNewer = async ({ input, tx, language, refuse }: SaveMarkContext): Promise<never> => {
  const now = await lockMark(tx, { attemptId: input.attemptId, questionId: input.questionId });
  const by = now && (await listNames(tx, [now.markerId])).get(now.markerId);
  return refuse('mark.newer', { name: localizedName(language, by?.name ?? '', by?.nameZh ?? null) });
};

/** Writes the next version; refuses where somebody else saved one meanwhile. */
const writeMark = async (
  ctx: SaveMarkContext,
  before: MarkRow | undefined,
  points: number | null,
): Promise<MarkRow> => {
  const { input, me, tx, now } = ctx;
  const content = toMarkContent(input.mark);
  const row = { ...content, points, markerId: me.id, savedAt: now, version: input.version + 1 };
  const key = { attemptId: input.attemptId, questionId: input.questionId };
  if (!before) {
    const isInserted = await insertMark(tx, { ...key, ...row });
    const inserted = isInserted ? await lockMark(tx, key) : undefined;
    return inserted ?? refuseNewer(ctx);
  }
  await updateMark(tx, before.id, row);
  return { ...before, ...row };
};

const toMarkContent = ({ scores, comment, voiceFileId, suggested, scoresOvertime = false, notes }: MarkDraft) => ({
  scores,
  comment,
  voiceFileId,
  suggested,
  scoresOvertime,
  notes,
});

/** Saves a draft, or changes a released mark and rescores the attempt. */
const saveVersion = async (ctx: SaveMarkContext, isInScope: MarkScope) => {
  const { input, me, tx, now, refuse } = ctx;
  const submission = await findMarkedSubmission(ctx, isInScope);
  const { place } = submission;
  const before = await lockMark(tx, { attemptId: input.attemptId, questionId: input.questionId });
  await checkFileOwnership(ctx, before, submission);
  if ((before?.version ?? 0) !== input.version) return refuseNewer(ctx);
  if (!areScoresValid(place.rubric, place.possible, input.mark)) return refuse('mark.badScore');
  if (!areNotesValid(input.mark.notes, submission)) return refuse('mark.badPlace');
  const points = computeMarkPoints(place.rubric, input.mark);
  const isReleased = before?.releasedAt instanceof Date;
  if (isReleased && input.changesReleased === false) return refuse('mark.released');
  if (isReleased && points === null) return refuse('mark.incomplete', { questions: String(place.number) });

  const after = await writeMark(ctx, before, points);
  const [had, has] = [before ? getMarkFileIds(before) : [], getMarkFileIds(after)];
  await updateFilesUsed(tx, has, 'mark');
  await updateFilesUnused(
    tx,
    had.filter((id) => !has.includes(id)),
  );
  if (isReleased && points !== null) {
    const was = before.points ?? 0;
    const change = { markId: after.id, byId: me.id, at: now };
    if (was === points) await insertWordingChange(tx, { ...change, points });
    else await insertMarkChange(tx, { ...change, oldValue: was, newValue: points });
    await release(ctx, submission.row, [{ ...submission, mark: after }], { isChange: true, byId: me.id });
  }
  return {
    version: after.version,
    points,
    savedAt: now.toISOString(),
    releasedAt: after.releasedAt?.toISOString() ?? null,
  };
};

const createSaveHandler = (call: typeof saveMarkContract, isInScope: MarkScope) =>
  handleCall(call, async (ctx) => saveVersion(ctx, isInScope));

/** Saves the mark of one submission of any kind. */
export const saveMark = createSaveHandler(saveMarkContract, () => true);

/** Saves the mark of one submission of a test. */
export const saveTestMark = createSaveHandler(saveTestMarkContract, markScopes.test);

/** Saves the mark of one submission of homework or of a course. */
export const savePieceMark = createSaveHandler(savePieceMarkContract, markScopes.piece);

/** Saves the mark of one answer of a TOEFL listening section. */
export const saveToeflListeningMark = createSaveHandler(saveToeflListeningMarkContract, markScopes.toeflListening);

/** Saves the mark of one text of a TOEFL writing section. */
export const saveToeflWritingMark = createSaveHandler(saveToeflWritingMarkContract, markScopes.toeflWriting);

/** Saves the mark of one answer to a recording. */
export const saveHeardMark = createSaveHandler(saveHeardMarkContract, markScopes.heard);
