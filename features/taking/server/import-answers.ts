import { createHash, randomUUID } from 'node:crypto';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import {
  advanceByServer,
  claimedInstant,
  judgeAnswer,
  expandFittingPatches,
  type AttemptState,
} from '@inkstone/exam/attempt';
import { importAnswers as contract, type UnsentFile } from '../contract.ts';
import { listEvents, removeMarked, updateAttempt } from './attempt.queries.ts';
import { scoreAgain } from './close.ts';
import { contentOf, questionsById } from './content.ts';
import { decodeEvents } from './decode.ts';
import { claimedBy, fileIdsOf } from './files/file-ids.ts';
import { claimFiles } from './files/files.queries.ts';
import { fitOf, type Fit } from './fit.ts';
import { answersIn, eventsOf, type Brought } from './imported-rows.ts';
import { countLate, leaveOutLate, listLateQuestionIds } from './late-answers.queries.ts';
import { lockTaughtAttempt, type LockedAttempt } from './attempt-rows.queries.ts';
import { appendEvents } from './save.queries.ts';
import { engineWindow, windowOfAttempt } from './window.ts';
import { writtenOf } from './written-of.ts';

// A file of a few megabytes may come to thousands of whole texts, and all that is brought in is held at once.
const mostBrought = 50_000_000;
// What the journal has is gone through one by one.
const mostKnown = 200_000_000;
const recordingUnits = 40;

type Importing = Pick<HandlerContext<typeof contract>, 'refuse' | 'tx' | 'secret' | 'now'>;

const momentOf = ({ questionId, claimedAt }: Pick<Brought, 'questionId' | 'claimedAt'>): string =>
  `${questionId} ${claimedAt}`;

// Long texts come again with every change: their sum is remembered, not the text.
const nameOf = (one: Omit<Brought, 'isPart'>): string =>
  `${momentOf(one)} ${createHash('sha256').update(JSON.stringify(one.value)).digest('base64')}`;

/** The answers of a file, texts whole; a change of a text that the file does not have is not among them. */
const broughtBy = (file: UnsentFile, row: LockedAttempt, it: Importing): Brought[] => {
  const { secret, now } = it;
  const arrived = decodeEvents(file.events, { secret, now, attemptId: row.id, holder: row.state.holder });
  const orElse = () => it.refuse('import.tooLarge');
  const inOrder = arrived.toSorted((one, other) => one.seq - other.seq);
  const parts = new Map(Object.entries(row.state.recordings).map(([id, own]) => [Number(id), own]));
  const brought: Brought[] = [];
  let named = 0;
  for (const one of expandFittingPatches(inOrder, { units: mostBrought, orElse })) {
    const { event } = one;
    const claimedAt = claimedInstant(one, now.getTime());
    if (event.kind === 'answered') {
      if (event.value === null) parts.set(event.questionId, []);
      brought.push({ questionId: event.questionId, value: event.value ?? null, isPart: false, claimedAt });
    }
    if (event.kind !== 'recording-saved') continue;
    const { questionId, recordingId } = event;
    const before = parts.get(questionId) ?? [];
    if (before.includes(recordingId)) continue;
    const recordings = [...before, recordingId];
    named += recordings.length * recordingUnits;
    if (named > mostBrought) orElse();
    parts.set(questionId, recordings);
    brought.push({ questionId, value: { recordings }, isPart: true, claimedAt });
  }
  return brought;
};

/** The names of the answers that the journal has of the moments that a file has answers of, texts whole. */
const knownTo = async (it: Importing, attemptId: number, brought: readonly Brought[]): Promise<ReadonlySet<string>> => {
  const held = await listEvents(it.tx, attemptId, ['answered', 'patched', 'recording-saved']);
  const items = held.map(({ kind, questionId, value, claimedAt }) => ({
    event: writtenOf({ kind, question_id: questionId, value }),
    claimedAt: claimedAt.getTime(),
  }));
  const moments = new Set(brought.map(momentOf));
  const known = new Set<string>();
  const within = { units: mostKnown, orElse: () => it.refuse('import.tooLarge') };
  for (const { event, claimedAt } of expandFittingPatches(items, within)) {
    if (event.kind === 'answered' && moments.has(momentOf({ ...event, claimedAt }))) {
      known.add(nameOf({ ...event, claimedAt }));
    }
  }
  return known;
};

