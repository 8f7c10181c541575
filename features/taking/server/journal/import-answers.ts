import { createHash, randomUUID } from 'node:crypto';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import {
  advanceByServer,
  claimedInstant,
  judgeAnswer,
  expandFittingPatches,
  type AttemptState,
} from '@inkstone/exam/attempt';
import { importAnswers as contract, type UnsentFile } from '../../contract.ts';
import { listEvents, clearReleasedPoints, updateAttempt } from '../attempt.queries.ts';
import { rescoreAttempt } from '../finishing/close-attempt.ts';
import { readContent, questionsById } from '../attempt-session/assigned-content.ts';
import { decodeEvents, toJournalEvent } from './decode-events.ts';
import { filesClaimedBy, fileIdsIn } from '../files/file-ids.ts';
import { claimFiles } from '../files/files.queries.ts';
import { keepUnnamedPages } from '../files/keep-unnamed-pages.ts';
import { validateAnswer, type AnswerValidity } from './validate-answer.ts';
import { resolveImportedAnswers, toImportedEventRows, type ImportedAnswer } from './imported-rows.ts';
import { acceptLateAnswers, rejectLateAnswers, listLateArrivals } from './late-answers.queries.ts';
import { lockAttemptForTeacher, type LockedAttempt } from '../attempt-rows.queries.ts';
import { appendEvents } from './journal.queries.ts';
import { toEngineWindow, windowForAttempt } from '../attempt-session/attempt-window.ts';

// A file of a few megabytes can expand to thousands of full texts, which are all held in memory.
const maxImportedUnits = 50_000_000;
// The journal is read one event at a time.
const maxKnownUnits = 200_000_000;
const recordingUnits = 40;

type ImportContext = Pick<HandlerContext<typeof contract>, 'refuse' | 'tx' | 'secret' | 'now'>;

const momentKey = ({ questionId, claimedAt }: Pick<ImportedAnswer, 'questionId' | 'claimedAt'>): string =>
  `${questionId} ${claimedAt}`;

// A long text repeats with every change, so its hash is kept instead of the text.
const answerKey = (answer: Omit<ImportedAnswer, 'isPart'>): string =>
  `${momentKey(answer)} ${createHash('sha256').update(JSON.stringify(answer.value)).digest('base64')}`;

/** The answers of a file with patches expanded; a patch of a text that the file does not contain is left out. */
const readFileAnswers = (file: UnsentFile, row: LockedAttempt, ctx: ImportContext): ImportedAnswer[] => {
  const { secret, now } = ctx;
  const received = decodeEvents(file.events, { secret, now, attemptId: row.id, writerEpoch: row.state.writerEpoch });
  const orElse = () => ctx.refuse('import.tooLarge');
  const inOrder = received.toSorted((item, next) => item.seq - next.seq);
  const parts = new Map(Object.entries(row.state.recordings).map(([id, own]) => [Number(id), own]));
  const imported: ImportedAnswer[] = [];
  let named = 0;
  for (const item of expandFittingPatches(inOrder, { units: maxImportedUnits, orElse })) {
    const { event } = item;
    const claimedAt = claimedInstant(item, now.getTime());
    if (event.kind === 'answered') {
      if (event.value === null) parts.set(event.questionId, []);
      imported.push({ questionId: event.questionId, value: event.value ?? null, isPart: false, claimedAt });
    }
    if (event.kind !== 'recording-saved') continue;
    const { questionId, recordingId } = event;
    const before = parts.get(questionId) ?? [];
    if (before.includes(recordingId)) continue;
    const recordings = [...before, recordingId];
    named += recordings.length * recordingUnits;
    if (named > maxImportedUnits) orElse();
    parts.set(questionId, recordings);
    imported.push({ questionId, value: { recordings }, isPart: true, claimedAt });
  }
  return imported;
};

/**
 * The keys of the answers in the journal that were given at the same instants as those of the file, with patches
 * expanded.
 */
const listKnownAnswers = async (
  ctx: ImportContext,
  attemptId: number,
  imported: readonly ImportedAnswer[],
): Promise<ReadonlySet<string>> => {
  const events = await listEvents(ctx.tx, attemptId, ['answered', 'patched', 'recording-saved']);
  const items = events.map(({ kind, questionId, value, claimedAt }) => ({
    event: toJournalEvent({ kind, questionId, value }),
    claimedAt: claimedAt.getTime(),
  }));
  const moments = new Set(imported.map(momentKey));
  const known = new Set<string>();
  const within = { units: maxKnownUnits, orElse: () => ctx.refuse('import.tooLarge') };
  for (const { event, claimedAt } of expandFittingPatches(items, within)) {
    if (event.kind === 'answered' && moments.has(momentKey({ ...event, claimedAt }))) {
      known.add(answerKey({ ...event, claimedAt }));
    }
  }
  return known;
};

/** The answers of a file that the journal lacks, and how many of its answers are invalid. */
const findMissingAnswers = async (ctx: ImportContext, row: LockedAttempt, imported: readonly ImportedAnswer[]) => {
  const { tx, now: at } = ctx;
  const known = await listKnownAnswers(ctx, row.id, imported);
  const content = await readContent(tx, { assignmentId: row.assignmentId, paperRevisionId: row.paperRevisionId });
  const questions = questionsById(content);
  const checked = imported.flatMap((answer) => {
    if (known.has(answerKey(answer))) return [];
    const question = questions.get(answer.questionId);
    const fit: AnswerValidity = question ? validateAnswer(question, answer.value) : 'unfit';
    return [{ answer, fit, named: question ? filesClaimedBy(question, { value: answer.value, fit }) : [] }];
  });
  const files = await claimFiles(tx, row.id, { claims: checked.flatMap(({ named }) => named), at });
  const missing: (ImportedAnswer & { isBlank: boolean })[] = [];
  let unfit = 0;
  for (const { answer, fit } of checked) {
    const isOwn = fileIdsIn(answer.value).every((id) => files.has(id));
    if (fit === 'unfit' || !isOwn) unfit += 1;
    else missing.push({ ...answer, isBlank: fit === 'blank' });
  }
  return { missing, unfit };
};

