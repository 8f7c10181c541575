import { useDebouncedValue } from '@mantine/hooks';
import { failureFrom, useApiQuery } from '@inkstone/call/web';
import { useMenu } from '@inkstone/session/web';
import { search } from '../../contract.ts';
import { toGroups, type Group } from './search-results.ts';

const debounceMs = 250;

/** State of the search. */
export type SearchState =
  | { is: 'untyped' }
  | { is: 'searching' }
  | { is: 'failed'; isLost: boolean; retry(): void }
  | { is: 'found'; q: string; groups: readonly Group[]; isStale: boolean };

/** Searches after a pause in typing; earlier results stay until the next arrive. */
export const useSearch = (text: string, isStudent: boolean): SearchState => {
  const { built } = useMenu();
  const typed = text.trim();
  const [q] = useDebouncedValue(typed, debounceMs);
  const searchQuery = useApiQuery(search, { q }, { enabled: q !== '', keepPrevious: true });
  if (typed === '') return { is: 'untyped' };
  if (searchQuery.isError) {
    const isLost = failureFrom(searchQuery.error)?.kind === 'network';
    return { is: 'failed', isLost, retry: () => void searchQuery.refetch() };
  }
  if (q === '' || !searchQuery.data) return { is: 'searching' };
  const groups = toGroups(searchQuery.data, { isStudent, built, q });
  const isStale = searchQuery.isPlaceholderData || q !== typed;
  // Empty results of earlier words are not shown for new ones.
  if (isStale && groups.length === 0) return { is: 'searching' };
  return { is: 'found', q, groups, isStale };
};
