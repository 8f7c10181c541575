import { readKeys, signPictures, signStimulusWithTranscript, type Reader } from '@inkstone/bank/server';
import { countWords, cutText, localizedName, paginate, toPoints } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { toFileAnswer, isEmptyFileAnswer } from '@inkstone/exam/handed';
import {
  readContent,
  toFileRecord,
  readAnswerFiles,
  listAnswers,
  findNamedRecordings,
  listPlayableRecordings,
  type AnswerRow,
  type AnswerFile,
} from '@inkstone/taking/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { getDefinedHomework as contract } from '../contract.ts';
import { toIso } from './statistics.ts';
import { findTeacherAssignment, listFinishedAttempts, listFinishedKeys } from './assignment-report.queries.ts';
import type { ReportRow } from './attempt-report.queries.ts';

type DetailContext = HandlerContext<typeof contract>;
type Task = Awaited<ReturnType<typeof readTasks>>[number];

/** Length of the text excerpt. */
const excerptLength = 280;

const toReader = ({ secret, me, now }: DetailContext): Reader => ({ secret, personId: me.id, now });

const getModelAnswer = (key: unknown): string =>
  typeof key === 'object' && key !== null && 'model' in key && typeof key.model === 'string' ? key.model : '';

const readTasks = async (ctx: DetailContext, of: { assignmentId: number; paperRevisionId: number | null }) => {
  const content = await readContent(ctx.tx, of);
  const questions = content.sections.flatMap(({ sets }) =>
    sets.flatMap((set) => set.questions.map((question) => ({ set, question }))),
  );
  const keys = await readKeys(
    ctx.tx,
    questions.map(({ question }) => question.questionRevisionId),
    { assignmentId: of.assignmentId },
  );
  const reader = toReader(ctx);
  return questions.map(({ set, question }, index) => ({
    questionId: question.questionId,
    number: index + 1,
    stimulus: signStimulusWithTranscript(set.stimulus, reader),
    prompt: signPictures(question.prompt, reader),
    model: signPictures(getModelAnswer(keys.get(question.questionRevisionId)?.key), reader),
    points: toPoints(question.points),
  }));
};

/** The content of one student's attempt. */
interface AttemptContent {
  answers: ReadonlyMap<number, AnswerRow>;
  files: readonly AnswerFile[];
  recordings: Awaited<ReturnType<typeof listPlayableRecordings>>;
}

const toTaskSubmission = (
  ctx: DetailContext,
  row: ReportRow,
  task: Task,
  { answers, files, recordings }: AttemptContent,
) => {
  const value = answers.get(task.questionId)?.value;
  const fileAnswer = toFileAnswer(value);
  const earned = row.result?.questions.find(({ questionId }) => questionId === task.questionId)?.earned ?? null;
  return {
    questionId: task.questionId,
    text: cutText(fileAnswer.text, excerptLength),
    words: countWords(fileAnswer.text),
    files: files
      .filter(({ questionId }) => questionId === task.questionId)
      .map((file) => toFileRecord(file, toReader(ctx))),
    recordings: findNamedRecordings(value, recordings),
    isBlank: isEmptyFileAnswer(fileAnswer),
    earned: earned === null ? null : toPoints(earned),
    possible: task.points,
  };
};

const toStudent = (ctx: DetailContext, row: ReportRow, tasks: readonly Task[], facts: AttemptContent) => ({
  studentId: row.studentId,
  attemptId: row.attemptId,
  name: localizedName(ctx.language, row.studentName, row.studentNameZh),
  submittedAt: toIso(row.submittedAt ?? row.startedAt),
  score: row.score === null ? null : toPoints(row.score),
  answers: tasks.map((task) => toTaskSubmission(ctx, row, task, facts)),
});

/** The content of each finished attempt, by attempt. */
const readAttemptContents = async (
  ctx: DetailContext,
  rows: readonly ReportRow[],
): Promise<Map<number, AttemptContent>> => {
  const attemptIds = rows.map((row) => row.attemptId);
  const answers = Map.groupBy(await listAnswers(ctx.tx, attemptIds), ({ attemptId }) => attemptId);
  const files = [...(await readAnswerFiles(ctx.tx, attemptIds)).values()].flat();
  const facts = new Map<number, AttemptContent>();
  for (const id of attemptIds) {
    const own = answers.get(id) ?? [];
    const isSpoken = own.some(({ value }) => toFileAnswer(value).recordings.length > 0);
    facts.set(id, {
      answers: new Map(own.map((answer) => [answer.questionId, answer])),
      files: files.filter(({ attemptId }) => attemptId === id),
      recordings: isSpoken ? await listPlayableRecordings(ctx.tx, id, toReader(ctx)) : [],
    });
  }
  return facts;
};

/** Teacher-written homework with its submissions, all or one page; other assignments have no tasks. */
export const getDefinedHomework = handleCall(contract, async (ctx) => {
  const { input, me, tx, notFound } = ctx;
  const assignment = await findTeacherAssignment(tx, { id: input.id, teacherId: me.id });
  if (!assignment || !getKindRules(assignment.kind).isWrittenByTeacher) return notFound();
  const of = { assignmentId: assignment.id, paperRevisionId: assignment.paperRevisionId };
  const tasks = await readTasks(ctx, of);
  const keys = await listFinishedKeys(tx, assignment.id);
  const { rows: pageKeys, ...paged } = paginate(keys, input);
  const attemptIds = pageKeys.map((key) => key.attemptId);
  const rows = await listFinishedAttempts(tx, { assignmentId: assignment.id, classId: undefined, attemptIds });
  const facts = await readAttemptContents(ctx, rows);
  const students = rows.flatMap((row) => {
    const own = facts.get(row.attemptId);
    return own ? [toStudent(ctx, row, tasks, own)] : [];
  });
  return {
    ...{ id: assignment.id, tasks, students, ...paged },
    toMark: keys.filter(({ score }) => score === null).length,
    scoreMax: tasks.reduce((sum, task) => sum + task.points, 0),
  };
});
