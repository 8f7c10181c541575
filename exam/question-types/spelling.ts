import { optionLetter } from '@inkstone/base';
import { idsOf } from './shapes.ts';
import type { Option } from './shapes.ts';

/** The letter of an option among the options; a question mark for one that is not there. */
export const letterIn = (options: readonly Option[], id: string): string => {
  const index = idsOf(options).indexOf(id);
  return index < 0 ? '?' : optionLetter(index);
};

/** Letters of chosen options in the order of the alphabet, joined by commas: `A,C`. */
export const spellSet = (options: readonly Option[], ids: readonly string[]): string =>
  ids
    .map((id) => letterIn(options, id))
    .toSorted()
    .join(',');

/** Letters of options in the order given, joined by slashes: `B/A/C`. */
export const spellSequence = (options: readonly Option[], ids: readonly string[]): string =>
  ids.map((id) => letterIn(options, id)).join('/');
