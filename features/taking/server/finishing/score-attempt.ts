import { listRemovedQuestions } from '@inkstone/assignments/server';
import { readKeys } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { chooseRoute, isRouterEntered, findPendingRoute, type AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { AttemptScore, KeyedQuestion, ScoringFacts } from '@inkstone/exam/scoring';
import { listAnswers } from '../attempt.queries.ts';
import { listOvertimeAnswers } from '../overtime.queries.ts';
import { readContent, questionsById } from '../attempt-session/assigned-content.ts';
import { scoreTask } from './score-task.ts';

/** What scoring needs of an attempt. */
export interface Scorable {
  attemptId: number;
  assignmentId: number;
  paperRevisionId: number | null;
  blueprint: Blueprint;
  state: AttemptState;
}

/** The blueprint without removed questions. */
const withoutQuestions = (blueprint: Blueprint, removed: ReadonlyMap<number, unknown>): Blueprint => {
  if (removed.size === 0) return blueprint;
  const keepRemaining = <T extends { id: number }>(questions: readonly T[]) =>
    questions.filter(({ id }) => !removed.has(id));
  const sections = blueprint.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({
      ...part,
      sets: part.sets.map((set) => ({ ...set, questions: keepRemaining(set.questions) })),
    })),
  }));
  return { ...blueprint, sections };
};

/** Loads the current keys, answers and released marks; late answers are left out. */
const readScoringFacts = async (db: Handle, target: Scorable): Promise<ScoringFacts> => {
  const content = await readContent(db, { assignmentId: target.assignmentId, paperRevisionId: target.paperRevisionId });
  const questions = questionsById(content);
  const keysByRevision = await readKeys(
    db,
    [...questions.values()].map(({ questionRevisionId }) => questionRevisionId),
    { assignmentId: target.assignmentId },
  );
  const keys: Record<number, KeyedQuestion> = {};
  for (const question of questions.values()) {
    const keyed = keysByRevision.get(question.questionRevisionId);
    if (keyed) keys[question.questionId] = { prompt: question.prompt, key: keyed.key };
  }
  const answers: Record<number, unknown> = {};
  const marks: Record<number, number> = {};
  // A text that was begun over time waits for a marker too, who says whether it counts.
  const overtime = new Map((await listOvertimeAnswers(db, [target.attemptId])).map((text) => [text.questionId, text]));
  for (const { questionId, isCounted, value: inTime, teacherPoints } of await listAnswers(db, [target.attemptId])) {
    const value = inTime ?? overtime.get(questionId)?.value ?? null;
    if (!isCounted || value === null) continue;
    answers[questionId] = value;
    if (teacherPoints !== null) marks[questionId] = teacherPoints;
  }
  const removed = await listRemovedQuestions(db, target.assignmentId);
  return { blueprint: withoutQuestions(target.blueprint, removed), answers, marks, keys };
};

/** Scores the first module of an attempt that waits for routing and returns its state with the chosen module. */
export const chooseNextModule = async (db: Handle, target: Scorable, now: Date): Promise<AttemptState> => {
  const waiting = target.state.status === 'routing' ? findPendingRoute(target.state, target.blueprint) : null;
  if (!waiting) return target.state;
  const chosen = await scoreTask({
    kind: 'module',
    facts: await readScoringFacts(db, target),
    sectionId: waiting.section.id,
  });
  return chosen ? chooseRoute(target.state, target.blueprint, { ...chosen, at: now.getTime() }) : target.state;
};

/** Scores an attempt without writing anything. A module that was not reached before the end counts as blank. */
export const scoreAttempt = async (db: Handle, target: Scorable): Promise<AttemptScore> => {
  const facts = await readScoringFacts(db, target);
  const unrouted = target.blueprint.sections
    .filter((section) => !target.state.routes[section.id] && isRouterEntered(target.state, section))
    .map(({ id }) => id);
  return scoreTask({ kind: 'attempt', facts: { ...facts, routes: target.state.routes }, unrouted });
};

/** The totals of a score for lists and events; the total in hundredths, whatever its scale. */
export const toTotals = (score: AttemptScore) => {
  const counted = score.questions.filter(({ unscored, by }) => !unscored && by === 'machine');
  return {
    score: score.total.score === null ? null : Math.round(score.total.score * 100),
    scoreMax: Math.round(score.total.most * 100),
    rightCount: counted.filter(({ outcome }) => outcome === 'right').length,
    scoredCount: counted.filter(({ outcome }) => outcome !== 'notChosen').length,
    needsMarking: score.toBeMarked > 0,
  };
};
