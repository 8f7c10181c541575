import { foldAccents, foldCase } from '@inkstone/base';
import { isOptionsGroup, type ComboboxParsedItem, type OptionsFilter } from '@mantine/core';

/** Case, accents and look-alike signs make no other word. The table of traditional characters is too large for every page. */
const foldOption = (text: string): string => foldAccents(foldCase(text));

const hasWords = (search: string, ...texts: readonly (string | null)[]): boolean => {
  const folded = texts.map((text) => foldOption(text ?? ''));
  return foldOption(search)
    .split(/\s+/)
    .every((word) => folded.some((text) => text.includes(word)));
};

/** The options of a searchable field whose label, or whose group, has every typed word. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  let left = limit;
  const take = <Option>(matches: readonly Option[]): Option[] => {
    const shown = matches.slice(0, left);
    left -= shown.length;
    return shown;
  };
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!isOptionsGroup(option)) return hasWords(search, option.label) ? take([option]) : [];
    const group = typeof option.group === 'string' ? option.group : null;
    const items = take(option.items.filter(({ label }) => hasWords(search, group, label)));
    return items.length > 0 ? [{ ...option, items }] : [];
  });
};
