import { buildTimeline, type AttemptState, type WireEvent, type WrittenEvent } from '@inkstone/exam/attempt';
import type { Blueprint, BoundPart, BoundQuestion, BoundSet, NavigationUnit } from '@inkstone/exam/blueprint';
import type { AssignmentFixture, AttemptDriver } from '@inkstone/taking/testing';
import type { TestSchool } from '@inkstone/testing';
import { answerEvents } from './answer-events.ts';
import type { KnownQuestion } from './full-answer.ts';

/** How an attempt is taken. */
export interface WalkOptions {
  /** All correct, none, or the first of each section and then waiting until its clock ends it. */
  answers: 'right' | 'none' | 'clock';
  /** Questions with their keys; those that a teacher marks may be missing. */
  questions: ReadonlyMap<number, KnownQuestion>;
}

/** A student at the start of a navigation unit. */
interface UnitContext {
  school: TestSchool;
  work: AssignmentFixture;
  sitter: AttemptDriver;
  blueprint: Blueprint;
  manner: WalkOptions;
  reopen(): Promise<{ state: AttemptState; blueprint: Blueprint }>;
}

/** The result of one section or module. */
interface UnitResult {
  answeredIds: number[];
  questionIds: number[];
  /** Whether the attempt was closed with it. */
  isClosed: boolean;
}

/** Events to be sent in batches of some seconds, as a browser does. */
interface Outbox {
  add(...events: WrittenEvent[]): void;
  /** Sends the pending events; returns whether the attempt is closed. */
  send(): Promise<boolean>;
  /** Sends the pending events once the first one is old enough. */
  sendWhenDue(): Promise<void>;
}

const secondsOnQuestion = 1;
const maxWaitMs = 5000;

const openOutbox = ({ clock }: TestSchool, sitter: AttemptDriver): Outbox => {
  const pending: WireEvent[] = [];
  let [isClosed, waitsSince] = [false, 0];
  const outbox: Outbox = {
    add(...events) {
      if (pending.length === 0) waitsSince = clock.now().getTime();
      pending.push(...sitter.toRecords(...events));
    },
    async send() {
      if (pending.length > 0) ({ isClosed } = await sitter.sendRecords(pending.splice(0)));
      return isClosed;
    },
    async sendWhenDue() {
      if (clock.now().getTime() - waitsSince >= maxWaitMs) await outbox.send();
    },
  };
  return outbox;
};

/** Answers the questions of a unit in order, and leaves it where that is possible. */
export const walkUnit = async (context: UnitContext, unit: NavigationUnit): Promise<UnitResult> => {
  const result: UnitResult = { answeredIds: [], questionIds: [], isClosed: false };
  const outbox = openOutbox(context.school, context.sitter);
  const maxAnswers = { right: Infinity, none: 0, clock: 1 }[context.manner.answers];
  for (const part of unit.parts) {
    let answersInPart = 0;
    for (const { set, question, isFirst } of questionsIn(part)) {
      result.questionIds.push(question.id);
      if (part.choose !== null && answersInPart >= part.choose) continue;
      if (context.manner.answers === 'clock' && result.answeredIds.length >= maxAnswers) continue;
      await approachQuestion(context, { part, set, question, isFirst, outbox });
      if (result.answeredIds.length >= maxAnswers) continue;
      outbox.add(...(await eventsFor(context, question)));
      result.answeredIds.push(question.id);
      answersInPart += 1;
      await outbox.sendWhenDue();
    }
  }
  return { ...result, isClosed: await leaveUnit(context, unit, outbox) };
};

const questionsIn = (part: BoundPart) =>
  part.sets.flatMap((set) => set.questions.map((question, index) => ({ set, question, isFirst: index === 0 })));

