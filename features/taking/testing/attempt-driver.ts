import { randomUUID } from 'node:crypto';
import { toWireEvent, type WireEvent, type WrittenEvent } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { TestBrowser, TestSchool } from '@inkstone/testing';
import { finishAttempt, saveAnswers, startAttempt } from '../contract.ts';
import type { AssignmentFixture } from './assignment-fixture.ts';

/** Drives an attempt as a browser window would, numbering its events. */
export interface AttemptDriver {
  attemptId: number;
  windowId: string;
  start: Awaited<ReturnType<typeof startAttemptIn>>;
  /** Sends events as one batch. */
  sendEvents(
    ...events: WrittenEvent[]
  ): Promise<{ ack: number; syncId: string; isClosed: boolean; secondsLeft: number | null }>;
  /** Submits the attempt. */
  submit(): ReturnType<typeof submitAttempt>;
  /** The records of the next events, without sending them. */
  toRecords<Events extends readonly WrittenEvent[]>(...events: Events): { [Place in keyof Events]: WireEvent };
  /** Sends prepared records as one batch. */
  sendRecords(records: readonly WireEvent[]): ReturnType<AttemptDriver['sendEvents']>;
}

const startAttemptIn = (browser: TestBrowser, work: AssignmentFixture, windowId: string, takeOver: boolean) =>
  browser.ask(startAttempt, { kind: work.kind, id: work.assignmentId, windowId, takeOver });

const submitAttempt = (browser: TestBrowser, attemptId: number) =>
  browser.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });

interface DriverOptions {
  windowId?: string;
  takeOver?: boolean;
  /** The browser to use, if not the student's. */
  browser?: TestBrowser;
}

/** Opens the attempt in a window. */
export const openAttemptDriver = async (
  school: TestSchool,
  work: AssignmentFixture,
  { windowId = randomUUID(), takeOver = false, browser = work.student }: DriverOptions = {},
): Promise<AttemptDriver> => {
  const start = await startAttemptIn(browser, work, windowId, takeOver);
  let seq = start.ack;
  let syncId = start.syncId;
  let syncAt = school.clock.now().getTime();
  const numbered = (event: WrittenEvent): WireEvent => {
    seq += 1;
    return { ...toWireEvent(event), seq, syncId, sinceSync: school.clock.now().getTime() - syncAt };
  };
  // `map` does not keep the tuple type.
  const record: AttemptDriver['toRecords'] = <Events extends readonly WrittenEvent[]>(...events: Events) =>
    events.map(numbered) as { [Place in keyof Events]: WireEvent };
  const send: AttemptDriver['sendRecords'] = async (records) => {
    const saved = await browser.send(saveAnswers, { attemptId: start.attemptId, events: [...records] });
    syncId = saved.syncId;
    syncAt = school.clock.now().getTime();
    return saved;
  };
  return {
    attemptId: start.attemptId,
    windowId,
    start,
    toRecords: record,
    sendRecords: send,
    submit: () => submitAttempt(browser, start.attemptId),
    sendEvents: (...events) => send(record(...events)),
  };
};

/** Opens the attempt, starts it and enters the first section. */
export const startAttemptDriver = async (
  school: TestSchool,
  work: AssignmentFixture,
  seat: DriverOptions = {},
): Promise<AttemptDriver> => {
  const window = await openAttemptDriver(school, work, seat);
  const { sections } = window.start.blueprint as Blueprint;
  await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: sections[0]?.id ?? '' });
  return window;
};

/** Starts the attempt and answers its questions in order with the given values; the attempt stays open. */
export const answerQuestions = async (
  school: TestSchool,
  work: AssignmentFixture,
  values: readonly string[],
): Promise<AttemptDriver> => {
  const window = await startAttemptDriver(school, work);
  for (const [index, value] of values.entries()) {
    const questionId = work.questionIds[index] ?? 0;
    await window.sendEvents({ kind: 'question-entered', questionId }, { kind: 'answered', questionId, value });
  }
  return window;
};
