import { createHash, randomUUID } from 'node:crypto';
import { answer, type Deciding } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import {
  advanceByServer,
  wholeWhereFits,
  withPart,
  wordedAfter,
  type AttemptState,
  type Worded,
} from '@inkstone/exam/attempt';
import { importAnswers as contract, type UnsentFile } from '../contract.ts';
import { listAnswers, listEvents, updateAttempt } from './attempt.queries.ts';
import { scoreAgain } from './close.ts';
import { contentOf, questionsById } from './content.ts';
import { decodeEvents } from './decode.ts';
import { fileIdsOf } from './files/file-ids.ts';
import { claimFiles } from './files/files.queries.ts';
import { fitOf } from './fit.ts';
import { lockTaughtAttempt, type LockedAttempt } from './attempt-rows.queries.ts';
import { appendEvents, type AnswerUpsert, type EventRow } from './save.queries.ts';
import { engineWindow, windowOfAttempt } from './window.ts';
import { writtenOf } from './written-of.ts';

/** One answer of a file with the moment at which it was given. */
interface Brought {
  questionId: number;
  value: unknown;
  /** True where the value holds some fields of the answer only. */
  isPart: boolean;
  claimedAt: number;
}

// Long texts come again with every change: their sum is remembered, not the text.
const nameOf = ({ questionId, value, claimedAt }: Omit<Brought, 'isPart'>): string =>
  `${questionId} ${claimedAt} ${createHash('sha256').update(JSON.stringify(value)).digest('base64')}`;

/** The answers of a file, texts whole; a change of a text that the file does not have is not among them. */
const broughtBy = (file: UnsentFile, row: LockedAttempt, by: { secret: string; now: Date }): Brought[] => {
  const arrived = decodeEvents(file.events, { ...by, attemptId: row.id, holder: row.state.holder });
  const decoded = wholeWhereFits(arrived.toSorted((one, other) => one.seq - other.seq));
  const parts = new Map(Object.entries(row.state.recordings).map(([id, own]) => [Number(id), own]));
  return decoded.flatMap(({ event, syncAt, sinceSync }): Brought[] => {
    const claimedAt = Math.min(syncAt + sinceSync, by.now.getTime());
    if (event.kind === 'answered') {
      if (event.value === null) parts.set(event.questionId, []);
      return [{ questionId: event.questionId, value: event.value ?? null, isPart: false, claimedAt }];
    }
    if (event.kind !== 'recording-saved') return [];
    const { questionId, recordingId } = event;
    const before = parts.get(questionId) ?? [];
    if (before.includes(recordingId)) return [];
    parts.set(questionId, [...before, recordingId]);
    return [{ questionId, value: { recordings: [...before, recordingId] }, isPart: true, claimedAt }];
  });
};

/** The names of all answers that the journal has, texts whole. */
const knownTo = async (tx: Tx, attemptId: number): Promise<ReadonlySet<string>> => {
  const held = await listEvents(tx, attemptId, ['answered', 'patched', 'recording-saved']);
  const events = wholeWhereFits(
    held.map(({ kind, questionId, value, claimedAt }) => ({
      event: writtenOf({ kind, question_id: questionId, value }),
      claimedAt: claimedAt.getTime(),
    })),
  );
  return new Set(
    events.flatMap(({ event, ...at }) => (event.kind === 'answered' ? [nameOf({ ...event, ...at })] : [])),
  );
};

/** The answers of a file that the journal lacks, and how many its questions cannot have. */
const lackedOf = async (tx: Tx, row: LockedAttempt, { brought, at }: { brought: readonly Brought[]; at: Date }) => {
  const known = await knownTo(tx, row.id);
  const content = await contentOf(tx, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id });
  const questions = questionsById(content);
  const named = brought.flatMap(({ questionId, value }) => fileIdsOf(value).map((id) => ({ id, questionId })));
  const files = await claimFiles(tx, row.id, { named, at });
  const lacked: (Brought & { isBlank: boolean })[] = [];
  let unfit = 0;
  for (const one of brought) {
    if (known.has(nameOf(one))) continue;
    const question = questions.get(one.questionId);
    const fit = question ? fitOf(question, one.value) : 'unfit';
    const isOwn = fileIdsOf(one.value).every((id) => files.has(id));
    if (fit === 'unfit' || !isOwn) unfit += 1;
    else lacked.push({ ...one, isBlank: fit === 'blank' });
  }
  return { lacked, unfit };
};