/** Finishes the section, or waits until its clock ends it; a section that stays open is left as it is. */
const leaveUnit = async (context: UnitContext, unit: NavigationUnit, outbox: Outbox): Promise<boolean> => {
  if (context.manner.answers === 'clock' && (await waitForClock(context, unit, outbox))) {
    const { isClosed } = await context.sitter.sendEvents();
    return isClosed;
  }
  if (unit.section.navigation !== 'exam') {
    const partId = unit.id === unit.section.id ? {} : { partId: unit.parts[0]?.id ?? '' };
    outbox.add({ kind: 'section-finished', sectionId: unit.section.id, ...partId });
  }
  return outbox.send();
};

/** Moves the clock to one second after the section's end; returns false where it has no clock. */
const waitForClock = async (
  { school, reopen }: UnitContext,
  unit: NavigationUnit,
  outbox: Outbox,
): Promise<boolean> => {
  await outbox.send();
  const { state, blueprint } = await reopen();
  const window = { opensAt: 0, closesAt: Number.MAX_SAFE_INTEGER, graceSeconds: 0 };
  const { segments } = buildTimeline(state, blueprint, { now: school.clock.now().getTime(), window });
  const closesAt = segments.find(({ id }) => id === unit.id)?.closesAt ?? window.closesAt;
  if (closesAt === window.closesAt) return false;
  school.clock.set(new Date(Math.max(closesAt, school.clock.now().getTime()) + 1000).toISOString());
  return true;
};

interface Approach {
  part: BoundPart;
  set: BoundSet;
  question: BoundQuestion;
  /** Whether it is the first of its set, after the recording. */
  isFirst: boolean;
  outbox: Outbox;
}

/** Enters a question: reads, listens and prepares as long as its windows and recordings require. */
const approachQuestion = async (
  { school, sitter, blueprint }: UnitContext,
  { part, set, question, isFirst, outbox }: Approach,
): Promise<void> => {
  const advance = (seconds: number): void => school.clock.pass({ milliseconds: Math.ceil(seconds * 1000) });
  const playedSeconds = (seconds: number): number => (seconds * 100) / blueprint.playbackPercent;
  outbox.add({ kind: 'question-entered', questionId: question.id });
  advance(part.windows?.readSeconds ?? 0);
  if (isFirst && set.audioSeconds !== undefined) {
    await fetchRecording(school, sitter, set.id);
    outbox.add({ kind: 'audio-played', setId: set.id });
    await outbox.send();
    advance(playedSeconds(set.audioSeconds));
  }
  if (question.clipSeconds !== undefined) {
    outbox.add({ kind: 'clip-played', questionId: question.id });
    advance(playedSeconds(question.clipSeconds));
  }
  if (part.windows) {
    await outbox.send();
    advance(part.windows.prepSeconds);
  }
  advance(secondsOnQuestion);
};

/** Fetches the recording of a set by the URL of the attempt. */
const fetchRecording = async (school: TestSchool, { start }: AttemptDriver, setId: number): Promise<void> => {
  const stimulus = start.sets.find(({ id }) => id === setId)?.stimulus;
  const url = stimulus?.files?.find(({ mime }) => mime.startsWith('audio/'))?.url ?? '';
  const { statusCode } = await school.server.app.inject({ method: 'GET', url, headers: { range: 'bytes=0-999' } });
  if (statusCode !== 206) throw new Error(`the recording of set ${setId} came with ${statusCode} from ${url}`);
};

const eventsFor = async ({ school, work, sitter, blueprint, manner }: UnitContext, { id }: BoundQuestion) => {
  const question = manner.questions.get(id) ?? findQuestion(sitter, id);
  return answerEvents(school, { work, attemptId: sitter.attemptId, programme: blueprint.programme, id, question });
};

/** A question as the student receives it, without its key. */
const findQuestion = ({ start }: AttemptDriver, questionId: number): KnownQuestion => {
  const question = start.sets.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
  if (!question) throw new Error(`the question ${questionId} did not come`);
  return { type: question.kind, prompt: question.prompt, key: null };
};
