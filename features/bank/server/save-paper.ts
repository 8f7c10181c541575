import { localizedName, pointsText } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { findSettingsName, type PaperProblem, type Variant } from '@inkstone/exam/blueprint';
import { findProgramme, findVariant, resolvePaperType } from '@inkstone/programmes';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { listLenders } from '@inkstone/programmes/cards';
import { savePaper as contract } from '../contract.ts';
import { findComposedPaperProblems, getDefaultSeconds, toStoredSettings } from '../rules.ts';
import { listSummariesByHead, listSummariesByNumber, type SetSummaryRow } from './set-summaries.queries.ts';
import { withChosenQuestions } from './pinned-content.ts';
import { listPaperPlan } from './pinned-content.queries.ts';
import { insertNextPaperRevision, insertPaper, type PaperInput } from './write-paper.ts';
import { lockPaper } from './write-papers.queries.ts';
import { toSetViewer } from './set-access.queries.ts';

type SaveExamContext = HandlerContext<typeof contract>;

/**
 * Pins each requested set to the requested revision, or else the newest. A set that is hidden, or that the person may not
 * use, is refused unless the paper already has this revision.
 */
const pinSetRevisions = async (
  { input, me, tx, refuse }: SaveExamContext,
  previousRevisionIds: ReadonlySet<number>,
): Promise<SetSummaryRow[][]> => {
  const requestedSets = input.sections.flatMap(({ sets }) => sets);
  const viewer = toSetViewer(me);
  const newest = await listSummariesByHead(
    tx,
    requestedSets.filter((set) => set.version === undefined).map((set) => set.setId),
    viewer,
  );
  const requestedRevisions = await listSummariesByNumber(
    tx,
    requestedSets.flatMap(({ setId, version }) => (version === undefined ? [] : { setId, number: version })),
    viewer,
  );
  const lenders = listLenders(input.programme);
  return input.sections.map(({ sets }) =>
    sets.map(({ setId, version }) => {
      const rows = version === undefined ? newest : requestedRevisions;
      const row = rows.find(
        (candidate) => candidate.setId === setId && (version === undefined || candidate.number === version),
      );
      const isAvailable = row?.isUsable === true && !row.isHidden;
      if (!row || (!isAvailable && !previousRevisionIds.has(row.revisionId))) return refuse('exam.setGone');
      return !lenders.includes(row.programme) ? refuse('exam.setForeign', { title: row.title }) : row;
    }),
  );
};

/** Set revisions with the questions that the paper takes of them; refused where a chosen one is not in its set. */
const chooseQuestions = ({ input, refuse }: SaveExamContext, pinnedRows: readonly SetSummaryRow[][]) =>
  pinnedRows.map((rows, sectionIndex) =>
    rows.map((row, index): SetSummaryRow => {
      const questionIds = input.sections[sectionIndex]?.sets[index]?.questionIds;
      if (!questionIds) return row;
      const chosen = withChosenQuestions(row, questionIds);
      return chosen.questions.length === questionIds.length
        ? chosen
        : refuse('exam.questionGone', { title: row.title });
    }),
  );

const refuseProblem = (ctx: SaveExamContext, problem: PaperProblem, pinnedRows: readonly SetSummaryRow[]): void => {
  const { input, language, refuse } = ctx;
  const getTitle = (questionId: number): string => {
    const row = pinnedRows.find(({ questions }) => questions.some((question) => question.id === questionId));
    return localizedName(language, row?.title ?? '', row?.titleZh);
  };
  const getSectionName = (id: string): string =>
    findVariant(input.programme, input.variant)?.sections.find((section) => section.id === id)?.name[language] ?? id;
  const getModuleName = ({ section, part }: { section: string; part: string }): string => {
    const named = findSettingsName(
      input.sections.find((slot) => slot.section === section && slot.part === part)?.settings,
    );
    const rule = findVariant(input.programme, input.variant)?.sections.find(({ id }) => id === section);
    return (named ?? rule?.parts.find(({ id }) => id === part)?.name)?.[language] ?? part;
  };
  if (problem.is === 'unknownSection') return refuse('exam.sectionUnknown', { section: problem.section });
  if (problem.is === 'unknownPart') return refuse('exam.sectionUnknown', { section: problem.part });
  if (problem.is === 'settingsNotAllowed') return refuse('exam.sectionFixed', { section: problem.section });
  if (problem.is === 'cutsNotAllowed') return refuse('exam.notAdaptive', { section: getSectionName(problem.section) });
  if (problem.is === 'cutsInvalid') return refuse('exam.cutsInvalid', { section: getSectionName(problem.section) });
  if (problem.is === 'pointCutsInvalid') return refuse('exam.pointCutsInvalid', { most: pointsText(problem.most) });
  if (problem.is === 'moduleEmpty') return refuse('exam.moduleEmpty', { module: getModuleName(problem) });
  if (problem.is === 'twice') return refuse('exam.questionTwice', { title: getTitle(problem.questionId) });
  if (problem.is === 'typeNotAllowed') return refuse('exam.typeNotAllowed', { title: getTitle(problem.questionId) });
  if (problem.is === 'calculatorForbidden') return refuse('exam.noCalculator', { title: getTitle(problem.questionId) });
  if (problem.is === 'empty') return refuse('exam.empty');
  if (input.anyCount) return;
  const { from, to, found: count } = problem;
  return refuse('exam.count', { wanted: from === to ? from : `${from}–${to}`, found: count });
};

