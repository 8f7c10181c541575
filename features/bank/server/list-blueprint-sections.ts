import { handleCall } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { findVariant } from '@inkstone/programmes';
import { listBlueprintSections as contract } from '../contract.ts';
import { listSlots, getDefaultSeconds } from '../rules.ts';

const toSeconds = (seconds: number | { from: number } | undefined): number | null =>
  typeof seconds === 'object' ? seconds.from : (seconds ?? null);

/** The sections and parts of an exam's papers. */
export const listBlueprintSections = handleCall(contract, async ({ input, refuse }) => {
  const variant = findVariant(input.programme, input.variant);
  if (!variant) return refuse('exam.variantUnknown');
  return {
    name: variant.name,
    seconds: toSeconds(variant.clock?.seconds),
    list: listSlots(variant).map(({ section, part, hasParts }) => {
      const place = { section: section.id, part: hasParts ? part.id : null };
      const { questions, sets } = part;
      return {
        ...place,
        name: section.name,
        partName: hasParts ? part.name : null,
        skill: section.skill,
        seconds: getDefaultSeconds(variant, place),
        types: part.types.map((id) => ({ id, name: getQuestionType(id).name })),
        questions: questions && { from: questions.from * sets.from, to: questions.to * sets.to },
        options: part.options ?? null,
      };
    }),
  };
});
