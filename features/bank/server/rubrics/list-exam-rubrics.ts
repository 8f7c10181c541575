import { handleCall } from '@inkstone/call/server';
import { toQuestionRubric } from '@inkstone/exam/blueprint';
import { programmes } from '@inkstone/programmes';
import { listExamRubrics as contract, RubricContent } from '../../contract.ts';

/** Each rubric of a programme once, however many of its forms have it. */
const examRubrics = programmes.flatMap(({ id: programme, variants }) => {
  const rubrics = new Map(variants.flatMap((variant) => variant.rubrics.map((own) => [own.id, own] as const)));
  return [...rubrics.values()].map((own) => ({
    programme,
    rubricCode: own.id,
    rubric: RubricContent.parse(toQuestionRubric(own)),
  }));
});

/** The rubrics of the exams. */
export const listExamRubrics = handleCall(contract, async () => ({ list: examRubrics }));
