import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { PaperProblem, Variant } from '@inkstone/exam/blueprint';
import { findProgramme, findVariant } from '@inkstone/programmes';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { listLenders } from '@inkstone/programmes/cards';
import { saveExam as contract } from '../contract.ts';
import { problemsOfPaper, usualSeconds } from '../rules.ts';
import { listPickedByHead, listPickedByNumber, type PickedRow } from './picked.queries.ts';
import { listPaperPlan } from './pinned.queries.ts';
import { insertNextPaperRevision, insertPaper, type PaperToKeep } from './write-paper.ts';
import { lockPaper } from './write-papers.queries.ts';

type It = HandlerContext<typeof contract>;

/**
 * The revision that each wanted set is pinned to: the named one, else the newest. A hidden set is not there for anybody,
 * unless the paper holds it already: then it was hidden later.
 */
const pick = async ({ input, tx, refuse }: It, held: ReadonlySet<number>): Promise<PickedRow[][]> => {
  const wanted = input.sections.flatMap(({ sets }) => sets);
  const newest = await listPickedByHead(
    tx,
    wanted.filter((one) => one.version === undefined).map((one) => one.topicId),
  );
  const named = await listPickedByNumber(
    tx,
    wanted.flatMap(({ topicId, version }) => (version === undefined ? [] : { setId: topicId, number: version })),
  );
  const lenders = listLenders(input.programme);
  return input.sections.map(({ sets }) =>
    sets.map(({ topicId, version }) => {
      const rows = version === undefined ? newest : named;
      const row = rows.find((one) => one.set_id === topicId && (version === undefined || one.number === version));
      if (!row || (row.is_hidden && !held.has(row.revision_id))) return refuse('exam.setGone');
      return !lenders.includes(row.programme) ? refuse('exam.setForeign', { title: row.title }) : row;
    }),
  );
};

const refuseProblem = (it: It, problem: PaperProblem, picked: readonly PickedRow[]): void => {
  const { input, language, refuse } = it;
  const titleOf = (questionId: number): string => {
    const row = picked.find(({ questions }) => questions.some((question) => question.id === questionId));
    return localizedName(language, row?.title ?? '', row?.title_zh);
  };
  if (problem.is === 'unknownSection') return refuse('exam.sectionUnknown', { section: problem.section });
  if (problem.is === 'unknownPart') return refuse('exam.sectionUnknown', { section: problem.part });
  if (problem.is === 'twice') return refuse('exam.questionTwice', { title: titleOf(problem.questionId) });
  if (problem.is === 'typeNotAllowed') return refuse('exam.typeNotAllowed', { title: titleOf(problem.questionId) });
  if (problem.is === 'empty') return refuse('exam.empty');
  if (input.anyCount) return;
  const { from, to, found } = problem;
  return refuse('exam.count', { wanted: from === to ? from : `${from}–${to}`, found });
};

// What stands in the way of any paper is said before what only differs from the usual.
const gravest = (problems: readonly PaperProblem[]): PaperProblem[] => [
  ...problems.filter((problem) => problem.is !== 'count'),
  ...problems.filter((problem) => problem.is === 'count'),
];

const paperOf = async (it: It, variant: Variant, held: ReadonlySet<number>): Promise<PaperToKeep> => {
  const { input } = it;
  const picked = await pick(it, held);
  const composed = input.sections.map((section, index) => ({
    ...section,
    sets: (picked[index] ?? []).map((row) => ({ topicId: row.set_id, questions: row.questions })),
  }));
  const all = picked.flat();
  for (const problem of gravest(problemsOfPaper(variant, composed))) refuseProblem(it, problem, all);
  return {
    programme: input.programme,
    variant: variant.id,
    typeId: input.examPaperTypeId,
    title: input.title,
    titleZh: input.titleZh,
    questionCount: all.reduce((sum, row) => sum + row.questions.length, 0),
    sections: composed.map(({ section, part, seconds }, index) => ({
      section,
      part,
      seconds: seconds === usualSeconds(variant, { section, part, sets: picked[index]?.length }) ? null : seconds,
      setRevisionIds: (picked[index] ?? []).map((row) => row.revision_id),
    })),
  };
};

/** Keeps a composed paper, or the next revision of one that nobody saved meanwhile. */
export const saveExam = handleCall(contract, async (it) => {
  const { input, me, tx, now, language, refuse, notFound } = it;
  const variant = findVariant(input.programme, input.variant);
  const programme = findProgramme(input.programme);
  if (!variant || findProgrammeCard(input.programme)?.hasPapers === false) return refuse('exam.variantUnknown');
  const typeId = input.examPaperTypeId;
  if (typeId !== null && !programme?.reports[typeId]) return refuse('exam.typeUnknown');

  if (input.examId === undefined) {
    const kept = await insertPaper(tx, { ...(await paperOf(it, variant, new Set())), ownerId: me.id, now });
    return { examId: kept.paperId, version: 1, revisionId: kept.paperRevisionId };
  }
  const paperId = input.examId;
  const current = await lockPaper(tx, paperId);
  if (!current) return notFound();
  if (input.version !== current.head) {
    return refuse('exam.savedMeanwhile', { name: localizedName(language, current.name, current.name_zh) });
  }
  const number = current.head + 1;
  const plan = await listPaperPlan(tx, current.revision_id);
  const held = new Set(plan.flatMap((row) => row.set_revision_id ?? []));
  const paper = await paperOf(it, variant, held);
  const kept = await insertNextPaperRevision(tx, { paperId, number }, { paper, savedBy: me.id, now });
  return { examId: paperId, version: number, revisionId: kept.paperRevisionId };
});
