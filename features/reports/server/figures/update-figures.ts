import { isDeepStrictEqual } from 'node:util';
import { readKeys, updateMeasuredDifficulties } from '@inkstone/bank/server';
import { inTransaction, type Db, type Handle, type Tx } from '@inkstone/db';
import { isForCandidate, isSelfKind } from '@inkstone/exam/assignment-kinds';
import { getQuestionType, listOptionIds } from '@inkstone/exam/question-types';
import { minPersons, poolSamples, sampleItem, type ItemFigures } from '@inkstone/exam/statistics';
import { listAnswers, readContent } from '@inkstone/taking/server';
import { listFinishedAttempts } from '../assignment-report.queries.ts';
import { buildItemColumn, selectShownScores, type ScoredAttempt } from '../item-statistics.ts';
import {
  findSampledAssignment,
  listSamples,
  listStaffAmong,
  lockFigures,
  replaceFigures,
  replaceSamples,
  type NewFigure,
  type WordedSample,
} from './samples.queries.ts';

/** Finished first attempts with their answers, without those of people who teach or administer. */
const readAttempts = async (db: Handle, assignmentId: number): Promise<ScoredAttempt[]> => {
  const all = await listFinishedAttempts(db, { assignmentId, classId: undefined });
  const staffIds = await listStaffAmong(
    db,
    all.map(({ studentId }) => studentId),
  );
  const rows = all.filter(({ studentId }) => !staffIds.has(studentId));
  const answers = Map.groupBy(
    await listAnswers(
      db,
      rows.map(({ attemptId }) => attemptId),
    ),
    ({ attemptId }) => attemptId,
  );
  return rows.map((row) => {
    const own = new Map((answers.get(row.attemptId) ?? []).map((answer) => [answer.questionId, answer]));
    return { row, answers: own, shownScores: selectShownScores(row, own), selfMark: null };
  });
};

/**
 * The questions of an assignment as samples. Practice of one's own (its questions were chosen by who answers them) and
 * candidates' tests (other people than students) have none.
 */
const buildSamples = async (db: Handle, assignmentId: number) => {
  const assignment = await findSampledAssignment(db, assignmentId);
  if (!assignment || assignment.deletedAt !== null) return [];
  if (isSelfKind(assignment.kind) || isForCandidate(assignment.kind)) return [];
  const attempts = await readAttempts(db, assignmentId);
  if (attempts.length === 0) return [];
  const content = await readContent(db, { assignmentId, paperRevisionId: assignment.paperRevisionId });
  const questions = content.sections.flatMap(({ sets }) => sets.flatMap((set) => set.questions));
  const revisionIds = questions.map(({ questionRevisionId }) => questionRevisionId);
  const keys = await readKeys(db, revisionIds, { teacherId: assignment.teacherId });
  const columns = questions.map((question) =>
    buildItemColumn(question, keys.get(question.questionRevisionId)?.key, attempts),
  );
  return questions
    .map(({ questionId, questionRevisionId }, index) => ({
      ...{ questionId, questionRevisionId },
      sample: sampleItem(columns, index),
    }))
    .filter(({ sample }) => sample.shares.count > 0);
};

const hasSameWords = (left: WordedSample, right: WordedSample): boolean =>
  left.type === right.type && isDeepStrictEqual([left.prompt, left.key], [right.prompt, right.key]);

/** The samples of one question by the words and the key it was asked with, newest first. */
const groupByWords = (samples: readonly WordedSample[]): [WordedSample, ...WordedSample[]][] => {
  const groups: [WordedSample, ...WordedSample[]][] = [];
  for (const sample of samples) {
    const group = groups.find(([first]) => hasSameWords(first, sample));
    if (group) group.push(sample);
    else groups.push([sample]);
  }
  return groups;
};

/** The options of a right answer; none for types without options. */
const listRightOptions = ({ type: typeId, prompt }: WordedSample, key: unknown): readonly string[] => {
  const type = getQuestionType(typeId);
  const parsed = type.key.safeParse(key);
  return parsed.success && listOptionIds(type.listOptions(prompt)).length > 0 ? type.chosenOptions(parsed.data) : [];
};

const poolQuestions = async (tx: Tx, questionIds: readonly number[]): Promise<NewFigure[]> => {
  const byQuestion = Map.groupBy(await listSamples(tx, questionIds), ({ questionId }) => questionId);
  const groups = [...byQuestion.values()].flatMap((samples) =>
    groupByWords(samples).map((group, index) => ({ group, isNewest: index === 0 })),
  );
  const keys = await readKeys(
    tx,
    groups.map(({ group: [{ questionRevisionId }] }) => questionRevisionId),
  );
  return groups.map(({ group, isNewest }) => {
    const [first] = group;
    const { questionRevisionId, questionId, setId } = first;
    const right = listRightOptions(first, keys.get(questionRevisionId)?.key);
    const samples = group.map(({ sample }) => sample);
    return { questionRevisionId, questionId, setId, isNewest, figures: poolSamples(samples, right) };
  });
};

/** From 0 (everybody is right) to 1 (nobody is); null below the persons that a class report needs for a difficulty. */
const toDifficulty = ({ persons, facility }: ItemFigures): number | null =>
  facility === null || persons < minPersons ? null : 1 - facility.value;

/** Samples an assignment again and pools the figures of its questions; the same again where nothing has changed. */
export const updateFigures = async (db: Db, assignmentId: number): Promise<void> => {
  const samples = await buildSamples(db, assignmentId);
  await inTransaction(db, async (tx) => {
    await lockFigures(tx);
    const questionIds = await replaceSamples(tx, assignmentId, samples);
    const figures = await poolQuestions(tx, questionIds);
    await replaceFigures(tx, questionIds, figures);
    const newest = new Map(figures.filter(({ isNewest }) => isNewest).map((figure) => [figure.questionId, figure]));
    const measured = questionIds.map((questionId) => {
      const figure = newest.get(questionId);
      return { questionId, difficulty: figure ? toDifficulty(figure.figures) : null };
    });
    await updateMeasuredDifficulties(tx, measured);
  });
};