/** The questions of the sets of which a paper does not take all, by the set's revision. */
const listChosenQuestions = (pinnedSets: readonly SetSummaryRow[], chosenSets: readonly SetSummaryRow[]) =>
  new Map(
    chosenSets.flatMap(({ revisionId, questions }, index): [number, number[]][] =>
      questions.length === pinnedSets[index]?.questions.length ? [] : [[revisionId, questions.map(({ id }) => id)]],
    ),
  );

// Errors come before differences from the exam's number of questions.
const sortBySeverity = (problems: readonly PaperProblem[]): PaperProblem[] => [
  ...problems.filter((problem) => problem.is !== 'count'),
  ...problems.filter((problem) => problem.is === 'count'),
];

const buildPaper = async (
  ctx: SaveExamContext,
  variant: Variant,
  previousRevisionIds: ReadonlySet<number>,
): Promise<PaperInput> => {
  const { input } = ctx;
  const pinnedSets = await pinSetRevisions(ctx, previousRevisionIds);
  const pinnedRows = chooseQuestions(ctx, pinnedSets);
  const composed = input.sections.map((section, index) => ({
    ...section,
    sets: (pinnedRows[index] ?? []).map((row) => ({ setId: row.setId, questions: row.questions })),
  }));
  const all = pinnedRows.flat();
  for (const problem of sortBySeverity(findComposedPaperProblems(variant, composed))) refuseProblem(ctx, problem, all);
  return {
    programme: input.programme,
    variant: variant.id,
    typeId: resolvePaperType(input.programme, input.paperTypeId),
    title: input.title,
    titleZh: input.titleZh,
    composition: input.composition,
    questionCount: all.reduce((sum, row) => sum + row.questions.length, 0),
    chosenQuestions: listChosenQuestions(pinnedSets.flat(), all),
    sections: composed.map(({ section, part, seconds, settings }, index) => ({
      section,
      part,
      settings: toStoredSettings(variant, { section, settings }),
      seconds:
        seconds === getDefaultSeconds(variant, { section, part, sets: pinnedRows[index]?.length }) ? null : seconds,
      setRevisionIds: (pinnedRows[index] ?? []).map((row) => row.revisionId),
    })),
  };
};

/** Saves a new paper, or the next revision if nobody else saved meanwhile. */
export const savePaper = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const variant = findVariant(input.programme, input.variant);
  const programme = findProgramme(input.programme);
  if (!variant || findProgrammeCard(input.programme)?.hasPapers === false) return refuse('exam.variantUnknown');
  const typeId = input.paperTypeId;
  if (typeId !== null && !programme?.reports[typeId]) return refuse('exam.typeUnknown');

  if (input.paperId === undefined) {
    const saved = await insertPaper(tx, { ...(await buildPaper(ctx, variant, new Set())), ownerId: me.id, now });
    return { paperId: saved.paperId, version: 1, revisionId: saved.paperRevisionId };
  }
  const paperId = input.paperId;
  const current = await lockPaper(tx, paperId);
  if (!current) return notFound();
  if (input.version !== current.head) {
    return refuse('exam.savedMeanwhile', { name: localizedName(language, current.name, current.nameZh) });
  }
  const number = current.head + 1;
  const plan = await listPaperPlan(tx, current.revisionId);
  const previousRevisionIds = new Set(plan.flatMap((row) => row.setRevisionId ?? []));
  const paper = await buildPaper(ctx, variant, previousRevisionIds);
  const saved = await insertNextPaperRevision(tx, { paperId, number }, { paper, savedBy: me.id, now });
  return { paperId, version: number, revisionId: saved.paperRevisionId };
});
