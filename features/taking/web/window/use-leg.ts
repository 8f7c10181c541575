import { useEffect } from 'react';
import { countRetakesLeft } from '@inkstone/exam/attempt';
import type { NavigationUnit } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { hasOwnDirections } from '../attempt/enter-leg.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { marksOf, mayGo, questionsOfLeg, revisitedFrom, type Met } from '../place/place-in-exam.ts';
import { isOneWay } from '../place/where-in-exam.ts';
import { useGate } from '../question/use-gate.ts';
import { useTools } from '../tools/use-tools.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { useLeaving } from './use-leaving.ts';
import { usePassing } from './use-passing.ts';
import { useSteps } from './use-steps.ts';

const mayRecordAgain = ({ seen, state }: Snapshot, { bound, part }: Met): boolean =>
  seen.answers[bound.id] !== undefined && (countRetakesLeft(state, { part, question: bound }) ?? 0) > 0;

interface LegProps {
  leg: NavigationUnit;
  store: AttemptStore;
  snapshot: Snapshot;
}

/** Enters the first question of a section that began by itself; one with directions of its own waits for Start. */
const useFirstQuestion = ({ leg, store, snapshot }: LegProps, questions: readonly Met[]): boolean => {
  const isIn = questions.some(({ bound }) => bound.id === snapshot.state.questionId);
  const waits = !isIn && hasOwnDirections(leg);
  const first = questions.find(({ part }) => leg.parts.includes(part))?.bound.id;
  // Meets the clock, which opened the section.
  useEffect(() => {
    if (!isIn && !waits && first !== undefined) store.say({ kind: 'question-entered', questionId: first });
  }, [first, isIn, store, waits]);
  return waits;
};

/** Where one stands in a section, or in a part that is left by itself, and what one may do there; it hears the keys. */
export const useLeg = (props: LegProps) => {
  const { leg, store, snapshot } = props;
  const { seen, state } = snapshot;
  const revisited = revisitedFrom(store.blueprint, leg);
  const { questions, counted } = questionsOfLeg(store.started, leg, { routes: state.routes, revisited });
  const steps = useSteps({ leg, store, snapshot, questions, counted });
  const current = questions[steps.index];
  const waits = useFirstQuestion(props, questions);
  const tools = useTools(store, snapshot, current?.set.id ?? 0);
  const gate = useGate(store, waits ? undefined : current, isOneWay(leg));
  useLeaving(current?.set.id, current?.bound.id);
  const hasFlag = leg.section.tools.includes('flag');
  const flag = () => {
    const id = current?.bound.id;
    if (id !== undefined) store.say({ kind: 'flagged', questionId: id, on: !seen.flagged.includes(id) });
  };
  const speaking = store.recordings?.speaking() ?? null;
  // Whoever may still record the answer again decides when to go on.
  const mayRetake = current !== undefined && mayRecordAgain(snapshot, current);
  const passes = gate.isOver && store.blueprint.mode === 'test' && isOneWay(leg) && speaking === null && !mayRetake;
  usePassing(passes, current?.bound.id, steps.pass);
  useExamKeys({
    next: speaking || gate.is !== 'open' ? () => undefined : steps.forward,
    back: speaking ? () => undefined : steps.back,
    flag: hasFlag ? flag : () => undefined,
    review: speaking ? () => undefined : steps.review,
    help: () => tools.open('keys'),
  });

  const marks = marksOf(questions, seen, hasFlag).map((mark, index) => {
    const to = questions[index];
    return { ...mark, closed: index !== steps.index && to !== undefined && !mayGo(leg, current, to) };
  });

  return { questions, counted, steps, current, waits, tools, gate, hasFlag, flag, speaking, marks };
};
