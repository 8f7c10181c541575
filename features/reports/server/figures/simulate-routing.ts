import { findComposableSets } from '@inkstone/bank/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { bindBlueprint, findTwoStageRule } from '@inkstone/exam/blueprint';
import { binPercents, estimatePercents, type MeasuredQuestion } from '@inkstone/exam/statistics';
import { findProgramme, findVariant } from '@inkstone/programmes';
import { simulateRouting as contract } from '../../contract.ts';
import { listFiguresInWords } from './figures.queries.ts';
import { listRouterResults, type RouterQuestions } from './routing.queries.ts';

type ComposedSets = NonNullable<Awaited<ReturnType<typeof findComposableSets>>>;
type SimulationInput = HandlerContext<typeof contract>['input'];

/** Fewer students are not shown: each of them could be recognised. */
const minStudents = 5;

/** The questions of the first module that count, with the points that the exam gives them; undefined where none adapts. */
const listRouterQuestions = (
  { programme: programmeId, variant, section }: SimulationInput,
  sets: ComposedSets,
): RouterQuestions | undefined => {
  const programme = findProgramme(programmeId);
  const rule = findVariant(programmeId, variant)?.sections.find(({ id }) => id === section);
  const part = rule && findTwoStageRule(rule)?.router;
  if (!programme || part === undefined) return undefined;
  const paper = [{ section, part, sets: sets.map(({ setId, questions }) => ({ id: setId, questions })) }];
  const { sections } = bindBlueprint(programme, variant, { paper, choices: { mode: 'test' } });
  const bound = sections.flatMap(({ parts }) => parts.flatMap((boundPart) => boundPart.sets));
  return {
    setRevisionIds: sets.map(({ revisionId }) => revisionId),
    questions: bound.flatMap(({ questions }) => questions.filter(({ unscored }) => !unscored)),
  };
};

/** The questions whose facility is known in these words. */
const listMeasured = async (
  db: Handle,
  sets: ComposedSets,
  { questions }: RouterQuestions,
): Promise<MeasuredQuestion[]> => {
  const points = new Map(questions.map((question) => [question.id, question.points]));
  const measured: MeasuredQuestion[] = [];
  for (const { setId, number } of sets) {
    for (const { questionId, figures } of await listFiguresInWords(db, { setId, version: number })) {
      const own = points.get(questionId);
      if (own !== undefined && figures.facility) measured.push({ points: own, facility: figures.facility.value });
    }
  }
  return measured;
};

/** How past students did in the questions of a first module, or how they are expected to. */
export const simulateRouting = handleCall(contract, async ({ input, me, tx, notFound }) => {
  const sets = (await findComposableSets(tx, me, { sets: input.sets, paperId: input.paperId })) ?? notFound();
  const router = listRouterQuestions(input, sets) ?? notFound();
  const questionCount = router.questions.length;
  const results = questionCount === 0 ? [] : await listRouterResults(tx, router);
  const measured = await listMeasured(tx, sets, router);
  const counts = {
    students: results.length,
    partial: results.filter(({ askedCount }) => askedCount < questionCount).length,
    questionCount,
    measuredCount: measured.length,
  };
  if (results.length >= minStudents) {
    const percents = results.map(({ percent }) => ({ percent: Math.max(0, percent), weight: 1 }));
    return { ...counts, source: 'answers' as const, bins: binPercents(percents) };
  }
  const isMeasured = measured.length > 0 && 3 * measured.length >= 2 * questionCount;
  if (!isMeasured) return { ...counts, source: 'none' as const, bins: [] };
  return { ...counts, source: 'facilities' as const, bins: binPercents(estimatePercents(measured)) };
});
