import type { NavigationUnit } from '@inkstone/exam/blueprint';
import type { AttemptStart } from '../journal/attempt-start.ts';

/** Whether the questions of a navigation unit are loaded: those of a later section come when it is entered. */
export const hasContent = ({ sets }: AttemptStart, { parts }: NavigationUnit): boolean => {
  const loadedSetIds = new Set(sets.map(({ id }) => id));
  return parts.every((part) => part.sets.every(({ id }) => loadedSetIds.has(id)));
};
