import { buildExcerpt, signPictures, type PinnedKey, type PinnedQuestion, type PinnedSet } from '@inkstone/bank/server';
import { optionLetter, localizedName, type Language, toPoints } from '@inkstone/base';
import { listNavigationUnits, listQuestions } from '@inkstone/exam/blueprint';
import { getQuestionType, listOptionIds } from '@inkstone/exam/question-types';
import type { QuestionScore } from '@inkstone/exam/scoring';
import {
  mean,
  poolSamples,
  sampleItem,
  type ItemColumn,
  type ItemFigures,
  type PaperStatistics,
} from '@inkstone/exam/statistics';
import type { AnswerRow } from '@inkstone/taking/server';
import { toIso } from './statistics.ts';
import type { listBatches } from './regrade.queries.ts';
import type { ReportRow } from './attempt-report.queries.ts';

/** One question of the assignment with its set. */
export interface AssignmentQuestion {
  set: PinnedSet;
  question: PinnedQuestion;
}

/** One finished attempt with its answers by question. */
export interface ScoredAttempt {
  row: ReportRow;
  answers: ReadonlyMap<number, AnswerRow>;
  /** What the student was shown, by question. */
  shownScores: ReadonlyMap<number, QuestionScore>;
  /** Points of the self-marked questions, and their maximum. */
  selfMark: { earned: number; possible: number } | null;
}

type CorrectionBatch = Awaited<ReturnType<typeof listBatches>>[number];

/** The data that item statistics are computed from. */
export interface ItemData {
  attempts: readonly ScoredAttempt[];
  keys: ReadonlyMap<number, PinnedKey>;
  columns: readonly ItemColumn[];
  statistics: PaperStatistics;
  batches: ReadonlyMap<number, readonly CorrectionBatch[]>;
  reader: { secret: string; personId: number; now: Date };
  language: Language;
}

/** Scores of the questions that a student was shown: modules of their own route, in sections that were reached. */
export const selectShownScores = (row: ReportRow, answers: ScoredAttempt['answers']): ScoredAttempt['shownScores'] => {
  const { state, blueprint, result } = row;
  const scored = (result?.questions ?? []).filter(({ outcome }) => outcome !== 'notChosen');
  const units = listNavigationUnits(blueprint, state.routes);
  // Imported work has no record of the student's progress.
  const isRecorded = units.some(({ id }) => state.navigationUnits[id] !== undefined);
  const entered = units.filter(({ id }) => !isRecorded || state.navigationUnits[id] !== undefined);
  const reached = new Set(
    entered.flatMap(({ parts }) =>
      parts.flatMap(({ sets }) => sets.flatMap((set) => set.questions.map(({ id }) => id))),
    ),
  );
  const isShown = (id: number): boolean => reached.has(id) || (answers.get(id)?.value ?? null) !== null;
  return new Map(scored.filter(({ questionId }) => isShown(questionId)).map((score) => [score.questionId, score]));
};

/**
 * The points of an answer for item statistics, in hundredths. Points for a blank and penalties for a wrong answer count
 * as 0, since they say nothing about how hard the question is.
 */
const toItemScore = ({ outcome, earned }: QuestionScore): number | null => {
  if (earned === null) return null;
  return outcome === 'blank' ? 0 : Math.max(0, earned);
};

/** Everyone's points and choices for one question, as the statistics need them; null where there are no points yet. */
export const buildItemColumn = (question: PinnedQuestion, key: unknown, sat: readonly ScoredAttempt[]): ItemColumn => {
  const boundQuestion = sat[0] && listQuestions(sat[0].row.blueprint).find(({ id }) => id === question.questionId);
  const type = getQuestionType(question.type);
  const options = listOptionIds(type.listOptions(question.prompt));
  const studentAnswers = sat.map(({ answers }) => answers.get(question.questionId));
  const scores = sat.map(({ shownScores }) => {
    const score = shownScores.get(question.questionId);
    return score ? toItemScore(score) : null;
  });
  const column = {
    questionId: question.questionId,
    possible: boundQuestion?.points ?? question.points,
    scores,
  };
  // A key of a choice type has the shape of a full answer, so it names the options of a right answer.
  const right = options.length > 0 ? type.chosenOptions(type.key.parse(key)) : [];
  if (right.length === 0) return column;
  const chosen = studentAnswers.map((answer) =>
    answer && answer.value !== null ? type.chosenOptions(answer.value) : [],
  );
  return { ...column, options, right, chosen };
};

