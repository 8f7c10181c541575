import { useEffect, useEffectEvent } from 'react';
import { countRetakesLeft } from '@inkstone/exam/attempt';
import type { NavigationUnit } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { hasOwnDirections } from '../attempt-session/enter-unit.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import {
  toQuestionMarks,
  canNavigate,
  questionsForUnit,
  getRevisitedParts,
  type QuestionContext,
} from '../attempt-session/question-context.ts';
import { isOneWay } from './exam-page.ts';
import { useQuestionGate } from './use-question-gate.ts';
import { useTools } from '../tools/use-tools.ts';
import { hasExamKeys, useExamKeys } from './use-exam-keys.ts';
import { useStopSoundOnLeave } from './use-stop-sound-on-leave.ts';
import { useSteps } from './use-steps.ts';

const delayMs = 3000;

/** Advances automatically a moment after a question's time is over. */
const useAutoAdvance = (isOver: boolean, questionId: number | undefined, pass: () => void): void => {
  const go = useEffectEvent(pass);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(go, delayMs);
    return () => clearTimeout(timer);
  }, [isOver, questionId]);
};

const mayRecordAgain = ({ replayState, state }: Snapshot, { bound, part }: QuestionContext): boolean =>
  replayState.answers[bound.id] !== undefined && (countRetakesLeft(state, { part, question: bound }) ?? 0) > 0;

interface UnitProps {
  unit: NavigationUnit;
  store: AttemptStore;
  snapshot: Snapshot;
}

/**
 * Enters the first question of a unit that the clock has started; returns whether it waits for Start on its own
 * directions.
 */
const useFirstQuestion = ({ unit, store, snapshot }: UnitProps, questions: readonly QuestionContext[]): boolean => {
  const isIn = questions.some(({ bound }) => bound.id === snapshot.state.questionId);
  const waits = !isIn && hasOwnDirections(unit);
  const first = questions.find(({ part }) => unit.parts.includes(part))?.bound.id;
  // Enters the first question once the unit is open.
  useEffect(() => {
    if (!isIn && !waits && first !== undefined) store.dispatch({ kind: 'question-entered', questionId: first });
  }, [first, isIn, store, waits]);
  return waits;
};

/** The state and actions of the current navigation unit, with its keyboard shortcuts. */
export const useUnit = (props: UnitProps) => {
  const { unit, store, snapshot } = props;
  const { replayState, state } = snapshot;
  const revisited = getRevisitedParts(store.blueprint, unit);
  const { questions, counted } = questionsForUnit(store.started, unit, { routes: state.routes, revisited });
  const steps = useSteps({ unit, store, snapshot, questions, counted });
  const current = questions[steps.index];
  const waits = useFirstQuestion(props, questions);
  const tools = useTools(store, snapshot, {
    setId: current?.set.id ?? 0,
    questionId: current?.bound.id ?? 0,
    // A text above its question belongs to that question alone.
    isPerQuestion: Boolean(unit.section.texts?.marksPerQuestion ?? unit.section.texts?.splitsPrompt),
  });
  const gate = useQuestionGate(store, waits ? undefined : current, isOneWay(unit));
  useStopSoundOnLeave(current?.set.id, current?.bound.id);
  const hasFlag = unit.section.tools.includes('flag');
  const flag = () => {
    const id = current?.bound.id;
    if (id !== undefined) store.dispatch({ kind: 'flagged', questionId: id, on: !replayState.flagged.includes(id) });
  };
  const speaking = store.recordings?.speaking() ?? null;
  // Where retakes are left, the student decides when to go on.
  const mayRetake = current !== undefined && mayRecordAgain(snapshot, current);
  const passes = gate.isOver && store.blueprint.mode === 'test' && isOneWay(unit) && speaking === null && !mayRetake;
  useAutoAdvance(passes, current?.bound.id, steps.pass);
  const keys = {
    next: speaking || gate.is !== 'open' ? () => undefined : steps.forward,
    back: speaking ? () => undefined : steps.back,
    flag: hasFlag ? flag : () => undefined,
    review: speaking ? () => undefined : steps.review,
    help: () => tools.open('keys'),
  };
  useExamKeys(keys, hasExamKeys(store.blueprint));

  const marks = toQuestionMarks(questions, replayState, hasFlag).map((mark, index) => {
    const to = questions[index];
    return { ...mark, closed: index !== steps.index && to !== undefined && !canNavigate(unit, current, to) };
  });

  return { questions, counted, steps, current, waits, tools, gate, hasFlag, flag, speaking, marks };
};
