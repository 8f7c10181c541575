import type { Blueprint } from './bound-blueprint.ts';
import { listQuestions } from './navigation-units.ts';

/** What an attempt shows in an order of its own. */
export type OwnOrder = 'questions' | 'options' | 'both';

const ownsOptions = (blueprint: Blueprint): boolean =>
  blueprint.sections.some(({ shufflesOptions }) => shufflesOptions) ||
  listQuestions(blueprint).some(({ optionOrder }) => optionOrder !== undefined);

/** What an attempt shows in another order than the stored one; null: nothing. */
export const findOwnOrder = (blueprint: Blueprint): OwnOrder | null => {
  const hasOptions = ownsOptions(blueprint);
  if (blueprint.hasShuffledQuestions) return hasOptions ? 'both' : 'questions';
  return hasOptions ? 'options' : null;
};