const toCorrection = (batch: CorrectionBatch, { language, reader }: Pick<ItemData, 'language' | 'reader'>) => ({
  batchId: batch.id,
  oldKey: batch.changes.oldKey,
  newKey: batch.changes.newKey,
  by: localizedName(language, batch.byName, batch.byNameZh),
  at: toIso(batch.at),
  changed: batch.changes.changedCount,
  reversedAt: batch.reversedAt === null ? null : toIso(batch.reversedAt),
  appliesTo: batch.teacherId === null ? ('everyone' as const) : ('ownWork' as const),
  approval: batch.approval,
  mayReverse: batch.teacherId === null ? batch.mayDecide : batch.teacherId === reader.personId,
  mayDecide: batch.approval === 'waiting' && batch.mayDecide,
});

/** Figures of one question with intervals, for any number of persons. */
export const toItemFigures = (figures: ItemFigures) => ({
  ...figures,
  groups: [...figures.groups],
  options: figures.options.map((option, place) => ({
    ...option,
    curve: [...option.curve],
    letter: optionLetter(place),
  })),
});

/** Statistics of one item; withheld below the number of responses needed. */
const toFigures = (index: number, keyed: PinnedKey | undefined, { statistics, columns }: ItemData) => {
  const item = statistics.items[index];
  const figures = poolSamples([sampleItem(columns, index)], columns[index]?.right ?? []);
  const reliableFlags = item?.flags.filter((flag) => flag !== 'keySuspect') ?? [];
  const reliableItem = item?.reliable ? item : undefined;
  return {
    // The number of right answers is always shown; statistics need enough responses.
    difficulty: statistics.reliable ? (item?.difficulty ?? null) : null,
    discrimination: reliableItem?.corrected ?? null,
    upperLower: reliableItem?.upperLower ?? null,
    alphaIfDeleted: reliableItem?.alphaIfDeleted ?? null,
    flags: [...(figures.isKeySuspect ? ['keySuspect' as const] : []), ...reliableFlags],
    figures: toItemFigures(figures),
    options: (item?.options ?? []).map((option, place) => ({
      optionId: option.optionId,
      letter: optionLetter(place),
      count: option.count,
      percent: Math.round(option.share * 100),
      isKey: option.right,
      distractor: option.right ? null : (keyed?.distractors[option.optionId] ?? null),
      discrimination: reliableItem ? option.discrimination : null,
    })),
  };
};

/** The key as text, for machine-marked questions. */
const getKeyText = (question: PinnedQuestion, keyed: PinnedKey | undefined): string => {
  const type = getQuestionType(question.type);
  if (!keyed || type.marking.by !== 'machine') return '';
  return type.spellKey(type.key.parse(keyed.key), type.prompt.parse(question.prompt));
};

/** Statistics of one question, with its key, explanation and corrections. */
export const toItem = ({ set, question }: AssignmentQuestion, index: number, facts: ItemData) => {
  const { attempts, keys, batches, reader, language } = facts;
  const keyed = keys.get(question.questionRevisionId);
  const shownScores = attempts.flatMap((student) => student.shownScores.get(question.questionId) ?? []);
  const own = attempts
    .filter((student) => student.shownScores.has(question.questionId))
    .map(({ answers }) => answers.get(question.questionId));
  const answered = own.filter((answer) => answer !== undefined && answer.value !== null);
  const marked = shownScores.flatMap(({ earned }) => earned ?? []);
  const seconds = attempts
    .filter(({ row, shownScores: shown }) => row.origin !== 'paper' && shown.has(question.questionId))
    .flatMap(({ answers }) => answers.get(question.questionId)?.secondsSpent ?? []);
  const { knowledge } = question;
  return {
    questionId: question.questionId,
    number: index + 1,
    kind: question.type,
    setTitle: localizedName(language, set.title, set.titleZh),
    setId: set.setId,
    prompt: signPictures(question.prompt, reader),
    excerpt: buildExcerpt(question.prompt),
    key: keyed?.key ?? null,
    keyText: getKeyText(question, keyed),
    explanation: signPictures(keyed?.explanation ?? { en: '', zh: '' }, reader),
    knowledgePoint: knowledge ? localizedName(language, knowledge.name, knowledge.nameZh) : null,
    answered: answered.length,
    shown: shownScores.length,
    blank: shownScores.length - answered.length,
    right: shownScores.filter(({ outcome }) => outcome === 'right').length,
    byTeacher: getQuestionType(question.type).marking.by === 'teacher',
    marked: marked.length,
    meanPoints: marked.length === 0 ? null : toPoints(mean(marked)),
    possible: toPoints(shownScores[0]?.possible ?? question.points),
    meanSeconds: seconds.length === 0 ? null : Math.round(mean(seconds)),
    corrections: (batches.get(question.questionId) ?? []).map((batch) => toCorrection(batch, facts)),
    ...toFigures(index, keyed, facts),
  };
};
