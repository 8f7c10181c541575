import { randomUUID } from 'node:crypto';
import { toWireEvent, type WireEvent, type WrittenEvent } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { TestBrowser, TestSchool } from '@inkstone/server/testing';
import { finish, saveAnswers, startAttempt } from '../contract.ts';
import type { GivenWork } from './given-work.ts';

/** A browser window that sits an attempt and numbers its events. */
export interface Sitter {
  attemptId: number;
  windowId: string;
  start: Awaited<ReturnType<typeof startedBy>>;
  /** Sends events as one batch. */
  say(
    ...events: WrittenEvent[]
  ): Promise<{ ack: number; syncId: string; isClosed: boolean; secondsLeft: number | null }>;
  /** Hands it in, with what was said before. */
  handIn(): ReturnType<typeof handedInBy>;
  /** The records that the next events would be, without sending them. */
  record<Events extends readonly WrittenEvent[]>(...events: Events): { [Place in keyof Events]: WireEvent };
  /** Sends records made before, as one batch. */
  send(records: readonly WireEvent[]): ReturnType<Sitter['say']>;
}

const startedBy = (browser: TestBrowser, work: GivenWork, windowId: string, takeOver: boolean) =>
  browser.ask(startAttempt, { kind: work.kind, id: work.assignmentId, windowId, takeOver });

const handedInBy = (browser: TestBrowser, attemptId: number) =>
  browser.send(finish, { attemptId, events: [], finish: 'attempt' });

interface Seat {
  windowId?: string;
  takeOver?: boolean;
  /** Whose browser it is, if not the student's. */
  browser?: TestBrowser;
}

/** Opens the attempt in a window. */
export const sit = async (
  school: TestSchool,
  work: GivenWork,
  { windowId = randomUUID(), takeOver = false, browser = work.student }: Seat = {},
): Promise<Sitter> => {
  const start = await startedBy(browser, work, windowId, takeOver);
  let seq = start.ack;
  let syncId = start.syncId;
  let syncAt = school.clock.now().getTime();
  const numbered = (event: WrittenEvent): WireEvent => {
    seq += 1;
    return { ...toWireEvent(event), seq, syncId, sinceSync: school.clock.now().getTime() - syncAt };
  };
  // `map` forgets how many there are.
  const record: Sitter['record'] = <Events extends readonly WrittenEvent[]>(...events: Events) =>
    events.map(numbered) as { [Place in keyof Events]: WireEvent };
  const send: Sitter['send'] = async (records) => {
    const saved = await browser.send(saveAnswers, { attemptId: start.attemptId, events: [...records] });
    syncId = saved.syncId;
    syncAt = school.clock.now().getTime();
    return saved;
  };
  return {
    attemptId: start.attemptId,
    windowId,
    start,
    record,
    send,
    handIn: () => handedInBy(browser, start.attemptId),
    say: (...events) => send(record(...events)),
  };
};

/** Opens the attempt, presses Start and enters the first section. */
export const begin = async (school: TestSchool, work: GivenWork, seat: Seat = {}): Promise<Sitter> => {
  const window = await sit(school, work, seat);
  const { sections } = window.start.blueprint as Blueprint;
  await window.say({ kind: 'started' }, { kind: 'section-entered', sectionId: sections[0]?.id ?? '' });
  return window;
};

/** Begins the work and answers its questions in order, as far as there are values; the window stays open. */
export const answered = async (school: TestSchool, work: GivenWork, values: readonly string[]): Promise<Sitter> => {
  const window = await begin(school, work);
  for (const [index, value] of values.entries()) {
    const questionId = work.questionIds[index] ?? 0;
    await window.say({ kind: 'question-entered', questionId }, { kind: 'answered', questionId, value });
  }
  return window;
};