type Numbered = Brought & { isBlank: boolean; seq: number };

/** What is appended: a long text that changes from answer to answer by its changes, as a browser writes it. */
const eventsOf = (numbered: readonly Numbered[], now: Date): EventRow[] => {
  const written = new Map<number, Worded>();
  return numbered.map(({ seq, questionId, value, isPart, claimedAt }) => {
    const { event, worded } = wordedAfter(written.get(questionId), { kind: 'answered', questionId, value });
    if (isPart) written.delete(questionId);
    else written.set(questionId, worded);
    return {
      seq,
      kind: event.kind,
      question_id: questionId,
      value: event.kind === 'patched' ? event.patch : event.value,
      claimed_at: new Date(claimedAt),
      received_at: now,
      verdict: 'applied: imported',
    };
  });
};

/** The latest answer of each question, where it was given after the one that the server holds. */
const upsertsOf = async (tx: Tx, row: LockedAttempt, numbered: readonly Numbered[]): Promise<AnswerUpsert[]> => {
  const held = await listAnswers(tx, [row.id]);
  const inForce = new Map(held.map(({ questionId, answeredAt }) => [questionId, answeredAt.getTime()]));
  const latest = new Map<number, AnswerUpsert>();
  for (const { questionId, value, isPart, claimedAt, isBlank, seq } of numbered) {
    if (claimedAt < (inForce.get(questionId) ?? 0)) continue;
    inForce.set(questionId, claimedAt);
    const before = isPart ? latest.get(questionId) : undefined;
    const answered = {
      value: isBlank ? null : withPart(before?.value, value),
      is_part: isPart && (before?.is_part ?? true),
      answered_at: new Date(claimedAt),
      counts: true,
    };
    latest.set(questionId, { question_id: questionId, seq, ...answered });
  }
  return [...latest.values()];
};

/**
 * The numbers of an open attempt belong to the window that writes it: bringing in takes them over, so that the window
 * counts its unsent answers anew when it goes on, and none of them is taken for one that the server holds.
 */
const takenFrom = async (it: Deciding<typeof contract>, row: LockedAttempt): Promise<AttemptState> => {
  if (row.submitted_at) return row.state;
  const { tx, now, school } = it;
  const event = { kind: 'taken-over' as const, holder: row.state.holder + 1 };
  const moment = { now: now.getTime(), window: engineWindow(windowOfAttempt(row, school)) };
  await updateAttempt(tx, { attemptId: row.id }, { holder: randomUUID() });
  return advanceByServer(row.state, event, { blueprint: row.blueprint, ...moment }).state;
};

/**
 * Brings in a student's file of unsent answers: what the journal lacks is appended under new numbers and marked as
 * imported, and an answer takes effect where it was given after the one that the server holds. The teacher has decided
 * by bringing it in, so it counts whenever it arrives.
 */
export const importAnswers = answer(contract, async (it) => {
  const { input, me, tx, now, school, secret, tell, refuse, notFound } = it;
  const row = await lockTaughtAttempt(tx, { attemptId: input.file.attemptId, teacherId: me.id });
  if (!row) return notFound();
  const { lacked, unfit } = await lackedOf(tx, row, { brought: broughtBy(input.file, row, { secret, now }), at: now });
  if (lacked.length === 0) return refuse(unfit > 0 ? 'import.foreign' : 'import.nothing');

  const numbered = lacked.map((one, index) => ({ ...one, seq: row.ack + index + 1 }));
  const events = eventsOf(numbered, now);
  const ack = row.ack + events.length;
  const state = { ...(await takenFrom(it, row)), ack };
  const answers = await upsertsOf(tx, row, numbered);
  appendEvents(tx, { attemptId: row.id, events, answers, state, ack, checkAt: new Date(now.getTime() + 60_000) });
  if (row.submitted_at) await scoreAgain({ tx, now, school, tell }, { ...row, state });
  return { imported: events.length, unfit, attemptId: row.id };
});
