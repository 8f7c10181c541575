import { listRemoved } from '@inkstone/assignments/server';
import { readKeys } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { chooseRoute, isRouterEntered, findPendingRoute, type AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { AttemptScore, KeyedQuestion, ScoringFacts } from '@inkstone/exam/scoring';
import { listAnswers } from './attempt.queries.ts';
import { contentOf, questionsById } from './content.ts';
import { scoreTask } from './score-task.ts';

/** What scoring an attempt looks at. */
export interface Scorable {
  attemptId: number;
  assignmentId: number;
  paperRevisionId: number | null;
  blueprint: Blueprint;
  state: AttemptState;
}

/** The rules without some questions; what is left empty holds nothing to score. */
const without = (blueprint: Blueprint, removed: ReadonlyMap<number, unknown>): Blueprint => {
  if (removed.size === 0) return blueprint;
  const keep = <T extends { id: number }>(questions: readonly T[]) => questions.filter(({ id }) => !removed.has(id));
  const sections = blueprint.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({
      ...part,
      sets: part.sets.map((set) => ({ ...set, questions: keep(set.questions) })),
    })),
  }));
  return { ...blueprint, sections };
};

/** What scoring goes by: the keys and released marks as they count now. Answers that came too late do not count. */
const scoringOf = async (db: Handle, it: Scorable): Promise<ScoringFacts> => {
  const content = await contentOf(db, { assignmentId: it.assignmentId, paperRevisionId: it.paperRevisionId });
  const questions = questionsById(content);
  const keyOf = await readKeys(
    db,
    [...questions.values()].map(({ questionRevisionId }) => questionRevisionId),
    { assignmentId: it.assignmentId },
  );
  const keys: Record<number, KeyedQuestion> = {};
  for (const question of questions.values()) {
    const keyed = keyOf.get(question.questionRevisionId);
    if (keyed) keys[question.questionId] = { prompt: question.prompt, key: keyed.key };
  }
  const answers: Record<number, unknown> = {};
  const marks: Record<number, number> = {};
  for (const { questionId, counts, value, marked } of await listAnswers(db, [it.attemptId])) {
    if (!counts || value === null) continue;
    answers[questionId] = value;
    if (marked !== null) marks[questionId] = marked;
  }
  const removed = await listRemoved(db, it.assignmentId);
  return { blueprint: without(it.blueprint, removed), answers, marks, keys };
};

/** The state of an attempt that waits at the border of a module, gone on: the machine has scored the router. */
export const withModule = async (db: Handle, it: Scorable, now: Date): Promise<AttemptState> => {
  const waiting = it.state.status === 'routing' ? findPendingRoute(it.state, it.blueprint) : null;
  if (!waiting) return it.state;
  const partId = await scoreTask({ kind: 'module', facts: await scoringOf(db, it), sectionId: waiting.section.id });
  return partId === null ? it.state : chooseRoute(it.state, it.blueprint, { partId, at: now.getTime() });
};

/** Scores an attempt; nothing is written. A module that the end came before was never answered: all of it is blank. */
export const scoreOf = async (db: Handle, it: Scorable): Promise<AttemptScore> => {
  const facts = await scoringOf(db, it);
  const unrouted = it.blueprint.sections
    .filter((section) => !it.state.routes[section.id] && isRouterEntered(it.state, section))
    .map(({ id }) => id);
  return scoreTask({ kind: 'attempt', facts: { ...facts, routes: it.state.routes }, unrouted });
};

/** The numbers of a score that lists and events carry; the total in hundredths, whatever its scale. */
export const totalsOf = (score: AttemptScore) => {
  const counted = score.questions.filter(({ unscored, by }) => !unscored && by === 'machine');
  return {
    score: score.total.score === null ? null : Math.round(score.total.score * 100),
    scoreMax: Math.round(score.total.most * 100),
    rightCount: counted.filter(({ outcome }) => outcome === 'right').length,
    scoredCount: counted.filter(({ outcome }) => outcome !== 'notChosen').length,
    needsMarking: score.toBeMarked > 0,
  };
};
