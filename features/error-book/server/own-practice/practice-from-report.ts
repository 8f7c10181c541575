import { listClosedSets, listIdsHeldByLiveTest } from '@inkstone/assignments/server';
import type { HandlerContext } from '@inkstone/call/server';
import type { createOwnPractice } from '../../contract.ts';
import { findReportedWork, listWrongQuestions, type WrongQuestion } from './own-practice.queries.ts';

type CreateContext = HandlerContext<typeof createOwnPractice>;

/** Work of the caller whose report is open, with what was wrong in it. */
const readReportedWork = async (ctx: CreateContext) => {
  const { input, me, tx, now, refuse, notFound } = ctx;
  const { assignmentId = 0 } = input;
  const key = { studentId: me.id, assignmentId, now };
  const work = await findReportedWork(tx, key);
  if (!work) return notFound();
  const heldIds = await listIdsHeldByLiveTest(tx, { studentId: me.id, assignmentIds: [assignmentId], now });
  if (heldIds.size > 0) return refuse('practice.reportResting');
  const wrong = await listWrongQuestions(tx, key);
  if (wrong.length === 0) return refuse('practice.nothingWrong');
  return { work, wrong };
};

/** The questions of one programme and subject: of those with the most questions, so that a practice is of one section. */
const listOfLargestSubject = (questions: readonly WrongQuestion[]): WrongQuestion[] => {
  const groups = Map.groupBy(questions, ({ programme, subject }) => `${programme} ${subject}`);
  const [largest = []] = [...groups.values()].toSorted((first, second) => second.length - first.length);
  return largest;
};

/** What was wrong, of one section, of sets that are marked for practice and not closed; at most so many questions. */
export const readWrongPractice = async (ctx: CreateContext, most: number) => {
  const { me, tx, now, refuse } = ctx;
  const { work, wrong } = await readReportedWork(ctx);
  const marked = wrong.filter(({ isMarked }) => isMarked);
  const setIds = [...new Set(marked.map(({ setId }) => setId))];
  const closed = await listClosedSets(tx, { studentId: me.id, now, setIds });
  const questions = listOfLargestSubject(marked.filter(({ setId }) => !closed.has(setId))).slice(0, most);
  if (questions.length === 0) return refuse('practice.nothingNow');
  return { work, questions };
};

/** The knowledge points of what was wrong, of one section; the section itself where a question names none. */
export const readSimilarScope = async (ctx: CreateContext) => {
  const { work, wrong } = await readReportedWork(ctx);
  const questions = listOfLargestSubject(wrong);
  const [first] = questions;
  const nodeIds = [...new Set(questions.flatMap(({ nodeId }) => nodeId ?? []))].slice(0, 10);
  return { work, nodeIds, programme: first?.programme ?? '', subject: first?.subject ?? '' };
};