/**
 * Takes over the journal of an open attempt: the window that writes it renumbers its unsent answers when it resumes, so
 * that none of them collides with an imported one.
 */
const takeOverJournal = async (ctx: HandlerContext<typeof contract>, row: LockedAttempt): Promise<AttemptState> => {
  if (row.submittedAt) return row.state;
  const { tx, now, school } = ctx;
  const event = { kind: 'taken-over' as const, writerEpoch: row.state.writerEpoch + 1 };
  const moment = { now: now.getTime(), window: toEngineWindow(windowForAttempt(row, school)) };
  await updateAttempt(tx, { attemptId: row.id }, { writerWindowId: randomUUID() });
  return advanceByServer(row.state, event, { blueprint: row.blueprint, ...moment }).state;
};

/** Imports a file; returns how many events were stored and how many answers do not count by default. */
const importFile = async (ctx: HandlerContext<typeof contract>, row: LockedAttempt, file: UnsentFile) => {
  const { tx, now, school, emit, refuse } = ctx;
  const { missing, unfit } = await findMissingAnswers(ctx, row, readFileAnswers(file, row, ctx));
  if (missing.length === 0) return refuse(unfit > 0 ? 'import.foreign' : 'import.nothing');

  const moment = { now: now.getTime(), window: toEngineWindow(windowForAttempt(row, school)) };
  const numbered = missing.map((answer, index) => {
    const { questionId, claimedAt, isPart } = answer;
    const claim = { ...moment, claimedAt, questionId, recording: isPart };
    const judged = judgeAnswer(row.state, row.blueprint, claim);
    return { ...answer, seq: row.ack + index + 1, judged, timeUpAt: judged.timeUpAt };
  });
  const events = toImportedEventRows(numbered, now);
  const ack = row.ack + events.length;
  const state = { ...(await takeOverJournal(ctx, row)), ack };
  const stored = await resolveImportedAnswers(tx, row, { numbered, now });
  const checkAt = new Date(now.getTime() + 60_000);
  appendEvents(tx, { attemptId: row.id, events, ...stored, state, ack, checkAt });
  await keepUnnamedPages(tx, row, now);
  const { answers, late, overtime } = stored;
  if (row.submittedAt && answers.length + overtime.length > 0)
    await rescoreAttempt({ tx, now, school, emit }, { ...row, state });
  return { imported: events.length, unfit, late: late.length, attemptId: row.id };
};

const lockForTeacher = async (
  { tx, me, notFound }: HandlerContext<typeof contract>,
  attemptId: number,
): Promise<LockedAttempt> => (await lockAttemptForTeacher(tx, { attemptId, teacherId: me.id })) ?? notFound();

type Decision = NonNullable<HandlerContext<typeof contract>['input']['decision']>;

/** Accepts or rejects late answers of an attempt; returns how many changed. */
const decideLate = async (
  ctx: HandlerContext<typeof contract>,
  { attemptId, questionIds, counts, seenUntil }: Decision,
): Promise<number> => {
  const { tx, me, now, school, emit, notFound, refuse } = ctx;
  const row = await lockForTeacher(ctx, attemptId);
  const arrivals = await listLateArrivals(tx, attemptId);
  if (!questionIds.every((id) => arrivals.has(id))) return notFound();
  // Until the teacher has seen the answer, it is not the one that they decide on.
  const seenAt = seenUntil === undefined ? now : new Date(seenUntil);
  if (questionIds.some((id) => (arrivals.get(id) ?? now) > seenAt)) return refuse('late.newer');
  const { decided, replaced } = await (counts ? acceptLateAnswers : rejectLateAnswers)(tx, {
    attemptId,
    questionIds,
    by: me.id,
    at: now,
  });
  await keepUnnamedPages(tx, row, now);
  // A mark belongs to the replaced answer: it becomes a draft again.
  const unmarked = await clearReleasedPoints(tx, attemptId, replaced);
  if (unmarked.length > 0) await emit('answers.replaced', { attemptId, questionIds: unmarked });
  if (row.submittedAt && decided > 0) await rescoreAttempt({ tx, now, school, emit }, row);
  return decided;
};

/**
 * Imports a student's file of unsent answers: what the journal lacks is appended under new numbers and marked as
 * imported. The signed syncs in it prove only the earliest possible time of each answer. An answer takes effect if a
 * browser delivering it now would make it count and it is newer than the stored one; all others are stored as late
 * answers with both times, and count where the teacher decides so, now or later.
 */
export const importAnswers = handleCall(contract, async (ctx) => {
  const { file, decision } = ctx.input;
  const late = decision ? await decideLate(ctx, decision) : 0;
  if (!file) return { imported: 0, unfit: 0, late, attemptId: decision?.attemptId ?? 0 };
  const row = await lockForTeacher(ctx, file.attemptId);
  const imported = await importFile(ctx, row, file);
  return { ...imported, late: imported.late + late };
});
