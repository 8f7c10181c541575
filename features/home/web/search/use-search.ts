import { useDebouncedValue } from '@mantine/hooks';
import { failureFrom, useApiQuery } from '@inkstone/call/web';
import { useMenu } from '@inkstone/session/web';
import { search } from '../../contract.ts';
import { toGroups, type Group } from './search-results.ts';

const debounceMs = 250;

/** How the search stands. */
export type SearchState =
  | { is: 'untyped' }
  | { is: 'searching' }
  | { is: 'failed'; isLost: boolean; retry(): void }
  | { is: 'found'; q: string; groups: readonly Group[]; isStale: boolean };

/** Searches when typing rests; what was found stays until the next is there. */
export const useSearch = (text: string, isStudent: boolean): SearchState => {
  const { built } = useMenu();
  const typed = text.trim();
  const [q] = useDebouncedValue(typed, debounceMs);
  const asked = useApiQuery(search, { q }, { enabled: q !== '', keepPrevious: true });
  if (typed === '') return { is: 'untyped' };
  if (asked.isError) {
    const isLost = failureFrom(asked.error)?.kind === 'network';
    return { is: 'failed', isLost, retry: () => void asked.refetch() };
  }
  if (q === '' || !asked.data) return { is: 'searching' };
  const groups = toGroups(asked.data, { isStudent, built, q });
  const isStale = asked.isPlaceholderData || q !== typed;
  // What stood there for other words says nothing about these.
  if (isStale && groups.length === 0) return { is: 'searching' };
  return { is: 'found', q, groups, isStale };
};
