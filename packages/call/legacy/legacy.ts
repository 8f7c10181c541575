import type { Legacy } from '../call.ts';
import { planFor } from './call-plan.ts';
import { convert } from './convert.ts';
import type { LegacyWords } from './plan.ts';

/** A feature's old words, as its calls carry them. */
export const defineLegacy = (words: LegacyWords): Legacy => {
  const { fields = {}, calls = {}, inputs = {}, refusalCodes = {} } = words;
  return {
    words,
    refusalCodes,
    namesFor: ({ path, aliasOf }, side) => ({
      ...fields,
      ...calls[aliasOf ?? path],
      ...calls[path],
      ...(side === 'input' && inputs[aliasOf ?? path]),
    }),
    toWire: (call, side, value) => convert(planFor(call, side), value, 'toWire'),
    fromWire: (call, side, value) => convert(planFor(call, side), value, 'fromWire'),
  };
};