/** The answers of a file that the journal lacks, and how many its questions cannot have. */
const lackedOf = async (it: Importing, row: LockedAttempt, brought: readonly Brought[]) => {
  const { tx, now: at } = it;
  const known = await knownTo(it, row.id, brought);
  const content = await contentOf(tx, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id });
  const questions = questionsById(content);
  const read = brought.flatMap((one) => {
    if (known.has(nameOf(one))) return [];
    const question = questions.get(one.questionId);
    const fit: Fit = question ? fitOf(question, one.value) : 'unfit';
    return [{ one, fit, named: question ? claimedBy(question, { value: one.value, fit }) : [] }];
  });
  const files = await claimFiles(tx, row.id, { named: read.flatMap(({ named }) => named), at });
  const lacked: (Brought & { isBlank: boolean })[] = [];
  let unfit = 0;
  for (const { one, fit } of read) {
    const isOwn = fileIdsOf(one.value).every((id) => files.has(id));
    if (fit === 'unfit' || !isOwn) unfit += 1;
    else lacked.push({ ...one, isBlank: fit === 'blank' });
  }
  return { lacked, unfit };
};

/**
 * The numbers of an open attempt belong to the window that writes it: bringing in takes them over, so that the window
 * counts its unsent answers anew when it goes on, and none of them is taken for one that the server holds.
 */
const takenFrom = async (it: HandlerContext<typeof contract>, row: LockedAttempt): Promise<AttemptState> => {
  if (row.submitted_at) return row.state;
  const { tx, now, school } = it;
  const event = { kind: 'taken-over' as const, holder: row.state.holder + 1 };
  const moment = { now: now.getTime(), window: engineWindow(windowOfAttempt(row, school)) };
  await updateAttempt(tx, { attemptId: row.id }, { holder: randomUUID() });
  return advanceByServer(row.state, event, { blueprint: row.blueprint, ...moment }).state;
};

/** Brings in a file: gives how many events were taken, and how many answers do not count by themselves. */
const bringIn = async (it: HandlerContext<typeof contract>, row: LockedAttempt, file: UnsentFile) => {
  const { tx, now, school, emit, refuse } = it;
  const { lacked, unfit } = await lackedOf(it, row, broughtBy(file, row, it));
  if (lacked.length === 0) return refuse(unfit > 0 ? 'import.foreign' : 'import.nothing');

  const moment = { now: now.getTime(), window: engineWindow(windowOfAttempt(row, school)) };
  const numbered = lacked.map((one, index) => {
    const { questionId, claimedAt, isPart } = one;
    const said = { ...moment, claimedAt, questionId, recording: isPart };
    return { ...one, seq: row.ack + index + 1, judged: judgeAnswer(row.state, row.blueprint, said) };
  });
  const events = eventsOf(numbered, now);
  const ack = row.ack + events.length;
  const state = { ...(await takenFrom(it, row)), ack };
  const { answers, late } = await answersIn(tx, row, { numbered, now });
  appendEvents(tx, { attemptId: row.id, events, answers, late, state, ack, checkAt: new Date(now.getTime() + 60_000) });
  if (row.submitted_at && answers.length > 0) await scoreAgain({ tx, now, school, emit }, { ...row, state });
  return { imported: events.length, unfit, late: late.length, attemptId: row.id };
};

const lockTaught = async (
  { tx, me, notFound }: HandlerContext<typeof contract>,
  attemptId: number,
): Promise<LockedAttempt> => (await lockTaughtAttempt(tx, { attemptId, teacherId: me.id })) ?? notFound();

type Decision = NonNullable<HandlerContext<typeof contract>['input']['decision']>;

/** Lets late answers count, or leaves them out; gives how many changed. Each has to be one of the attempt. */
const decideLate = async (
  it: HandlerContext<typeof contract>,
  { attemptId, questIds, counts }: Decision,
): Promise<number> => {
  const { tx, me, now, school, emit, notFound } = it;
  const row = await lockTaught(it, attemptId);
  const known = new Set(await listLateQuestionIds(tx, attemptId));
  if (!questIds.every((id) => known.has(id))) return notFound();
  const { decided, replaced } = await (counts ? countLate : leaveOutLate)(tx, {
    attemptId,
    questionIds: questIds,
    by: me.id,
    at: now,
  });
  // A mark was made of the answer before: it is a draft again.
  const unmarked = await removeMarked(tx, attemptId, replaced);
  if (unmarked.length > 0) await emit('answers.replaced', { attemptId, questionIds: unmarked });
  if (row.submitted_at && decided > 0) await scoreAgain({ tx, now, school, emit }, row);
  return decided;
};

/**
 * Brings in a student's file of unsent answers: what the journal lacks is appended under new numbers and marked as
 * imported. The signed syncs in it prove only the earliest moment of each answer: what would count if a browser delivered
 * it now takes effect where it was given after the one that the server holds. Anything else is kept with both times, and
 * counts where the teacher says so, now or later.
 */
export const importAnswers = handleCall(contract, async (it) => {
  const { file, decision } = it.input;
  const late = decision ? await decideLate(it, decision) : 0;
  if (!file) return { imported: 0, unfit: 0, late, attemptId: decision?.attemptId ?? 0 };
  const row = await lockTaught(it, file.attemptId);
  const brought = await bringIn(it, row, file);
  return { ...brought, late: brought.late + late };
});
