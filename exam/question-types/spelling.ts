import { optionLetter } from '@inkstone/base';
import { listOptionIds } from './shapes.ts';
import type { Option } from './shapes.ts';

/** The letter of an option; a question mark for an unknown one. */
export const getOptionLetter = (options: readonly Option[], id: string): string => {
  const index = listOptionIds(options).indexOf(id);
  return index < 0 ? '?' : optionLetter(index);
};

/** Letters of chosen options in the order of the alphabet, joined by commas: `A,C`. */
export const spellSet = (options: readonly Option[], ids: readonly string[]): string =>
  ids
    .map((id) => getOptionLetter(options, id))
    .toSorted()
    .join(',');

/** Letters of options in the order given, joined by slashes: `B/A/C`. */
export const spellSequence = (options: readonly Option[], ids: readonly string[]): string =>
  ids.map((id) => getOptionLetter(options, id)).join('/');
