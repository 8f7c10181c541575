import { readKeys, signedPictures, signedWithTranscript, type Reader } from '@inkstone/bank/server';
import { countWords, localizedName, takePage } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { toFileAnswer, isEmptyFileAnswer } from '@inkstone/exam/handed';
import {
  contentOf,
  fileFor,
  filesOfAnswers,
  listAnswers,
  recordingsIn,
  recordingsOf,
  type AnswerOfAttempt,
  type FileOfAnswer,
} from '@inkstone/taking/server';
import { questDetail as contract } from '../contract.ts';
import { isoOf, points } from './numbers.ts';
import { findTaughtAssignment, listFinished, listFinishedKeys, type ReportRow } from './reports.queries.ts';

type It = HandlerContext<typeof contract>;
type Task = Awaited<ReturnType<typeof tasksOf>>[number];

/** So much of a text is read at a glance. */
const glance = 280;

const readerOf = ({ secret, me, now }: It): Reader => ({ secret, personId: me.id, now });

const modelOf = (key: unknown): string =>
  typeof key === 'object' && key !== null && 'model' in key && typeof key.model === 'string' ? key.model : '';

const tasksOf = async (it: It, of: { assignmentId: number; paperRevisionId: number | null }) => {
  const content = await contentOf(it.tx, of);
  const asked = content.sections.flatMap(({ sets }) =>
    sets.flatMap((set) => set.questions.map((question) => ({ set, question }))),
  );
  const keys = await readKeys(
    it.tx,
    asked.map(({ question }) => question.questionRevisionId),
    { assignmentId: of.assignmentId },
  );
  const reader = readerOf(it);
  return asked.map(({ set, question }, index) => ({
    questId: question.questionId,
    number: index + 1,
    stimulus: signedWithTranscript(set.stimulus, reader),
    prompt: signedPictures(question.prompt, reader),
    model: signedPictures(modelOf(keys.get(question.questionRevisionId)?.key), reader),
    points: points(question.points),
  }));
};

/** What one student's attempt holds. */
interface Facts {
  answers: ReadonlyMap<number, AnswerOfAttempt>;
  files: readonly FileOfAnswer[];
  recordings: Awaited<ReturnType<typeof recordingsOf>>;
}

const handedIn = (it: It, row: ReportRow, task: Task, { answers, files, recordings }: Facts) => {
  const value = answers.get(task.questId)?.value;
  const handed = toFileAnswer(value);
  const earned = row.result?.questions.find(({ questionId }) => questionId === task.questId)?.earned ?? null;
  return {
    questId: task.questId,
    text: handed.text.slice(0, glance),
    words: countWords(handed.text),
    files: files.filter(({ questionId }) => questionId === task.questId).map((file) => fileFor(file, readerOf(it))),
    recordings: recordingsIn(value, recordings),
    isBlank: isEmptyFileAnswer(handed),
    earned: earned === null ? null : points(earned),
    possible: task.points,
  };
};

const studentOf = (it: It, row: ReportRow, tasks: readonly Task[], facts: Facts) => ({
  studentId: row.student_id,
  attemptId: row.attempt_id,
  name: localizedName(it.language, row.student_name, row.student_name_zh),
  submittedAt: isoOf(row.submitted_at ?? row.started_at),
  score: row.score === null ? null : points(row.score),
  answers: tasks.map((task) => handedIn(it, row, task, facts)),
});

/** What each finished attempt holds, by attempt. */
const factsOf = async (it: It, rows: readonly ReportRow[]): Promise<Map<number, Facts>> => {
  const attemptIds = rows.map((row) => row.attempt_id);
  const answers = Map.groupBy(await listAnswers(it.tx, attemptIds), ({ attemptId }) => attemptId);
  const files = [...(await filesOfAnswers(it.tx, attemptIds)).values()].flat();
  const facts = new Map<number, Facts>();
  for (const id of attemptIds) {
    const own = answers.get(id) ?? [];
    const isSpoken = own.some(({ value }) => toFileAnswer(value).recordings.length > 0);
    facts.set(id, {
      answers: new Map(own.map((one) => [one.questionId, one])),
      files: files.filter(({ attemptId }) => attemptId === id),
      recordings: isSpoken ? await recordingsOf(it.tx, id, readerOf(it)) : [],
    });
  }
  return facts;
};

/** One piece of homework that this teacher wrote, with what came in, all or one page; other work has no tasks of its own. */
export const readQuestDetail = handleCall(contract, async (it) => {
  const { input, me, tx, notFound } = it;
  const assignment = await findTaughtAssignment(tx, { id: input.id, teacherId: me.id });
  if (assignment?.kind !== 'definedHomework') return notFound();
  const of = { assignmentId: assignment.id, paperRevisionId: assignment.paper_revision_id };
  const tasks = await tasksOf(it, of);
  const keys = await listFinishedKeys(tx, assignment.id);
  const { rows: chosen, ...paged } = takePage(keys, input);
  const attemptIds = chosen.map((key) => key.attempt_id);
  const rows = await listFinished(tx, { assignmentId: assignment.id, classId: undefined, attemptIds });
  const facts = await factsOf(it, rows);
  const students = rows.flatMap((row) => {
    const own = facts.get(row.attempt_id);
    return own ? [studentOf(it, row, tasks, own)] : [];
  });
  return {
    ...{ id: assignment.id, tasks, students, ...paged },
    toMark: keys.filter(({ score }) => score === null).length,
    scoreMax: tasks.reduce((sum, task) => sum + task.points, 0),
  };
});
