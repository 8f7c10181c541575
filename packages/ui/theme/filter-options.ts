import { matchesSearch } from '@inkstone/base';
import { isOptionsGroup, type ComboboxParsedItem, type OptionsFilter } from '@mantine/core';

/** The options of a searchable field whose label, or whose group, has every typed word, as all searches compare them. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  let left = limit;
  const take = <Option>(found: readonly Option[]): Option[] => {
    const shown = found.slice(0, left);
    left -= shown.length;
    return shown;
  };
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!isOptionsGroup(option)) return matchesSearch(search, option.label) ? take([option]) : [];
    const group = typeof option.group === 'string' ? option.group : null;
    const items = take(option.items.filter(({ label }) => matchesSearch(search, group, label)));
    return items.length > 0 ? [{ ...option, items }] : [];
  });
};
