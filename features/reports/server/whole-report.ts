import { readKeys, signedPictures } from '@inkstone/bank/server';
import { letterOf, nameIn } from '@inkstone/base';
import { answer, type Deciding } from '@inkstone/call/server';
import { questionTypeOf } from '@inkstone/exam/logic';
import { fewestPersons, paperStatistics, type ItemColumn, type PaperStatistics } from '@inkstone/exam/statistics';
import { contentOf, listAnswers, type AnswerOfAttempt } from '@inkstone/taking/server';
import { wholeReport as contract } from '../contract.ts';
import { listBatches } from './regrade.queries.ts';
import { findTaughtAssignment, listFinished, listRecipientsOf, type ReportRow } from './reports.queries.ts';

type Whole = Deciding<typeof contract>;

const iso = (at: string): string => new Date(at).toISOString();
const points = (hundredths: number): number => Math.round(hundredths) / 100;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const median = (sorted: readonly number[]): number => {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

const numbersOf = (rows: readonly ReportRow[]) => {
  const scores = rows.flatMap(({ score }) => score ?? []).sort((one, other) => one - other);
  if (scores.length === 0) return { mean: null, median: null, highest: null, lowest: null, deviation: null };
  const middle = mean(scores);
  const spread = Math.sqrt(mean(scores.map((score) => (score - middle) ** 2)));
  return {
    mean: points(middle),
    median: points(median(scores)),
    highest: points(scores.at(-1) ?? 0),
    lowest: points(scores[0] ?? 0),
    deviation: points(spread),
  };
};

const bins = 10;

const distributionOf = (rows: readonly ReportRow[], scoreMax: number) => {
  const width = scoreMax / bins;
  const counts = Array.from({ length: bins }, () => 0);
  for (const { score } of rows) {
    if (score === null) continue;
    const bin = Math.min(bins - 1, Math.floor(points(score) / width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return counts.map((count, bin) => ({ from: rounded(bin * width), to: rounded((bin + 1) * width), count }));
};

interface Sat {
  row: ReportRow;
  answers: ReadonlyMap<number, AnswerOfAttempt>;
}

const studentOf = (
  { row, answers }: Sat,
  it: Whole,
  prompts: ReadonlyMap<number, { type: string; prompt: unknown }>,
) => {
  const result = row.result;
  const questions = result?.questions ?? [];
  const count = (outcomes: readonly string[]) => questions.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    studentId: row.student_id,
    attemptId: row.attempt_id,
    name: nameIn(it.language, row.student_name, row.student_name_zh),
    className: row.class_name === null ? '' : nameIn(it.language, row.class_name, row.class_name_zh),
    score: row.score === null ? null : points(row.score),
    right: count(['right']),
    wrong: count(['wrong', 'partial']),
    blank: count(['blank']),
    seconds: row.seconds_spent,
    submittedAt: iso(row.submitted_at ?? row.started_at),
    period:
      row.submitted_at && new Date(row.submitted_at) > new Date(row.deadline)
        ? ('timeOut' as const)
        : ('regular' as const),
    answers: questions.map(({ questionId, outcome }) => {
      const value = answers.get(questionId)?.value ?? null;
      const asked = prompts.get(questionId);
      const spelled =
        value === null || !asked ? '' : questionTypeOf(asked.type).spell(value as never, asked.prompt as never);
      return { questId: questionId, spelled, outcome };
    }),
  };
};

const idsOf = (type: string, prompt: unknown): string[] =>
  questionTypeOf(type)
    .optionsOf(prompt as never)
    .map(({ id_option }) => id_option);

/** Ids of the options that a key names; empty for types without options. */
const rightOf = (options: readonly string[], key: unknown): string[] => {
  const named = Array.isArray(key) ? key.map(String) : [String(key)];
  return options.filter((id) => named.includes(id));
};

const columnOf = (
  question: { questionId: number; type: string; prompt: unknown; points: number },
  key: unknown,
  sat: readonly Sat[],
): ItemColumn => {
  const type = questionTypeOf(question.type);
  const options = idsOf(question.type, question.prompt);
  const valueOf = ({ answers }: Sat) => answers.get(question.questionId)?.value ?? null;
  return {
    questionId: question.questionId,
    possible: question.points,
    scores: sat.map(({ answers }) => answers.get(question.questionId)?.earned ?? 0),
    ...(options.length > 0
      ? {
          options,
          right: rightOf(options, key),
          chosen: sat.map((one) => {
            const value = valueOf(one);
            return value === null ? [] : type.chosen(value as never);
          }),
        }
      : {}),
  };
};

/** The class report of work that this teacher gave: scores, item statistics, answers, keys and their corrections. */
export const readWholeReport = answer(contract, async (it) => {
  const { input, me, tx, now, secret, language, notFound } = it;
  const assignment = await findTaughtAssignment(tx, { id: input.id, teacherId: me.id });
  if (!assignment) return notFound();
  const recipients = await listRecipientsOf(tx, assignment.id);
  const isGiven = input.classId === undefined || recipients.some((row) => row.class_id === input.classId);
  if (!isGiven) return notFound();
  const rows = await listFinished(tx, { assignmentId: assignment.id, classId: input.classId });
  const content = await contentOf(tx, { assignmentId: assignment.id, paperRevisionId: assignment.paper_revision_id });
  const asked = content.sections.flatMap(({ sets }) =>
    sets.flatMap((set) => set.questions.map((question) => ({ set, question }))),
  );
  const keys = await readKeys(
    tx,
    asked.map(({ question }) => question.questionRevisionId),
  );
  const answers = Map.groupBy(
    await listAnswers(
      tx,
      rows.map((row) => row.attempt_id),
    ),
    ({ attemptId }) => attemptId,
  );
  const sat: Sat[] = rows.map((row) => ({
    row,
    answers: new Map((answers.get(row.attempt_id) ?? []).map((one) => [one.questionId, one])),
  }));
  const columns = asked.map(({ question }) => columnOf(question, keys.get(question.questionRevisionId)?.key, sat));
  const statistics: PaperStatistics = paperStatistics(columns);
  const batches = Map.groupBy(
    await listBatches(
      tx,
      asked.map(({ question }) => question.questionId),
    ),
    (batch) => batch.question_id,
  );
  const reader = { secret, personId: me.id, now };
  const prompts = new Map(asked.map(({ question }) => [question.questionId, question]));
  const first = rows[0];
  const scoreMax = points(first?.score_max ?? 0);
  const classes = new Map(
    recipients.flatMap((row) =>
      row.class_id === null ? [] : [[row.class_id, nameIn(language, row.class_name ?? '', row.class_name_zh)]],
    ),
  );
  const inClass = recipients.filter((row) => input.classId === undefined || row.class_id === input.classId);
  return {
    assignmentId: assignment.id,
    title: nameIn(language, assignment.title, assignment.title_zh),
    kind: assignment.kind,
    programme: assignment.programme,
    variantName: first?.blueprint.name[language] ?? '',
    deadline: iso(assignment.deadline),
    reportAt: assignment.report_at,
    reportOpenedAt: assignment.report_opened_at === null ? null : iso(assignment.report_opened_at),
    classes: [...classes].map(([id, name]) => ({ id, name })),
    recipients: inClass.length,
    handedIn: rows.length,
    scoreMax,
    ...numbersOf(rows),
    alpha: statistics.reliable ? statistics.alpha : null,
    sem: statistics.reliable && statistics.standardError !== null ? points(statistics.standardError) : null,
    responsesNeeded: fewestPersons,
    distribution: scoreMax > 0 ? distributionOf(rows, scoreMax) : [],
    students: sat.map((one) => studentOf(one, it, prompts)),
    missing: inClass.flatMap((row) =>
      row.work === 'none' || row.work === 'started'
        ? [{ studentId: row.student_id, name: nameIn(language, row.name, row.name_zh), state: row.work }]
        : [],
    ),
    items: asked.map(({ set, question }, index) => {
      const item = statistics.items[index];
      const keyed = keys.get(question.questionRevisionId);
      const own = sat.map(({ answers: given }) => given.get(question.questionId));
      const answered = own.filter((one) => one !== undefined && one.value !== null);
      const seconds = own.flatMap((one) => one?.secondsSpent ?? []);
      const isShown = statistics.reliable && item !== undefined;
      return {
        questId: question.questionId,
        number: index + 1,
        kind: question.type,
        setTitle: nameIn(language, set.title, set.titleZh),
        topicId: set.setId,
        prompt: signedPictures(question.prompt, reader),
        key: keyed?.key ?? null,
        explanation: signedPictures(keyed?.explanation ?? { en: '', zh: '' }, reader),
        knowledgePoint: question.knowledge
          ? nameIn(language, question.knowledge.name, question.knowledge.nameZh)
          : null,
        answered: answered.length,
        blank: rows.length - answered.length,
        right: answered.filter((one) => one?.earned !== null && one?.earned === one?.possible).length,
        difficulty: isShown ? item.difficulty : null,
        discrimination: isShown ? item.corrected : null,
        upperLower: isShown ? item.upperLower : null,
        alphaIfDeleted: isShown ? item.alphaIfDeleted : null,
        meanSeconds: seconds.length === 0 ? null : Math.round(mean(seconds)),
        options: (item?.options ?? []).map((option, place) => ({
          id_option: option.optionId,
          letter: letterOf(place),
          count: option.count,
          percent: Math.round(option.share * 100),
          isKey: option.right,
          discrimination: isShown ? option.discrimination : null,
        })),
        flags: isShown ? [...item.flags] : [],
        corrections: (batches.get(question.questionId) ?? []).map((batch) => ({
          batchId: batch.id,
          was: batch.changes.was,
          becomes: batch.changes.becomes,
          by: nameIn(language, batch.by_name, batch.by_name_zh),
          at: iso(batch.at),
          changed: batch.changes.changed,
          reversedAt: batch.reversed_at === null ? null : iso(batch.reversed_at),
        })),
      };
    }),
  };
});
