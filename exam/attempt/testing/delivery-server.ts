import { aBlueprint, aSection } from '../../blueprint/testing.ts';
import { advanceByServer } from '../advance.ts';
import { applyBatch, contiguous, isNewer, type BatchResult } from '../batch.ts';
import { freshAttempt } from '../state.ts';
import { aWindow } from '../testing.ts';
import type { AnswerEffect, AttemptState, Instant, JournalEvent } from '../types.ts';
import type { WrittenEvent } from '../wire.ts';
import { isOfAnswer, madeWhole, valueAfter } from '../worded.ts';

/** One section of four questions, without a clock. */
export const blueprint = aBlueprint({
  sections: [aSection('contest')],
  filled: [{ section: 'contest', sets: [[1], [2], [3], [4]] }],
});
const window = aWindow();

/** An event as it arrives: a long text may be said by its change alone. */
export type ArrivedEvent = Omit<JournalEvent, 'event'> & { event: WrittenEvent };

type Received = { at: Instant; events: readonly ArrivedEvent[] } | { at: Instant; holder: number };

/** What a database would hold of one attempt. */
export interface Server {
  state: AttemptState;
  answers: Map<number, AnswerEffect>;
  /** Events by their numbers, each once, as they arrived. */
  events: ArrivedEvent[];
  /** How often a patch did not fit the answer in force, and the journal had to be read. */
  reread: number;
  /** Everything that was received and taken, in the order received. */
  log: Received[];
}

/** An attempt before anything was received. */
export const emptyServer = (): Server => ({
  state: freshAttempt(),
  answers: new Map(),
  events: [],
  reread: 0,
  log: [],
});

/** The sync's name on the wire, and what it says. */
export const syncIdOf = (holder: number, at: Instant): string => `${holder}@${at}`;

/** What the server reads out of a sync's name. */
export const syncOf = (id: string): { syncHolder: number; syncAt: Instant } => {
  const [holder, at] = id.split('@').map(Number);
  return { syncHolder: holder ?? 0, syncAt: at ?? 0 };
};

function store(server: Server, result: BatchResult): void {
  server.state = result.state;
  for (const answer of result.answers) {
    const before = server.answers.get(answer.questionId);
    if (!before || isNewer(answer, before)) server.answers.set(answer.questionId, answer);
  }
}

/** What each question was last given, by the journal alone: whatever of it is in force. */
export const lastWritten = ({ events }: Pick<Server, 'events'>): Record<number, unknown> => {
  const values: Record<number, unknown> = {};
  for (const { event } of events) {
    if (isOfAnswer(event)) values[event.questionId] = valueAfter(values[event.questionId], event);
  }
  return values;
};

/** As the real server does it: by the answers in force, and by the journal where one of those does not fit. */
const wholeEvents = (server: Server, events: readonly ArrivedEvent[]): readonly JournalEvent[] => {
  const next = contiguous(events, server.state.ack);
  const { whole, misfit } = madeWhole(next, storedAnswers(server));
  if (misfit === null) return whole;
  server.reread += 1;
  return madeWhole(next, lastWritten(server)).whole;
};

/** Takes a batch; false where it comes from a browser that was taken over. */
export function receive(server: Server, events: readonly ArrivedEvent[], at: Instant): boolean {
  if (events.some(({ syncHolder }) => syncHolder !== server.state.holder)) return false;
  const outcome = applyBatch(server.state, wholeEvents(server, events), { blueprint, moment: { now: at, window } });
  if (!outcome.ok) return false;
  const taken = new Set(outcome.value.accepted.map(({ seq }) => seq));
  server.log.push({ at, events });
  server.events.push(...contiguous(events, server.state.ack).filter(({ seq }) => taken.has(seq)));
  store(server, outcome.value);
  return true;
}

/** Gives the attempt to the next holder. */
export function giveOver(server: Server, at: Instant): void {
  const holder = server.state.holder + 1;
  server.log.push({ at, holder });
  server.state = advanceByServer(server.state, { kind: 'taken-over', holder }, { blueprint, now: at, window }).state;
}

/** A server that receives the whole log again, from nothing. */
export function replayed(server: Server): Server {
  const again = emptyServer();
  for (const entry of server.log) {
    if ('holder' in entry) giveOver(again, entry.at);
    else receive(again, entry.events, entry.at);
  }
  return again;
}

/** The answers as a report would show them; cleared ones are absent. */
export const storedAnswers = ({ answers }: Server): Record<number, unknown> =>
  Object.fromEntries([...answers].filter(([, { value }]) => value !== null).map(([id, { value }]) => [id, value]));
