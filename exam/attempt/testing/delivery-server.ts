import { buildBlueprint, buildSectionRule } from '../../blueprint/testing.ts';
import { advanceByServer } from '../advance.ts';
import { applyBatch, takeContiguous, isNewer, type BatchResult } from '../batch.ts';
import { createAttemptState } from '../state.ts';
import { buildWindow } from '../testing.ts';
import type { AnswerEffect, AttemptState, Instant, JournalEvent } from '../types.ts';
import type { WrittenEvent } from '../wire.ts';
import { isAnswerEvent, expandPatches, applyToAnswer } from '../text-patching.ts';

/** One section of four questions, without a clock. */
export const blueprint = buildBlueprint({
  sections: [buildSectionRule('contest')],
  filled: [{ section: 'contest', sets: [[1], [2], [3], [4]] }],
});
const window = buildWindow();

/** An event as it arrives: a long text may be a patch. */
export type ArrivedEvent = Omit<JournalEvent, 'event'> & { event: WrittenEvent };

type Received = { at: Instant; events: readonly ArrivedEvent[] } | { at: Instant; writerEpoch: number };

/** The database rows of one attempt. */
export interface Server {
  state: AttemptState;
  answers: Map<number, AnswerEffect>;
  /** Events in the order of their numbers, each once, as they arrived. */
  events: ArrivedEvent[];
  /** How often a patch did not fit the stored answer and the journal had to be read. */
  reread: number;
  /** Everything that was received and accepted, in order. */
  log: Received[];
}

export const emptyServer = (): Server => ({
  state: createAttemptState(),
  answers: new Map(),
  events: [],
  reread: 0,
  log: [],
});

/** Sync id as sent to the browser. */
export const formatSyncId = (writerEpoch: number, at: Instant): string => `${writerEpoch}@${at}`;

export const parseSyncId = (id: string): { syncWriterEpoch: number; syncAt: Instant } => {
  const [writerEpoch, at] = id.split('@').map(Number);
  return { syncWriterEpoch: writerEpoch ?? 0, syncAt: at ?? 0 };
};

function store(server: Server, result: BatchResult): void {
  server.state = result.state;
  for (const answer of result.answers) {
    const before = server.answers.get(answer.questionId);
    if (!before || isNewer(answer, before)) server.answers.set(answer.questionId, answer);
  }
}

/** The last value of each question by the journal alone, whether it counts or not. */
export const lastWritten = ({ events }: Pick<Server, 'events'>): Record<number, unknown> => {
  const values: Record<number, unknown> = {};
  for (const { event } of events) {
    if (isAnswerEvent(event)) values[event.questionId] = applyToAnswer(values[event.questionId], event);
  }
  return values;
};

/**
 * Expands patches as the real server does: from the stored answers, and from the journal where one of those does not
 * fit.
 */
const expandReceived = (server: Server, events: readonly ArrivedEvent[]): readonly JournalEvent[] => {
  const next = takeContiguous(events, server.state.ack);
  const { whole: expanded, misfit } = expandPatches(next, storedAnswers(server));
  if (misfit === null) return expanded;
  server.reread += 1;
  return expandPatches(next, lastWritten(server)).whole;
};

/** Receives a batch; false where it comes from a browser that was taken over. */
export function receive(server: Server, events: readonly ArrivedEvent[], at: Instant): boolean {
  if (events.some(({ syncWriterEpoch }) => syncWriterEpoch !== server.state.writerEpoch)) return false;
  const outcome = applyBatch(server.state, expandReceived(server, events), { blueprint, moment: { now: at, window } });
  if (!outcome.ok) return false;
  const taken = new Set(outcome.value.accepted.map(({ seq }) => seq));
  server.log.push({ at, events });
  server.events.push(...takeContiguous(events, server.state.ack).filter(({ seq }) => taken.has(seq)));
  store(server, outcome.value);
  return true;
}

export function transferAttempt(server: Server, at: Instant): void {
  const writerEpoch = server.state.writerEpoch + 1;
  server.log.push({ at, writerEpoch });
  server.state = advanceByServer(
    server.state,
    { kind: 'taken-over', writerEpoch },
    { blueprint, now: at, window },
  ).state;
}

/** A new server that receives the whole log again. */
export function replayServer(server: Server): Server {
  const again = emptyServer();
  for (const entry of server.log) {
    if ('writerEpoch' in entry) transferAttempt(again, entry.at);
    else receive(again, entry.events, entry.at);
  }
  return again;
}

/** The answers as a report would show them; cleared ones are absent. */
export const storedAnswers = ({ answers }: Server): Record<number, unknown> =>
  Object.fromEntries([...answers].filter(([, { value }]) => value !== null).map(([id, { value }]) => [id, value]));
