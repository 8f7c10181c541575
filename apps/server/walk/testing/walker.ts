import {
  contentUnitFor,
  isContentReleased,
  applyElapsedTime,
  fromWireState,
  type AttemptState,
} from '@inkstone/exam/attempt';
import { isRouted, listNavigationUnits, type Blueprint, type NavigationUnit } from '@inkstone/exam/blueprint';
import { getAttemptPosition } from '@inkstone/taking/contract';
import { openAttemptDriver, type AssignmentFixture, type AttemptDriver } from '@inkstone/taking/testing';
import type { TestSchool } from '@inkstone/testing';
import { walkUnit, type WalkOptions } from './unit-walk.ts';

/** The result of an attempt from start to submission. */
export interface Walk {
  attemptId: number;
  /** Answered questions, in order. */
  answeredIds: number[];
  /** Reached questions, including those left out by choice. */
  questionIds: number[];
  /** Sections followed by a break. */
  breaks: string[];
  /** The response to the submission; null where the clock ended the attempt. */
  handIn: { answered: number; total: number } | null;
}

interface Position {
  sitter: AttemptDriver;
  blueprint: Blueprint;
  state: AttemptState;
}

/** Reopens the attempt in its window, as a reload does: its current state. */
const readAttempt = async (school: TestSchool, work: AssignmentFixture, windowId?: string): Promise<Position> => {
  const sitter = await openAttemptDriver(school, work, windowId === undefined ? {} : { windowId });
  const blueprint = sitter.start.blueprint as Blueprint;
  const at = school.clock.now().getTime();
  const window = { opensAt: 0, closesAt: Number.MAX_SAFE_INTEGER, graceSeconds: 0 };
  return { sitter, blueprint, state: applyElapsedTime(fromWireState(sitter.start.state), blueprint, { at, window }) };
};

/** Takes an attempt by its blueprint, advancing the school's clock: sections, modules, breaks, submission. */
export const walk = async (school: TestSchool, work: AssignmentFixture, options: WalkOptions): Promise<Walk> => {
  const { sitter: opened } = await readAttempt(school, work);
  const { attemptId, windowId } = opened;
  const reopen = () => readAttempt(school, work, windowId);
  const result: Walk = { attemptId, answeredIds: [], questionIds: [], breaks: [], handIn: null };
  const visitedUnits = new Set<string>();
  await opened.sendEvents({ kind: 'started' });
  for (;;) {
    const position = await reopen();
    const { state, blueprint } = position;
    if (state.status === 'routing') throw new Error('no module was chosen');
    if (state.status === 'break') {
      result.breaks.push(state.breakAfter ?? '');
      await takeBreak(school, work, position);
      continue;
    }
    const next = listNavigationUnits(blueprint, state.routes).find(({ id }) => !visitedUnits.has(id));
    if (!next) break;
    const { unit, sitter } = await enterUnit(position, next, reopen);
    visitedUnits.add(unit.id);
    const walked = await walkUnit({ school, work, sitter, blueprint, manner: options, reopen }, unit);
    result.answeredIds.push(...walked.answeredIds);
    result.questionIds.push(...walked.questionIds);
    if (walked.isClosed) return result;
  }
  const { answered, total, isClosed } = await opened.submit();
  if (!isClosed) throw new Error('handing in did not close the attempt');
  return { ...result, handIn: { answered, total } };
};

/** Requests the content of a unit where it is delivered separately, and enters it. */
const enterUnit = async (
  position: Position,
  next: NavigationUnit,
  reopen: () => Promise<Position>,
): Promise<{ unit: NavigationUnit; sitter: AttemptDriver }> => {
  let [{ sitter, state, blueprint }, unit] = [position, next];
  if (!isContentReleased(state, blueprint, unit)) {
    const index = listNavigationUnits(blueprint, state.routes).findIndex(({ id }) => id === next.id);
    const partId = isRouted(unit.section) ? { partId: unit.parts[0]?.id ?? '' } : {};
    await sitter.sendEvents({ kind: 'section-asked', sectionId: unit.section.id, ...partId });
    ({ sitter, state, blueprint } = await reopen());
    unit = listNavigationUnits(blueprint, state.routes)[index] ?? next;
    if (!isContentReleased(state, blueprint, unit)) throw new Error(`${contentUnitFor(unit)} was not given`);
  }
  const partId = unit.id === unit.section.id ? {} : { partId: unit.parts[0]?.id ?? '' };
  await sitter.sendEvents({ kind: 'section-entered', sectionId: unit.section.id, ...partId });
  return { unit, sitter };
};

/** Takes a break: ending early is refused where the exam forbids it; a click ends it where the exam asks for one. */
const takeBreak = async (school: TestSchool, work: AssignmentFixture, { sitter, state, blueprint }: Position) => {
  const rule = blueprint.sections.find(({ id }) => id === state.breakAfter)?.breakAfter;
  if (rule?.endsEarly === false) {
    await sitter.sendEvents({ kind: 'break-ended' });
    const { status } = await work.student.ask(getAttemptPosition, { attemptId: sitter.attemptId });
    if (status !== 'break') throw new Error('the break ended early');
  }
  school.clock.pass({ seconds: rule?.seconds ?? 0 });
  if (rule?.ends === 'byStudent') await sitter.sendEvents({ kind: 'break-ended' });
  else await sitter.sendEvents();
};
